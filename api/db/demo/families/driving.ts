import { type Family, hourly, occupation, weekly } from "./types.ts";

export const driving: Family = {
  days: [
    "Vehicles are inspected before they move, and nobody is asked to skip that.",
    "Traffic and weather are part of the job, so plans leave room for both.",
    "Dispatch is one call away and answers it.",
    "Vehicles are washed and serviced on a fixed schedule by our own shop.",
  ],
  teams: [
    "{team} drivers work from this location, with two dispatchers.",
    "You will join {team} drivers; a trainer rides along for the first week.",
    "The group has {team} drivers, and vehicles are assigned, not drawn.",
    "You will work with {team} other drivers and a dispatcher who used to drive.",
  ],
  growth: [
    "Safe driving is rewarded twice a year.",
    "Routes are bid by seniority every spring and fall.",
    "Drivers who like to teach can become trainers after one year.",
  ],
  traits: [
    "Calm at the wheel",
    "Being where you said you would be, or calling ahead",
    "Care with other people's goods",
    "A clean and orderly vehicle",
    "Willingness to follow every safety rule, also when it is late",
  ],
  occupations: [
    occupation("truck-driver", "53-3032.00", hourly(28.5, 0.08), ["NONE", 1, 3], "local", {
      titles: "Truck Driver | Class A Driver | Regional Truck Driver | Store Delivery Driver",
      purposes:
        "move freight between our docks and customers safely and on time | drive a well-kept tractor on routes you can plan your life around",
      duties:
        "Inspect tractor and trailer before and after each trip | Drive planned routes and keep electronic logs | Back into docks with care and secure the load | Check paperwork and seals | Report delays before they become late | Keep the cab clean for the next driver",
      days: "You check in with dispatch, inspect, roll, and are back with the paperwork done. | Most days hold two to four stops and 150 to 300 miles.",
      skills:
        "Commercial driving | Electronic logging | Load securement | Pre-trip inspection | Route planning | Defensive driving",
      licences: "Class A commercial driver's license | Clean driving record for three years",
    }),
    occupation("long-haul-driver", "53-3032.00", weekly(1_480, 0.11), ["NONE", 1, 3], "overroad", {
      titles: "Over-the-Road Driver | Long Haul Truck Driver | Dedicated Lane Driver",
      purposes: "carry full loads across several states in an assigned truck",
      duties:
        "Drive assigned loads within hours-of-service rules | Inspect and report defects | Plan fuel, rest and parking | Secure and protect freight | Keep logs and bills of lading in order | Stay in touch with your dispatcher",
      days: "You drive eight to ten hours, rest properly and start again; your dispatcher knows your name and your home days.",
      skills:
        "Commercial driving | Hours-of-service rules | Trip planning | Load securement | Electronic logging | Defensive driving",
      licences: "Class A commercial driver's license",
    }),
    occupation("delivery-driver", "53-3033.00", hourly(20.8), ["NONE", 0, 2], "local", {
      titles: "Delivery Driver | Parcel Delivery Driver | Route Driver | Home Delivery Driver",
      purposes:
        "bring orders to the right door in good condition | run a delivery route that customers can rely on",
      duties:
        "Load the van in stop order | Drive the route safely and within the law | Carry orders to the door and confirm delivery | Note access problems for the next driver | Collect returns and empties | Report damage to goods or vehicle at once",
      days: "You load early, deliver through the middle of the day and return with an empty van. | A route has 60 to 120 stops, depending on the neighborhood.",
      skills:
        "Safe driving | Route planning | Customer service | Load handling | Delivery apps | Time management",
      licences: "Valid driver's license",
      flags: ["seasonal"],
    }),
    occupation("bus-driver", "53-3051.00", hourly(22.5), ["HIGH_SCHOOL", 0, 2], "school", {
      titles: "School Bus Driver | Student Transportation Driver",
      purposes: "take children to school and home again safely",
      duties:
        "Inspect the bus before every run | Drive a set route and keep its times | Watch loading, unloading and crossings | Know the students and keep order kindly | Report concerns to the school | Fuel and sweep the bus",
      days: "Two runs in the morning, two in the afternoon, and the middle of the day is yours.",
      skills:
        "Passenger transport | Defensive driving | Pre-trip inspection | Student management | First aid",
      licences: "Class B commercial driver's license with passenger and school bus endorsements; we train",
    }),
    occupation("shuttle-driver", "53-3053.00", hourly(17.8), ["NONE", 0, 1], "rounds", {
      titles: "Shuttle Driver | Courtesy Van Driver | Passenger Van Driver",
      purposes: "drive passengers with care and good humor",
      duties:
        "Pick up passengers at set times | Help with luggage, walkers and doors | Keep the vehicle clean and fueled | Follow routes and radio for changes | Record trips and mileage | Report wear before it becomes a repair",
      days: "You circle a familiar route and learn who needs an arm and who would rather not.",
      skills: "Safe driving | Customer service | Passenger assistance | Route planning | Radio communication",
      licences: "Valid driver's license",
    }),
  ],
};
