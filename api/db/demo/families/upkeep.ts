import { daily, type Family, hourly, occupation } from "./types.ts";

export const upkeep: Family = {
  days: [
    "You work from a list and decide the order yourself.",
    "Supplies are stocked and equipment works.",
    "A supervisor comes by once a shift and can be called at any time.",
    "When something is broken, you report it with a photo and it gets fixed.",
  ],
  teams: [
    "You will join a crew of {team}.",
    "The team has {team} people; new colleagues are shown everything once and again.",
    "You will work with {team} others, in pairs where the work is heavy.",
    "A crew of {team} looks after these grounds and buildings.",
  ],
  growth: [
    "Crew leads are promoted from within.",
    "Raises come after ninety days and after one year.",
    "We pay for licenses in pest control and tree work.",
  ],
  traits: [
    "Thorough work when nobody is looking",
    "Reliability",
    "Respect for other people's rooms and things",
    "Safe handling of chemicals and tools",
    "A friendly word for the people you meet",
  ],
  occupations: [
    occupation("janitor", "37-2011.00", hourly(17.2, 0.06), ["NONE", 0, 1], "rounds", {
      titles: "Janitor | Custodian | Building Cleaner | Floor Care Custodian",
      purposes: "leave rooms clean enough that people notification without knowing why",
      duties:
        "Clean floors, rooms and restrooms | Empty trash and recycling | Refill supplies | Wax and shampoo by schedule | Lock and unlock | Clear snow and leaves at the doors",
      days: "You have a route of rooms and finish it before you lock up.",
      skills: "Cleaning | Floor care | Equipment operation | Chemical safety | Time management",
    }),
    occupation("housekeeper", "37-2012.00", hourly(16.2, 0.06), ["NONE", 0, 1], "hotel", {
      titles: "Housekeeper | Room Attendant | Housekeeping Attendant",
      purposes: "make every room feel new",
      duties:
        "Make beds and change linens | Clean bathrooms and floors | Restock towels and supplies | Report repairs | Turn in what guests forgot | Keep the cart in order",
      days: "Twelve to fifteen rooms a day, starting with the departures.",
      skills: "Room cleaning | Laundry | Attention to detail | Time management | Guest service",
      flags: ["seasonal"],
    }),
    occupation("pest-technician", "37-2021.00", hourly(20.4, 0.07), ["HIGH_SCHOOL", 0, 1], "local", {
      titles: "Pest Control Technician | Termite Technician",
      purposes: "solve pest problems at their cause",
      duties:
        "Inspect homes and kitchens | Treat carefully and by label | Seal gaps and set traps | Explain what to change | Record what was used | Look after truck and sprayer",
      days: "Eight to ten stops a day, most of them regulars.",
      skills: "Pest identification | Chemical safety | Customer service | Route planning | Inspection",
      licences: "State applicator license; we train | Valid driver's license",
    }),
    occupation("landscaper", "37-3011.00", hourly(19.4, 0.07), ["NONE", 0, 1], "field", {
      titles: "Landscaper | Groundskeeper | Lawn Care Worker | Irrigation Helper",
      purposes: "keep lawns, beds and paths in shape through the year",
      duties:
        "Mow, trim and edge | Plant, mulch and weed | Repair sprinklers | Blow leaves and plow snow | Load and secure equipment | Talk with owners",
      days: "Five to eight properties a day in season, projects in between.",
      skills: "Lawn care | Planting | Irrigation repair | Equipment operation | Pruning",
      flags: ["seasonal"],
    }),
    occupation("tree-worker", "37-3013.00", hourly(24.5), ["NONE", 0, 3], "field", {
      titles: "Tree Climber | Arborist | Tree Care Groundsman",
      purposes: "prune and remove trees without harm to anything below",
      duties:
        "Climb or work from the bucket | Prune to standards | Rig and lower limbs | Chip and clean up | Inspect ropes and saws | Explain the work to owners",
      days: "Briefing, rigging, climbing, cleaning up: in this order, every time.",
      skills: "Tree climbing | Chainsaw operation | Rigging | Pruning | First aid",
    }),
    occupation("cleaning-crew", "37-2011.00", daily(142, 0.1), ["NONE", 0, 0], "rounds", {
      titles: "Event Cleaning Crew | Post-Construction Cleaner",
      purposes: "turn venues and new buildings over in a day",
      duties:
        "Sweep, scrub and mop large areas | Clean glass and fixtures | Sort trash and recycling | Move and stack chairs | Check rooms against a list | Load the van",
      days: "Each day is another building, with the crew's van there and back.",
      skills: "Cleaning | Floor care | Teamwork | Equipment operation | Stamina",
    }),
  ],
};
