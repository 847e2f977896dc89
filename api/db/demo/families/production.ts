import { type Family, hourly, occupation, yearly } from "./types.ts";

export const production: Family = {
  days: [
    "Shifts hand over at the machine, with five minutes' overlap.",
    "Numbers are on a board: safety, quality, output, in this order.",
    "You rotate between stations, which keeps the work fresh.",
    "Anybody can stop the line for quality.",
  ],
  teams: [
    "The line has {team} people and one lead.",
    "You will join a shift of {team}.",
    "You will work with {team} operators, two mechanics and a quality technician.",
    "A crew of {team} runs this area.",
  ],
  growth: [
    "Pay rises with each station you learn.",
    "Leads are chosen from the line.",
    "We pay for evening classes in machining and maintenance.",
  ],
  traits: [
    "An eye for what is not right",
    "Safety glasses on, phone away",
    "Steady pace and steady attendance",
    "Simple records in good handwriting",
    "Willingness to learn the next station",
  ],
  occupations: [
    occupation("production-supervisor", "51-1011.00", yearly(67_500, 0.09), ["HIGH_SCHOOL", 3, 6], "plant", {
      titles: "Production Supervisor | Manufacturing Team Leader",
      purposes: "lead a shift that makes good parts and goes home safe",
      duties:
        "Start the shift with safety and the plan | Place people where they are trained | Solve stops with maintenance and quality | Review scrap and output hourly | Coach and review operators | Hand over in writing",
      days: "You are on the floor, with a half hour of desk at each end.",
      skills:
        "Team leadership | Lean manufacturing | Production planning | Safety procedures | Quality control",
    }),
    occupation("assembler", "51-2092.00", hourly(19.6, 0.06), ["NONE", 0, 1], "plant", {
      titles: "Assembler | Production Associate | Assembly Line Worker",
      purposes: "put products together that work the first time",
      duties:
        "Assemble to picture instructions | Use torque and hand tools | Check each step before passing on | Pack finished units | Report missing or bad parts | Keep the station clean",
      days: "A cycle takes two to six minutes, and you change stations at each break.",
      skills: "Assembly | Hand tools | Quality inspection | Reading work instructions | Teamwork",
      flags: ["seasonal"],
    }),
    occupation("meat-trimmer", "51-3022.00", hourly(18.6, 0.06), ["NONE", 0, 0], "plant", {
      titles: "Poultry Processor | Meat Trimmer | Fish Processor",
      purposes: "prepare food safely at a steady pace",
      duties:
        "Trim and portion by knife | Check for bones and defects | Keep knives sharp and gloves on | Pack by weight | Clean and sanitize | Rotate positions",
      days: "The room is cold and bright, and the line has breaks on the clock.",
      skills: "Knife skills | Food safety | Quality inspection | Packing | Stamina",
    }),
    occupation("batch-maker", "51-3092.00", hourly(20.2, 0.06), ["HIGH_SCHOOL", 0, 2], "plant", {
      titles: "Food Batch Maker | Mixing Operator | Brewery Cellar Operator",
      purposes: "make every batch taste like the last good one",
      duties:
        "Weigh and check ingredients | Run mixers, kettles and tanks | Take samples and adjust | Record lots and times | Clean lines between products | Report leaks and alarms",
      days: "Two or three batches a shift, with cleaning between them.",
      skills: "Batch mixing | Food safety | Process control | Record keeping | Sanitation",
    }),
    occupation("machinist", "51-4041.00", hourly(26.5), ["HIGH_SCHOOL", 2, 5], "plant", {
      titles: "Machinist | CNC Machinist | Manual Machinist",
      purposes: "hold tenths and know why",
      duties:
        "Set up mills and lathes | Read prints and tolerances | Write and edit programs | Measure first and last parts | Change tools before they fail | Keep coolant and chips in order",
      days: "A setup in the morning, a run at noon, the next print before you leave.",
      skills: "CNC machining | Blueprint reading | GD&T | Precision measurement | G-code",
    }),
    occupation("welder", "51-4121.00", hourly(25.4), ["HIGH_SCHOOL", 0, 4], "plant", {
      titles: "Welder | MIG Welder | TIG Welder | Structural Welder",
      purposes: "join metal so that it stays joined",
      duties:
        "Read prints and weld symbols | Fit, tack and weld | Grind and check | Pass weld tests | Keep records of heats and lots | Look after machines and leads",
      days: "Fit-up first, then arc time, then inspection.",
      skills: "MIG welding | TIG welding | Blueprint reading | Fitting | Grinding | Weld inspection",
    }),
    occupation("quality-inspector", "51-9061.00", hourly(22.6, 0.07), ["HIGH_SCHOOL", 0, 3], "plant", {
      titles: "Quality Inspector | Quality Control Technician | Final Inspector",
      purposes: "say no to a bad part and explain why",
      duties:
        "Measure and test samples | Compare with prints and standards | Mark and hold what fails | Look for causes with operators | Calibrate gauges | Keep reports complete",
      days: "First pieces early, rounds through the shift, reports at the end.",
      skills:
        "Quality inspection | Precision measurement | Blueprint reading | Statistical process control | Microsoft Excel",
    }),
    occupation("packaging-operator", "51-9111.00", hourly(20.2, 0.06), ["NONE", 0, 2], "plant", {
      titles: "Packaging Operator | Filling Machine Operator | Bottling Line Operator",
      purposes: "keep the filling line full, straight and clean",
      duties:
        "Set up and start machines | Load film, caps and labels | Check weights and codes | Clear jams safely | Record output and stops | Clean and change over",
      days: "The line sets the rhythm, and changeovers break it up.",
      skills: "Machine operation | Quality inspection | Changeovers | Basic mechanics | Food safety",
    }),
  ],
};
