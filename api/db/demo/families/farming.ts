import { type Family, hourly, occupation, weekly } from "./types.ts";

export const farming: Family = {
  days: [
    "The season decides what the day is for.",
    "Water, shade and breaks are part of the plan in summer.",
    "Weather is checked in the evening, and the crew gets a message.",
    "Machines are greased before they leave the yard.",
  ],
  teams: [
    "You will work in a crew of {team}.",
    "The farm has {team} people through the year and more at harvest.",
    "You will join {team} others; new people work beside experienced ones.",
    "A crew of {team} shares the early start.",
  ],
  growth: [
    "People who come back each season earn more each season.",
    "Crew leads are chosen from the crew.",
    "We teach tractor and irrigation work to those who want it.",
  ],
  traits: [
    "Getting up early without complaint",
    "Care for plants, animals and machines",
    "Keeping up a steady pace",
    "Safe work with tools and chemicals",
    "Looking out for each other in the heat",
  ],
  occupations: [
    occupation("equipment-operator-farm", "45-2091.00", hourly(20.5), ["NONE", 1, 3], "farm", {
      titles: "Tractor Operator | Farm Equipment Operator | Irrigation Operator",
      purposes: "plant, spray and harvest in straight lines",
      duties:
        "Drive tractors and combines | Set up planters and sprayers | Check fields and lines | Grease and repair | Load and haul crops | Record what was done where",
      days: "Long days at planting and harvest, shorter ones in winter.",
      skills: "Tractor operation | Equipment maintenance | Irrigation | GPS guidance | Pesticide safety",
      licences: "Valid driver's license",
      flags: ["seasonal"],
    }),
    occupation("farmworker", "45-2092.00", hourly(17.8, 0.05), ["NONE", 0, 0], "farm", {
      titles: "Farmworker | Greenhouse Worker | Orchard Worker | Nursery Worker",
      purposes: "plant, tend and pick with care | bring in the harvest while it is at its best",
      duties:
        "Plant, thin and weed | Pick and sort by size and color | Load bins and trucks | Move irrigation lines | Prune and tie | Clean tools and packing areas",
      days: "You start at first light and are done before the worst heat.",
      skills: "Harvesting | Planting | Pruning | Sorting | Irrigation",
      flags: ["seasonal"],
    }),
    occupation("livestock-worker", "45-2093.00", weekly(760, 0.09), ["NONE", 0, 2], "farm", {
      titles: "Dairy Farm Worker | Ranch Hand | Livestock Caretaker",
      purposes: "look after animals every day of the year",
      duties:
        "Feed, water and bed | Milk and record | Watch for sick animals | Move herds and mend fences | Help at birth | Clean barns and equipment",
      days: "Chores twice a day, fences and repairs between them.",
      skills: "Animal care | Milking | Fence repair | Equipment operation | Observation",
    }),
    occupation("logger", "45-4022.00", hourly(24), ["NONE", 0, 3], "farm", {
      titles: "Logging Equipment Operator | Skidder Operator",
      purposes: "harvest timber and leave the ground in good order",
      duties:
        "Operate skidders and loaders | Cut to marks and lengths | Protect streams and young trees | Inspect machines daily | Load trucks | Keep radio contact",
      days: "Machines warm up before dawn, and the last load leaves by three.",
      skills:
        "Logging equipment | Chainsaw operation | Equipment maintenance | Timber measurement | First aid",
    }),
  ],
};
