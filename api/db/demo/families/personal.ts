import { type Family, hourly, occupation } from "./types.ts";

export const personal: Family = {
  days: [
    "People come back because they like how they are treated.",
    "The day has its regulars and its surprises.",
    "Rooms and equipment are cleaned between guests.",
    "Music is chosen by whoever opens.",
  ],
  teams: [
    "You will work with {team} colleagues.",
    "The team has {team} people, and days off can be traded.",
    "You will join {team} others and meet the regulars in your first week.",
    "We are a team of {team}.",
  ],
  growth: [
    "Classes and certificates are paid for.",
    "You can build your own group of regulars here.",
    "Lead positions open every year.",
  ],
  traits: [
    "Warmth without hurry",
    "Cleanliness",
    "Being on time for people who booked you",
    "Listening before acting",
    "Good humor",
  ],
  occupations: [
    occupation("hairdresser", "39-5012.00", hourly(19.5, 0.11), ["HIGH_SCHOOL", 0, 3], "shop", {
      titles: "Hair Stylist | Salon Stylist | Cosmetologist",
      purposes: "cut, color and listen",
      duties:
        "Talk through what the guest wants | Cut, color and style | Keep color records | Clean chair and tools | Recommend products honestly | Book the next visit",
      days: "Six to eight guests a day, some of them for years.",
      skills: "Haircutting | Hair coloring | Client consultation | Sanitation | Styling",
      licences: "State cosmetology license",
      flags: ["tips", "commission"],
    }),
    occupation("nail-technician", "39-5092.00", hourly(17, 0.08), ["HIGH_SCHOOL", 0, 2], "shop", {
      titles: "Nail Technician | Manicurist",
      purposes: "take good care of hands and feet",
      duties:
        "Give manicures and pedicures | Shape, polish and repair | Disinfect tools after each guest | Keep the station ventilated and neat | Book follow-up visits | NotificationText skin that needs a doctor",
      days: "Half of the guests book, half walk in.",
      skills: "Manicures | Pedicures | Sanitation | Nail art | Customer service",
      licences: "State nail technician license",
      flags: ["tips"],
    }),
    occupation("fitness-instructor", "39-9031.00", hourly(22.5, 0.12), ["HIGH_SCHOOL", 0, 2], "shop", {
      titles: "Group Fitness Instructor | Personal Trainer | Yoga Instructor | Swim Instructor",
      purposes: "help people get stronger and come back tomorrow",
      duties:
        "Lead classes for mixed levels | Assess members and plan training | Correct form kindly | Check equipment | Keep attendance and notes | Invite newcomers in",
      days: "Early classes, a quiet noon, a full evening.",
      skills: "Group instruction | Personal training | Exercise science | CPR | Motivation",
      licences: "Accredited fitness certification | CPR certificate",
    }),
    occupation("recreation-worker", "39-9032.00", hourly(17.2, 0.07), ["HIGH_SCHOOL", 0, 1], "events", {
      titles: "Recreation Leader | Camp Counselor | Activities Assistant",
      purposes: "fill afternoons and summers with things worth doing",
      duties:
        "Plan games, crafts and outings | Lead groups of all ages | Set up and clean up | Keep attendance and permissions | Give first aid | Talk with families",
      days: "You plan in the morning and play in the afternoon.",
      skills: "Activity planning | Group leadership | First aid | Communication | Safety procedures",
      flags: ["seasonal"],
    }),
    occupation("massage-therapist", "31-9011.00", hourly(27, 0.08), ["HIGH_SCHOOL", 0, 2], "shop", {
      titles: "Massage Therapist | Spa Massage Therapist",
      purposes: "send people home lighter than they came",
      duties:
        "Ask about health and wishes | Give massage in several techniques | Suggest stretches and follow-up | Keep treatment notes | Prepare and clean the room | Recommend products honestly",
      days: "Five sessions on a full day, with time between them to rest your hands.",
      skills: "Swedish massage | Deep tissue massage | Client consultation | Anatomy | Draping",
      licences: "State massage therapy license",
      flags: ["tips"],
    }),
  ],
};
