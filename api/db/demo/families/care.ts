import { type Family, hourly, occupation } from "./types.ts";

export const care: Family = {
  days: [
    "You will see the same people often enough to notification small changes.",
    "The work is hands-on, and there is always somebody experienced to ask.",
    "Care plans say what has to be done; how it is done kindly is up to you.",
    "Notes are short and written on the day.",
  ],
  teams: [
    "You will work with {team} aides, assistants and nurses.",
    "A mentor stays with you for the first two weeks in a team of {team}.",
    "The team has {team} people, and someone experienced is on every shift.",
    "You will be one of {team} colleagues who cover for each other.",
  ],
  growth: [
    "We pay for certification and renewals.",
    "Several of our nurses started here as aides.",
    "Shift pay rises after six and twelve months.",
  ],
  traits: [
    "Patience, and respect for people's habits",
    "Reliability: someone is waiting for you",
    "Clear reports when something has changed",
    "Comfort with close, hands-on work",
    "Discretion",
  ],
  occupations: [
    occupation("home-health-aide", "31-1121.00", hourly(16.4, 0.06), ["NONE", 0, 1], "visits", {
      titles: "Home Health Aide | Hospice Aide",
      purposes: "help people stay in their own homes",
      duties:
        "Help with bathing, dressing and walking | Prepare simple meals | Remind clients about medication | Check vital signs and write them down | Do light housekeeping | Call the nurse about changes",
      days: "Two to four visits a day, planned close together.",
      skills: "Personal care | Vital signs | Meal preparation | Transfers | Documentation",
      licences: "Home health aide certificate; we train | Valid driver's license",
      flags: ["per-diem"],
    }),
    occupation("personal-care-aide", "31-1122.00", hourly(15.9, 0.05), ["NONE", 0, 0], "visits", {
      titles: "Personal Care Aide | Caregiver | Companion Caregiver | Direct Support Professional",
      purposes:
        "be good company and practical help to older neighbors | support adults with disabilities in everyday life",
      duties:
        "Help with getting up, washing and dressing | Cook and share meals | Drive to appointments and shops | Keep rooms tidy | Encourage walks, games and calls | Write a short note after each visit",
      days: "Breakfast, a walk, an errand, a card game: the day follows the client.",
      skills: "Personal care | Companionship | Meal preparation | Safe driving | Light housekeeping",
    }),
    occupation("nursing-assistant", "31-1131.00", hourly(18.8, 0.06), ["HIGH_SCHOOL", 0, 1], "hospital", {
      titles: "Certified Nursing Assistant | Patient Care Technician | Nurse Aide",
      purposes: "give residents daily care with dignity | be the hands and eyes of the nursing team",
      duties:
        "Help residents wash, dress and eat | Turn and move them safely | Take vital signs | Answer call lights promptly | Record intake and output | Tell the nurse what is different today",
      days: "You look after eight to ten residents and know how each of them takes coffee.",
      skills: "Personal care | Vital signs | Transfers | Infection control | Documentation",
      licences: "Nursing assistant certification",
      flags: ["per-diem"],
    }),
    occupation("therapy-aide", "31-2022.00", hourly(17.2, 0.06), ["HIGH_SCHOOL", 0, 1], "clinic", {
      titles: "Physical Therapy Aide | Rehabilitation Aide",
      purposes: "keep a busy therapy gym running and safe",
      duties:
        "Prepare equipment and rooms | Guide patients to their exercises | Clean after each session | Schedule visits and take calls | Fold linens and order supplies | Help with transfers",
      days: "You are in the gym most of the day, a step ahead of the therapists.",
      skills: "Patient transfers | Scheduling | Customer service | Infection control | Organization",
    }),
    occupation("dental-assistant", "31-9091.00", hourly(22, 0.06), ["HIGH_SCHOOL", 0, 2], "clinic", {
      titles: "Dental Assistant | Orthodontic Assistant",
      purposes: "help the dentist work and the patient relax",
      duties:
        "Prepare rooms and instruments | Assist at the chair | Take images and impressions | Explain care after treatment | Sterilize and restock | Schedule follow-up visits",
      days: "You work with one dentist and two rooms.",
      skills: "Chairside assisting | Dental imaging | Sterilization | Impressions | Patient communication",
      licences: "State radiography certificate for dental assistants",
    }),
    occupation("medical-assistant", "31-9092.00", hourly(20.4, 0.06), ["HIGH_SCHOOL", 0, 2], "clinic", {
      titles: "Medical Assistant | Clinical Medical Assistant | Front and Back Office Medical Assistant",
      purposes: "keep the clinic on time and patients informed",
      duties:
        "Room patients and take vital signs | Update histories and medication lists | Give injections and draw blood | Prepare referrals and refills | Clean and stock rooms | Answer calls and messages",
      days: "You share two exam rooms with one provider and keep the schedule honest.",
      skills: "Vital signs | Phlebotomy | Electronic health records | Injections | Patient communication",
      licences: "Medical assistant certification, or within six months | BLS certification",
    }),
    occupation("phlebotomist", "31-9097.00", hourly(20.2, 0.06), ["HIGH_SCHOOL", 0, 2], "clinic", {
      titles: "Phlebotomist | Mobile Phlebotomist | Donor Center Phlebotomist",
      purposes: "draw blood on the first try, and gently",
      duties:
        "Check identity and orders | Draw blood from adults and children | Label at the chair | Prepare and ship samples | Calm nervous patients | Keep the station clean and stocked",
      days: "The busiest hours are before breakfast; you see thirty to forty people a day.",
      skills: "Venipuncture | Specimen handling | Patient communication | Infection control | Data entry",
      licences: "Phlebotomy certification",
    }),
  ],
};
