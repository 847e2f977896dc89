import { type Family, hourly, occupation, yearly } from "./types.ts";

export const community: Family = {
  days: [
    "Visits, calls and notes share the week; supervision has a fixed hour of its own.",
    "Caseloads are capped, and the cap is kept.",
    "You will know the other agencies in town and have their direct numbers.",
    "Some days are heavy, and colleagues notification.",
  ],
  teams: [
    "You will join {team} counselors, case workers and peers.",
    "The program has {team} staff members and meets every Wednesday.",
    "You will work with {team} colleagues from several professions.",
    "A team of {team} shares this caseload.",
  ],
  growth: [
    "Clinical supervision toward your license is included.",
    "We pay for training hours and license renewals.",
    "Loan repayment programs recognize this site.",
  ],
  traits: [
    "Respect for people's own choices",
    "Good boundaries and good notes",
    "Patience with forms, offices and waiting lists",
    "Ease with people of every background",
    "A second language is welcome",
  ],
  occupations: [
    occupation("school-counselor", "21-1012.00", yearly(61_500, 0.07), ["MASTER", 0, 4], "school", {
      titles: "School Counselor | College and Career Counselor",
      purposes: "help students through school and toward what comes next",
      duties:
        "Meet students one to one and in groups | Plan courses and graduation paths | Work with teachers and families | Refer students for outside help | Lead lessons on study and stress | Keep records confidential",
      days: "Students drop in between lessons, and planned meetings fill the rest.",
      skills:
        "Student counseling | Academic planning | Crisis response | Family communication | Record keeping",
      licences: "State school counselor certificate",
    }),
    occupation("mental-health-counselor", "21-1014.00", yearly(57_500, 0.09), ["MASTER", 0, 4], "clinic", {
      titles: "Mental Health Counselor | Substance Use Counselor | Outpatient Therapist",
      purposes: "help people find steadier ground",
      duties:
        "Assess new clients | Lead single and group sessions | Write treatment plans with clients | Plan for crises before they come | Coordinate with prescribers | Keep notes current",
      days: "Five or six sessions a day, with time after each of them.",
      skills:
        "Counseling | Treatment planning | Crisis response | Group facilitation | Motivational interviewing",
      licences: "State counseling license, or working toward it",
      remote: 0.2,
      hybrid: 0.15,
    }),
    occupation("family-social-worker", "21-1021.00", yearly(54_000, 0.07), ["BACHELOR", 0, 3], "office", {
      titles: "Child and Family Social Worker | Foster Care Case Manager | Family Support Specialist",
      purposes: "keep children safe and families together where that is possible",
      duties:
        "Visit families at home | Write safety and service plans | Find and support foster homes | Prepare reports for court | Connect families with housing and food | Keep case notes complete",
      days: "Home visits fill half of the week; court and paperwork the rest.",
      skills: "Case management | Family assessment | Court reports | Crisis response | Community resources",
      licences: "Valid driver's license",
      hybrid: 0.3,
    }),
    occupation("medical-social-worker", "21-1022.00", yearly(64_000, 0.07), ["MASTER", 1, 4], "clinic", {
      titles: "Medical Social Worker | Hospice Social Worker | Discharge Planner",
      purposes: "help patients and families with everything around the illness",
      duties:
        "Meet patients and families | Plan safe discharges | Explain benefits and coverage | Arrange equipment and home care | Support people in grief | Work with nurses and physicians",
      days: "You follow the census in the morning and the phone in the afternoon.",
      skills: "Discharge planning | Case management | Counseling | Medicare and Medicaid | Care coordination",
      licences: "State social work license",
    }),
    occupation(
      "social-service-assistant",
      "21-1093.00",
      hourly(20.4, 0.06),
      ["HIGH_SCHOOL", 0, 2],
      "office",
      {
        titles: "Case Aide | Shelter Advocate | Housing Navigator | Youth Program Assistant",
        purposes: "help people through the first door and the next one",
        duties:
          "Welcome people and ask what they need | Help with applications and documents | Find openings in housing and programs | Drive clients to appointments | Keep the resource list current | Stock the pantry and the clothing room",
        days: "Some people stay five minutes, some all morning; you make time for both.",
        skills: "Client intake | Community resources | Data entry | De-escalation | Customer service",
      },
    ),
    occupation("community-health-worker", "21-1094.00", hourly(23, 0.06), ["HIGH_SCHOOL", 0, 3], "visits", {
      titles: "Community Health Worker | Patient Navigator | Outreach Worker",
      purposes: "bring care to people who do not come for it",
      duties:
        "Visit people where they live | Explain appointments, medication and coverage | Help with forms and transport | Lead small classes | Report needs to the clinic | Keep visit notes",
      days: "You are out until three and at your desk until the notes are done.",
      skills: "Outreach | Health education | Care navigation | Motivational interviewing | Documentation",
    }),
    occupation("psychologist", "19-3033.00", yearly(96_000), ["DOCTORATE", 0, 4], "clinic", {
      titles: "Clinical Psychologist | Staff Psychologist | Child Psychologist",
      purposes: "assess carefully and treat with methods that are known to help",
      duties:
        "Carry out assessments and write reports | Lead therapy with adults and children | Supervise trainees | Consult with physicians and schools | Plan care with clients | Keep confidential records",
      days: "Four to six clients a day, with report time protected on Fridays.",
      skills:
        "Psychological assessment | Psychotherapy | Report writing | Clinical supervision | Crisis response",
      licences: "State psychologist license",
      remote: 0.15,
      hybrid: 0.15,
    }),
  ],
};
