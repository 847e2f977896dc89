import { type Family, hourly, occupation, yearly } from "./types.ts";

export const protection: Family = {
  days: [
    "Every round, call and count is logged.",
    "Most of the work is being present, being polite and noticing.",
    "You know the plan for fire, storm and medical calls because it is practiced.",
    "The radio is never far.",
  ],
  teams: [
    "You will work on a shift of {team}.",
    "The shift has {team} people and one supervisor.",
    "You will join {team} colleagues who train together every month.",
    "A team of {team} shares the schedule fairly.",
  ],
  growth: [
    "We pay for licenses and renewals.",
    "Supervisors are promoted from within.",
    "First aid and de-escalation training is part of the job.",
  ],
  traits: [
    "Calm, polite firmness",
    "Exact reports",
    "Being awake and present at every hour",
    "Clean background check",
    "Neat appearance",
  ],
  occupations: [
    occupation("firefighter", "33-2011.00", yearly(57_000, 0.07), ["HIGH_SCHOOL", 0, 2], "hospital", {
      titles: "Firefighter | Firefighter EMT",
      purposes: "answer when the bell rings",
      duties:
        "Answer fire and medical calls | Check engines, hoses and air packs daily | Drill and keep fit | Inspect buildings | Teach schools and families | Keep the station",
      days: "Checks at seven, drills at ten, calls whenever they come.",
      skills: "Fire suppression | Emergency medical care | Rescue | Equipment checks | Public education",
      licences: "State firefighter certification | State EMT license",
    }),
    occupation("correctional-officer", "33-3012.00", hourly(25.5, 0.06), ["HIGH_SCHOOL", 0, 1], "rounds", {
      titles: "Detention Officer | Correctional Officer",
      purposes: "keep a facility safe for everybody in it",
      duties:
        "Supervise housing units | Count, search and log | Prevent conflicts by talking | Escort to visits and court | Answer emergencies | Write exact reports",
      days: "Counts and rounds divide the shift.",
      skills: "Supervision | De-escalation | Report writing | Radio communication | First aid",
    }),
    occupation("security-guard", "33-9032.00", hourly(18.2, 0.07), ["HIGH_SCHOOL", 0, 1], "rounds", {
      titles: "Security Officer | Security Guard | Site Security Officer | Access Control Officer",
      purposes: "keep people and buildings safe by being there",
      duties:
        "Patrol by foot or vehicle | Check doors, alarms and cameras | Sign visitors in | Talk before anything else | Call for help and stay | Write daily reports",
      days: "A round every hour, the desk in between.",
      skills: "Patrolling | Report writing | De-escalation | Access control | First aid",
      licences: "State security guard license",
      flags: ["lead", "seasonal"],
    }),
    occupation("lifeguard", "33-9092.00", hourly(16.4, 0.06), ["NONE", 0, 0], "shop", {
      titles: "Lifeguard | Pool Lifeguard | Beach Lifeguard",
      purposes: "watch the water and nothing else",
      duties:
        "Watch swimmers from the stand | Rescue and give first aid | Explain rules kindly | Test and record water | Rotate posts | Train every week",
      days: "Thirty minutes on the stand, thirty off, all day.",
      skills: "Water rescue | CPR | First aid | Observation | Communication",
      licences: "Lifeguard certification | CPR certificate",
      flags: ["seasonal"],
    }),
    occupation(
      "public-safety-dispatcher",
      "43-5031.00",
      hourly(24, 0.07),
      ["HIGH_SCHOOL", 0, 2],
      "hospital",
      {
        titles: "Emergency Dispatcher | Public Safety Telecommunicator",
        purposes: "stay calm for people who cannot",
        duties:
          "Answer emergency and other calls | Send police, fire and ambulance | Give instructions until help arrives | Track units by radio and map | Check records | Write exact logs",
        days: "Some hours are silent and some are not; you are trained for both.",
        skills: "Emergency communication | Radio communication | Typing | Multitasking | Map reading",
      },
    ),
  ],
};
