import { type Family, hourly, occupation } from "./types.ts";

export const animals: Family = {
  days: [
    "Animals first, then the people who love them, then the paperwork.",
    "Kennels and rooms are cleaned before the doors open and after they close.",
    "Some days bring puppies and some bring goodbyes; colleagues help with both.",
    "Handling is gentle here, and nobody holds a difficult animal alone.",
  ],
  teams: [
    "You will work with {team} colleagues and several pets of the house.",
    "The team has {team} people, and one of them is always on the floor to ask.",
    "You will join {team} others; training is side by side for the first month.",
    "A team of {team} shares weekends fairly.",
  ],
  growth: [
    "Courses toward a credential are paid for.",
    "Raises come after ninety days and after one year.",
    "Assistants can train to become technicians here.",
  ],
  traits: [
    "Calm, quiet hands",
    "Kind words for worried owners",
    "No fear of mess, noise or fur",
    "Watching closely and writing it down",
    "Weekend and holiday shifts in turn",
  ],
  occupations: [
    occupation("veterinary-technician", "29-2056.00", hourly(20.5, 0.07), ["ASSOCIATE", 0, 3], "clinic", {
      titles: "Veterinary Technician | Emergency Veterinary Technician",
      purposes: "care for animals and reassure the people who brought them",
      duties:
        "Take histories and vital signs | Draw blood and run tests | Assist in surgery and monitor anesthesia | Take images and clean teeth | Explain home care | Keep kennels and records in order",
      days: "Appointments in the morning, surgery at noon, discharges before closing.",
      skills:
        "Animal handling | Anesthesia monitoring | Laboratory testing | Dental cleaning | Client education",
      licences: "State veterinary technician credential, or eligibility",
    }),
    occupation("veterinary-assistant", "31-9096.00", hourly(17, 0.06), ["HIGH_SCHOOL", 0, 1], "clinic", {
      titles: "Veterinary Assistant | Kennel Technician | Animal Hospital Assistant",
      purposes: "keep animals calm, clean and fed",
      duties:
        "Hold animals for exams | Feed, walk and clean | Prepare rooms and instruments | Give medication as ordered | Greet clients and weigh pets | Wash laundry and restock",
      days: "You start with the kennels and then help in the exam rooms.",
      skills:
        "Animal handling | Cleaning and sanitation | Client service | Feeding and medication | Observation",
    }),
    occupation("animal-caretaker", "39-2021.00", hourly(16.2, 0.06), ["NONE", 0, 1], "shop", {
      titles: "Animal Caretaker | Kennel Attendant | Dog Groomer | Doggy Daycare Attendant",
      purposes: "look after animals while their people are away",
      duties:
        "Feed, walk and play | Clean kennels and yards | Watch groups for trouble | Bathe and brush | Give medication as written | Tell owners about the day",
      days: "Drop-off, playgroups, naps, pickup: the dogs know the clock.",
      skills: "Animal handling | Grooming | Cleaning and sanitation | Customer service | Observation",
      flags: ["tips"],
    }),
  ],
};
