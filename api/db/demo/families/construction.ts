import { type Family, hourly, occupation } from "./types.ts";

export const construction: Family = {
  days: [
    "A short talk about safety opens every day, and anybody may stop the work.",
    "Tools are shared, charged and put back.",
    "Weather moves the plan; the crew hears about it the evening before.",
    "You can drive past what you built.",
  ],
  teams: [
    "You will work in a crew of {team} under one foreman.",
    "The company has {team} people in the field, and apprentices are taught, not just watched.",
    "You will join {team} others; most have been with us for years.",
    "A crew of {team} stays together from site to site.",
  ],
  growth: [
    "Apprenticeship hours are recorded and count toward your license.",
    "Foremen are promoted from the crews.",
    "We pay for safety courses and license exams.",
  ],
  traits: [
    "Safe habits without being reminded",
    "Measuring twice",
    "Your own basic hand tools",
    "A ride to the yard by starting time",
    "Pride in work that will be covered up",
  ],
  occupations: [
    occupation("foreman", "47-1011.00", hourly(36.5), ["HIGH_SCHOOL", 4, 8], "field", {
      titles: "Construction Foreman | Crew Foreman | Site Supervisor",
      purposes: "lead a crew that finishes safely and on the day it said",
      duties:
        "Plan the day and assign work | Check layout, quality and safety | Order materials and equipment | Record hours and progress | Teach apprentices | Talk with inspectors and other trades",
      days: "You lay out the work, keep it moving and write it down.",
      skills: "Crew supervision | Blueprint reading | OSHA standards | Scheduling | Layout | Quality control",
    }),
    occupation("carpenter", "47-2031.00", hourly(27.8), ["NONE", 1, 4], "field", {
      titles: "Carpenter | Finish Carpenter | Framing Carpenter | Form Carpenter",
      purposes: "build straight, square and to last",
      duties:
        "Read plans and lay out walls | Frame, sheathe and brace | Hang doors and set trim | Build forms and stairs | Repair what the old house hides | Keep the site clean",
      days: "Layout first, then saws and nails until the light changes.",
      skills: "Framing | Finish carpentry | Blueprint reading | Power tools | Layout",
      flags: ["contract"],
    }),
    occupation("concrete-finisher", "47-2051.00", hourly(25.5), ["NONE", 0, 3], "field", {
      titles: "Concrete Finisher | Cement Mason",
      purposes: "pour and finish slabs that drain the right way",
      duties:
        "Set forms and check grade | Place, screed and float | Finish edges and joints | Cure and protect | Cut and patch | Clean tools before they set",
      days: "Pours start early, and nobody leaves before the slab is done.",
      skills: "Concrete finishing | Form setting | Screeding | Grade checking | Power tools",
    }),
    occupation("laborer", "47-2061.00", hourly(21.5), ["NONE", 0, 1], "field", {
      titles: "Construction Laborer | General Laborer | Demolition Laborer",
      purposes: "keep the site supplied, clean and moving",
      duties:
        "Carry and stage materials | Dig, rake and backfill | Take down and haul away | Set barriers and flag traffic | Help carpenters and masons | Clean up daily",
      days: "You do what the day needs and learn from every trade on site.",
      skills: "Site cleanup | Hand tools | Material handling | Demolition | Traffic control",
      flags: ["seasonal"],
    }),
    occupation("equipment-operator", "47-2073.00", hourly(29.5), ["NONE", 1, 5], "field", {
      titles: "Heavy Equipment Operator | Excavator Operator | Grader Operator",
      purposes: "move earth to the inch",
      duties:
        "Operate excavators, loaders and graders | Check grade by laser or GPS | Dig near utilities with a spotter | Grease and inspect daily | Load trucks evenly | Keep the site drained",
      days: "You grease at seven, dig until three and leave the machine ready.",
      skills:
        "Excavator operation | Grade checking | Equipment maintenance | Trench safety | GPS machine control",
    }),
    occupation("drywall-installer", "47-2081.00", hourly(26.5), ["NONE", 0, 3], "field", {
      titles: "Drywall Installer | Drywall Finisher | Ceiling Installer",
      purposes: "hang and finish walls that look like nothing happened",
      duties:
        "Measure, cut and hang board | Tape and finish joints | Install metal studs and grids | Sand and clean | Patch and match texture | Stack materials safely",
      days: "Hang by noon, tape by evening, sand tomorrow.",
      skills: "Drywall hanging | Taping and finishing | Metal framing | Hand tools | Lift operation",
    }),
    occupation("electrician", "47-2111.00", hourly(31), ["HIGH_SCHOOL", 1, 5], "field", {
      titles: "Electrician | Journeyman Electrician | Residential Electrician | Commercial Electrician",
      purposes: "wire buildings so that nobody has to think about it",
      duties:
        "Bend conduit and pull wire | Install panels, devices and lights | Find and fix faults | Read prints and follow code | Test and label circuits | Teach apprentices",
      days: "New work in the morning, service calls when they come.",
      skills:
        "Electrical wiring | National Electrical Code | Conduit bending | Troubleshooting | Blueprint reading",
      licences: "State electrician license or registered apprenticeship",
    }),
    occupation("painter", "47-2141.00", hourly(22.8), ["NONE", 0, 3], "field", {
      titles: "House Painter | Commercial Painter",
      purposes: "prepare well and paint once",
      duties:
        "Protect floors and furniture | Scrape, sand, fill and prime | Brush, roll and spray | Match colors | Clean up every evening | Walk the job with the customer",
      days: "Half of the day is preparation, and it shows in the other half.",
      skills:
        "Surface preparation | Spray painting | Color matching | Ladder safety | Customer communication",
      flags: ["seasonal"],
    }),
    occupation("plumber", "47-2152.00", hourly(31), ["HIGH_SCHOOL", 1, 5], "field", {
      titles: "Plumber | Service Plumber | Pipefitter | Residential Plumber",
      purposes: "bring clean water in and take the other kind out",
      duties:
        "Install pipe, fixtures and heaters | Find leaks and clear drains | Read prints and size lines | Solder, thread and glue | Test and get inspections | Explain options and cost before starting",
      days: "Three or four calls a day, or one site for weeks.",
      skills: "Pipe installation | Soldering | Plumbing code | Troubleshooting | Customer communication",
      licences: "State plumber license or registered apprenticeship",
    }),
    occupation("roofer", "47-2181.00", hourly(24.5), ["NONE", 0, 3], "field", {
      titles: "Roofing Installer | Commercial Roofer | Shingle Roofer",
      purposes: "keep the rain out for thirty years",
      duties:
        "Set up fall protection | Tear off and haul down | Lay underlayment, shingles or membrane | Flash walls and vents | Find and fix leaks | Leave the yard free of nails",
      days: "Early start, tied off, done before the worst heat.",
      skills: "Roof installation | Fall protection | Flashing | Leak repair | Hand tools",
    }),
    occupation("solar-installer", "47-2231.00", hourly(24.2), ["HIGH_SCHOOL", 0, 2], "field", {
      titles: "Solar Installer | Solar Crew Lead",
      purposes: "put panels on roofs and power into houses",
      duties:
        "Measure roofs and lay out arrays | Mount rails and panels | Run conduit and connect inverters | Test and commission | Explain the system to the owner | Keep roof and crew safe",
      days: "One roof a day, sometimes two small ones.",
      skills: "Panel installation | Fall protection | Electrical wiring | Roof layout | Power tools",
      licences: "Valid driver's license",
    }),
  ],
};
