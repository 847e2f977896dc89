import { daily, type Family, hourly, occupation, yearly } from "./types.ts";

export const education: Family = {
  days: [
    "Planning time is on the schedule and stays there.",
    "Colleagues share materials and open their doors.",
    "Families are partners here, and most of them answer.",
    "The building is busy, bright and a little loud.",
  ],
  teams: [
    "You will join {team} colleagues who plan together.",
    "The staff has {team} members, and newcomers have a mentor for a year.",
    "You will plan with a group of {team} that meets every week.",
    "A team of {team} shares duties and good ideas.",
  ],
  growth: [
    "Tuition support is available for further certification.",
    "We give two paid days a year to visit colleagues elsewhere.",
    "You can lead without leaving your work with students.",
  ],
  traits: [
    "Warmth, and the patience to explain it a third time",
    "Order without a raised voice",
    "Clear messages to families",
    "Belief that every student can move forward",
    "Passing a background check before the first day",
  ],
  occupations: [
    occupation("preschool-teacher", "25-2011.00", hourly(18.4, 0.07), ["ASSOCIATE", 0, 2], "school", {
      titles: "Preschool Teacher | Toddler Teacher | Lead Teacher, Early Learning",
      purposes: "give small children a safe place to find things out",
      duties:
        "Plan play and learning for the week | Read, sing and go outside every day | Watch and note how children develop | Talk with parents at pickup | Keep the room clean and safe | Share meals and nap time duty",
      days: "Circle, snack, garden, nap, blocks: the day has a shape, and children love it.",
      skills:
        "Early childhood education | Lesson planning | Classroom management | Family communication | First aid",
      licences: "State early childhood credential | CPR and first aid certificate",
    }),
    occupation("elementary-teacher", "25-2021.00", yearly(60_500, 0.07), ["BACHELOR", 0, 3], "school", {
      titles: "Elementary School Teacher | Second Grade Teacher | Fourth Grade Teacher | Reading Teacher",
      purposes: "teach a class to read, reckon and get along",
      duties:
        "Plan lessons with your grade team | Teach reading, writing, mathematics and science | Check what was learned and teach it again where needed | Meet families twice a year and whenever it helps | Adapt work for different learners | Share recess and arrival duty",
      days: "Reading first, mathematics before lunch, projects in the afternoon.",
      skills:
        "Lesson planning | Classroom management | Reading instruction | Student assessment | Family communication",
      licences: "State teaching certificate",
    }),
    occupation("high-school-teacher", "25-2031.00", yearly(63_500, 0.07), ["BACHELOR", 0, 3], "school", {
      titles:
        "High School Math Teacher | High School Science Teacher | English Teacher | Spanish Teacher | History Teacher",
      purposes: "teach a subject so that students see the point of it",
      duties:
        "Teach five classes a day | Plan units and fair tests | Grade promptly and explain how to improve | Advise a homeroom | Work with counselors and families | Lead or support one activity",
      days: "Five lessons, one planning period and a club on Thursdays.",
      skills:
        "Lesson planning | Classroom management | Subject knowledge | Student assessment | Educational technology",
      licences: "State teaching certificate in the subject",
    }),
    occupation(
      "special-education-teacher",
      "25-2056.00",
      yearly(62_500, 0.07),
      ["BACHELOR", 0, 3],
      "school",
      {
        titles: "Special Education Teacher | Resource Room Teacher | Inclusion Teacher",
        purposes: "teach students whose path needs more than one map",
        duties:
          "Write education plans and keep them current | Teach small groups and co-teach | Guide paraprofessionals | Adapt lessons and tests | Track progress with data | Meet families and specialists",
        days: "Mornings in co-taught classes, afternoons in your own room.",
        skills:
          "Individual education plans | Differentiated instruction | Behavior support | Progress monitoring | Co-teaching",
        licences: "State special education certificate",
      },
    ),
    occupation("substitute-teacher", "25-3031.00", daily(152, 0.14), ["ASSOCIATE", 0, 0], "school", {
      titles: "Substitute Teacher | Building Substitute",
      purposes: "keep learning going when a teacher is out",
      duties:
        "Follow the plans left by the teacher | Keep order and take attendance | Help students with their work | Leave a clear note about the day | Cover duties on the schedule | Know the safety procedures",
      days: "You choose days and schools by phone or app, as early as the evening before.",
      skills: "Classroom management | Flexibility | Communication | Subject knowledge | Organization",
      licences: "State substitute permit",
    }),
    occupation("tutor", "25-3041.00", hourly(23, 0.1), ["ASSOCIATE", 0, 2], "school", {
      titles: "Math Tutor | Reading Tutor | Science Tutor",
      purposes: "help students understand what they missed",
      duties:
        "Find out where the gap is | Teach one to one or in threes | Prepare short exercises | Report progress to families | Keep attendance and notes | Celebrate what now works",
      days: "Sessions of forty-five minutes, back to back with short breaks.",
      skills: "One-to-one instruction | Mathematics | Reading instruction | Student assessment | Patience",
      remote: 0.45,
    }),
    occupation("librarian", "25-4022.00", yearly(61_000, 0.07), ["MASTER", 0, 3], "office", {
      titles: "Librarian | Youth Services Librarian | Reference Librarian",
      purposes: "help people find what they did not know how to ask for",
      duties:
        "Answer questions at the desk | Choose and weed the collection | Plan story hours and talks | Teach people to search | Keep displays fresh | Work one evening a week",
      days: "The desk in the morning, programs in the afternoon, ordering in between.",
      skills:
        "Reference services | Collection development | Program planning | Cataloging | Customer service",
    }),
    occupation("teaching-assistant", "25-9042.00", hourly(17.4, 0.06), ["HIGH_SCHOOL", 0, 1], "school", {
      titles: "Teaching Assistant | Paraprofessional | Special Education Aide | Classroom Aide",
      purposes: "be the second pair of hands and eyes in a classroom",
      duties:
        "Work with small groups | Help students with daily needs | Prepare materials | Supervise lunch and recess | Follow behavior plans | Tell the teacher what you saw",
      days: "You stay with one class most of the day and know every child by the second week.",
      skills: "Classroom support | Behavior support | Reading support | Communication | First aid",
    }),
    occupation("coach", "27-2022.00", yearly(46_500, 0.11), ["BACHELOR", 0, 3], "school", {
      titles: "Athletic Coach | Swim Coach | Assistant Coach",
      purposes: "teach young athletes to train well and lose well",
      duties:
        "Plan and lead practice | Teach technique safely | Prepare for meets and travel | Talk with families and teachers | Keep equipment and records | Follow the rules of the league",
      days: "Planning at noon, practice after school, meets on weekends.",
      skills: "Coaching | Practice planning | First aid | Communication | Motivation",
      licences: "CPR and first aid certificate",
    }),
    occupation("childcare-worker", "39-9011.00", hourly(15.8, 0.06), ["HIGH_SCHOOL", 0, 1], "school", {
      titles: "Childcare Worker | Daycare Assistant | Infant Room Caregiver",
      purposes: "give children safe, cheerful days",
      duties:
        "Play, read and go outside | Feed, change and rock | Follow each child's routine | Keep toys and rooms clean | Talk with parents | Count heads, again and again",
      days: "Mornings are for play, noon is for naps, afternoons are for outside.",
      skills: "Child supervision | Activity planning | First aid | Family communication | Patience",
      licences: "CPR and first aid certificate",
    }),
  ],
};
