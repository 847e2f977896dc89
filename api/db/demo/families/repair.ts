import { type Family, hourly, occupation } from "./types.ts";

export const repair: Family = {
  days: [
    "Work orders come by tablet, with photos and history.",
    "Parts are ordered before the machine is opened, when that is possible.",
    "You test before you hand it back.",
    "The hard ones are solved in pairs.",
  ],
  teams: [
    "You will join {team} colleagues at the tools.",
    "The shop has {team} people and a parts desk that answers.",
    "You will work with {team} colleagues, from apprentices to masters.",
    "A team of {team} shares the on-call weeks evenly.",
  ],
  growth: [
    "Manufacturer training is paid and on the clock.",
    "There is a tool allowance every year.",
    "Each certification raises your pay.",
  ],
  traits: [
    "Finding causes, not only symptoms",
    "Clean repairs and clear write-ups",
    "Lockout before hands go in",
    "Explaining a fault to somebody who is not technical",
    "Care for tools",
  ],
  occupations: [
    occupation("telecom-technician", "49-2022.00", hourly(29), ["HIGH_SCHOOL", 0, 3], "local", {
      titles: "Fiber Technician | Telecommunications Technician | Broadband Installer",
      purposes: "bring fast connections to homes and towers",
      duties:
        "Install and test lines | Splice fiber and certify it | Find faults with meters | Climb poles and ladders safely | Explain equipment to customers | Keep the van stocked",
      days: "Four to six appointments a day, each ends with a test.",
      skills: "Fiber splicing | Network testing | Ladder safety | Troubleshooting | Customer service",
      licences: "Valid driver's license",
    }),
    occupation("auto-mechanic", "49-3023.00", hourly(25.5, 0.1), ["HIGH_SCHOOL", 1, 4], "clinic", {
      titles: "Automotive Technician | Lube Technician | Brake and Alignment Technician",
      purposes: "find it, fix it and show the customer the old part",
      duties:
        "Inspect vehicles and write findings | Diagnose with scan tools | Repair brakes, steering and engines | Service and rotate | Road test | Keep your bay clean",
      days: "Oil and tires early, diagnosis before lunch, the big job after.",
      skills: "Vehicle diagnostics | Brake repair | Engine repair | Scan tools | Wheel alignment",
      licences: "Valid driver's license | ASE certification, or working toward it",
    }),
    occupation("diesel-mechanic", "49-3031.00", hourly(29.5), ["HIGH_SCHOOL", 1, 5], "plant", {
      titles: "Diesel Mechanic | Fleet Mechanic | Trailer Technician",
      purposes: "keep trucks on the road and out of the ditch",
      duties:
        "Inspect and service trucks and trailers | Diagnose engines and exhaust systems | Repair brakes, air and electric | Write up parts and hours | Answer road calls | Keep records for inspections",
      days: "Planned services fill the board, and road calls rearrange it.",
      skills: "Diesel engines | Air brakes | Electrical troubleshooting | Preventive maintenance | Welding",
      licences: "Valid driver's license",
    }),
    occupation("bicycle-repairer", "49-3091.00", hourly(18.6), ["NONE", 0, 2], "shop", {
      titles: "Bicycle Mechanic | Bike Shop Technician",
      purposes: "make bicycles quiet, straight and safe",
      duties:
        "Tune, true and adjust | Build new bicycles | Diagnose noises | Quote repairs before starting | Order parts | Help customers choose",
      days: "The stand is never empty in spring; winter is for wheels and overhauls.",
      skills: "Bicycle repair | Wheel building | Customer service | Parts ordering | Hand tools",
      flags: ["seasonal"],
    }),
    occupation("hvac-technician", "49-9021.00", hourly(29), ["HIGH_SCHOOL", 1, 4], "local", {
      titles: "HVAC Technician | HVAC Installer | Refrigeration Technician",
      purposes: "keep people warm in January and cool in July",
      duties:
        "Diagnose and repair heating and cooling | Install units and ductwork | Charge refrigerant by the book | Service filters, belts and burners | Explain options and cost | Share the on-call week",
      days: "Five calls on a summer day, installations in spring and fall.",
      skills:
        "HVAC systems | Refrigeration | Electrical troubleshooting | Duct installation | Customer service",
      licences: "EPA Section 608 certification | Valid driver's license",
    }),
    occupation("machinery-mechanic", "49-9041.00", hourly(31), ["HIGH_SCHOOL", 2, 5], "plant", {
      titles: "Industrial Maintenance Mechanic | Maintenance Technician, Production | Millwright",
      purposes: "keep production lines running and fix them for good",
      duties:
        "Repair drives, conveyors and pumps | Do planned maintenance on time | Read prints and schematics | Weld and fabricate small parts | Record work and parts | Help with new installations",
      days: "Planned work from the list until a line calls.",
      skills:
        "Mechanical repair | Hydraulics | Pneumatics | Preventive maintenance | Welding | Lockout/tagout",
    }),
    occupation("lineworker", "49-9051.00", hourly(42), ["HIGH_SCHOOL", 1, 4], "field", {
      titles: "Electrical Lineworker | Power Line Technician",
      purposes: "keep the lights on, and bring them back after storms",
      duties:
        "Build and repair overhead and underground lines | Climb and work from buckets | Switch and ground circuits | Set poles and transformers | Answer storm calls | Teach apprentices",
      days: "Planned construction most days, storms when they come.",
      skills: "Line construction | Pole climbing | Electrical safety | Rigging | Bucket truck operation",
      licences: "Class A commercial driver's license",
    }),
    occupation("clock-repairer", "49-9064.00", hourly(24), ["HIGH_SCHOOL", 1, 4], "clinic", {
      titles: "Watch and Clock Repairer",
      purposes: "bring old clocks back to time",
      duties:
        "Take movements apart and clean them | Make or find missing parts | Oil, regulate and test | Write estimates by hand and by mail | Look after the tower clocks in town | Talk with owners about what the clock deserves",
      days: "The bench has good light, a lathe and very little noise.",
      skills: "Clock repair | Small lathe work | Fine hand tools | Estimating | Customer communication",
    }),
    occupation("maintenance-worker", "49-9071.00", hourly(23), ["HIGH_SCHOOL", 1, 3], "clinic", {
      titles:
        "Maintenance Technician | Building Maintenance Worker | General Maintenance Worker | Building Engineer",
      purposes: "fix what breaks and notification what is about to",
      duties:
        "Answer work orders | Repair plumbing, doors and lights | Paint and patch | Change filters and test alarms | Turn rooms or apartments | Keep the shop in order",
      days: "Urgent things first, then the list, then the walk-through.",
      skills: "General repairs | Plumbing repair | Electrical repair | Painting | Preventive maintenance",
      licences: "Valid driver's license",
    }),
    occupation("wind-technician", "49-9081.00", hourly(30.5), ["ASSOCIATE", 0, 3], "field", {
      titles: "Wind Turbine Technician",
      purposes: "climb, inspect and keep turbines turning",
      duties:
        "Climb towers with full protection | Torque, grease and inspect | Troubleshoot electrical and hydraulic faults | Replace sensors and parts | Record work | Practice rescue",
      days: "Calm days are for climbing, windy days for the shop.",
      skills: "Tower climbing | Electrical troubleshooting | Hydraulics | Torque tools | Rescue training",
    }),
    occupation("water-operator", "51-8031.00", hourly(28), ["HIGH_SCHOOL", 0, 4], "plant", {
      titles: "Water Treatment Operator | Wastewater Plant Operator",
      purposes: "keep water safe around the clock",
      duties:
        "Take samples and test | Adjust chemicals and pumps | Read gauges and log them | Maintain equipment | Answer alarms | Prepare reports for the state",
      days: "Rounds every two hours, with a control room in between.",
      skills: "Water treatment | Laboratory testing | Pump maintenance | SCADA | Record keeping",
      licences: "State operator license, or in training",
    }),
  ],
};
