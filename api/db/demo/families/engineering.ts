import { type Family, hourly, occupation, yearly } from "./types.ts";

export const engineering: Family = {
  days: [
    "You will divide your time between drawings, calculations and the place where the work is built or used.",
    "Reviews are scheduled, not squeezed in, and nobody signs what they have not checked.",
    "Projects last from a few weeks to two years, so there is always something starting and something finishing.",
    "Site visits happen about once a week, in a company vehicle.",
  ],
  teams: [
    "You will join a group of {team} engineers, drafters and technicians.",
    "The office has {team} people who share projects across disciplines.",
    "You will work under a licensed engineer with {team} colleagues in the same discipline.",
    "The team of {team} meets on Mondays to plan the week and on Fridays to look at what was learned.",
  ],
  growth: [
    "We support professional licensure with study time, exam fees and a raise on passing.",
    "You will lead a small project of your own within the first year.",
    "Membership in one professional society is paid.",
  ],
  traits: [
    "Careful checking of your own work and of others'",
    "Sketches and notes that people in the field understand",
    "A practical sense of how things are built and maintained",
    "Willingness to visit sites in all weather",
    "Honest estimates of time and cost",
  ],
  occupations: [
    occupation("architect", "17-1011.00", yearly(88_000), ["BACHELOR", 3, 7], "office", {
      titles: "Architect | Project Architect | Architectural Designer",
      purposes:
        "design buildings that serve the people in them for a long time | take projects from first sketch through construction",
      duties:
        "Develop designs with clients and consultants | Prepare drawings and specifications for permit | Coordinate structure, mechanical and electrical work | Answer questions from builders and visit the site | Check designs against code and accessibility rules | Mentor younger designers",
      days: "You draw in the morning, coordinate after lunch and visit a site once or twice a week. | Studio days are quiet; site days are not.",
      skills:
        "Revit | Building codes | Construction documents | AutoCAD | Sustainable design | Client communication",
      licences: "State architect license, or progress toward it",
      hybrid: 0.4,
      flags: ["intern"],
    }),
    occupation("surveyor", "17-1022.00", hourly(33.5), ["ASSOCIATE", 2, 6], "field", {
      titles: "Land Surveyor | Survey Party Chief",
      purposes:
        "measure land so that everybody can agree where it is | lead field crews on boundary and construction surveys",
      duties:
        "Run total station and GNSS equipment | Research deeds and earlier surveys | Stake out roads, utilities and buildings | Keep field notes that stand up later | Check and deliver point files to the office | Look after instruments and the truck",
      days: "You load the truck early, are on site most of the day and hand in data before you go home. | Fields, roadsides and building sites are your office.",
      skills:
        "GNSS surveying | Total station | AutoCAD Civil 3D | Boundary law | Construction staking | Field notes",
    }),
    occupation("civil-engineer", "17-2051.00", yearly(94_000), ["BACHELOR", 1, 6], "office", {
      titles: "Civil Engineer | Transportation Engineer | Water Resources Engineer",
      purposes:
        "design roads, water and sites that communities rely on | plan and deliver public works that last",
      duties:
        "Prepare grading, drainage and utility designs | Write reports and permit applications | Estimate quantities and cost | Review contractors' submittals | Attend public meetings and explain the design | Observe construction and record what was built",
      days: "Design software fills most of the day; a site visit keeps it honest. | You carry two or three projects at a time, each in a different phase.",
      skills: "AutoCAD Civil 3D | Drainage design | Cost estimating | Permitting | GIS | Technical writing",
      licences: "Engineer in Training or Professional Engineer license",
      hybrid: 0.35,
      flags: ["senior", "intern"],
    }),
    occupation("electrical-engineer", "17-2071.00", yearly(107_000), ["BACHELOR", 2, 6], "office", {
      titles: "Electrical Engineer | Power Systems Engineer | Controls Engineer",
      purposes:
        "design power and control systems that are safe and easy to maintain | keep plants and buildings supplied and under control",
      duties:
        "Prepare single-line diagrams and panel layouts | Run load, short-circuit and arc-flash studies | Program and test controllers | Write specifications and review bids | Support commissioning on site | Keep drawings current with what is installed",
      days: "You move between studies, drawings and the plant floor. | Commissioning weeks are on site; design weeks are in the office.",
      skills:
        "Power system analysis | PLC programming | AutoCAD Electrical | National Electrical Code | Commissioning | Technical writing",
      hybrid: 0.3,
      flags: ["senior", "intern"],
    }),
    occupation("environmental-engineer", "17-2081.00", yearly(98_000), ["BACHELOR", 1, 6], "office", {
      titles: "Environmental Engineer | Water Treatment Engineer",
      purposes:
        "clean up sites and keep water and air within limits | design treatment systems and prove that they work",
      duties:
        "Plan sampling and review laboratory results | Design treatment and containment systems | Write permit applications and compliance reports | Oversee contractors during cleanup | Calculate emissions and loads | Explain findings to clients and regulators",
      days: "Sampling plans and reports take most of the week, field work the rest. | You are on a client's site about one day in five.",
      skills:
        "Environmental permitting | Water treatment | Sampling plans | AutoCAD | Data analysis | Technical writing",
      hybrid: 0.35,
      flags: ["senior", "intern"],
    }),
    occupation("industrial-engineer", "17-2112.00", yearly(96_000), ["BACHELOR", 1, 5], "office", {
      titles: "Industrial Engineer | Process Engineer | Continuous Improvement Engineer",
      purposes:
        "make the line safer, steadier and less wasteful | study how work flows and take out what gets in the way",
      duties:
        "Time and map processes with the people who run them | Lay out workstations and material flow | Lead small improvement projects from idea to habit | Track scrap, downtime and output | Justify new equipment with figures | Train supervisors in standard work",
      days: "You are on the floor in the morning and with the data in the afternoon. | Operators are your best source, so you spend time where they work.",
      skills:
        "Lean manufacturing | Time study | Process improvement | AutoCAD | Statistical process control | Microsoft Excel",
      hybrid: 0.1,
      flags: ["senior", "intern"],
    }),
    occupation("mechanical-engineer", "17-2141.00", yearly(98_500), ["BACHELOR", 1, 6], "office", {
      titles: "Mechanical Engineer | Design Engineer | HVAC Design Engineer",
      purposes:
        "design parts and systems that can be built, serviced and trusted | take mechanical designs from calculation to production",
      duties:
        "Model parts and assemblies and make drawings | Calculate loads, tolerances and heat | Build and test prototypes | Work with suppliers on materials and cost | Solve problems on the shop floor | Release and control design changes",
      days: "You alternate between the model, the test bench and the shop floor. | Design reviews are on Tuesdays; the rest of the week is for building and checking.",
      skills:
        "SolidWorks | GD&T | Prototyping | Finite element analysis | Design for manufacturing | Technical drawings",
      hybrid: 0.25,
      flags: ["senior", "intern"],
    }),
    occupation("drafter", "17-3011.00", hourly(29.5), ["ASSOCIATE", 1, 4], "office", {
      titles: "CAD Drafter | Architectural Drafter | Civil Drafter",
      purposes:
        "turn sketches and markups into drawings that can be built from | prepare clean drawing sets for permit and construction",
      duties:
        "Draw plans, sections and details to office standards | Pick up redlines accurately | Check dimensions and references across sheets | Keep drawing libraries in order | Assemble and issue drawing sets | Measure existing buildings on site",
      days: "You work through markups in the morning and new sheets in the afternoon. | Deadlines come in waves, and the team shares them.",
      skills: "AutoCAD | Revit | Construction documents | Building codes | Bluebeam | Attention to detail",
      hybrid: 0.3,
    }),
    occupation("mechatronics-technician", "17-3024.00", hourly(31), ["ASSOCIATE", 1, 4], "plant", {
      titles: "Mechatronics Technician | Automation Technician | Robotics Technician",
      purposes:
        "keep automated lines running and improve them shift by shift | install, test and repair the machines that move our product",
      duties:
        "Diagnose faults in sensors, drives and controllers | Carry out planned maintenance on robots and conveyors | Read schematics and trace wiring | Replace and set up motors and pneumatics | Record repairs and spare parts | Train operators in safe restarts",
      days: "You take the hand-over, walk the line and work from planned jobs until something calls. | Breakdowns come first; planned work fills the time between them.",
      skills:
        "PLC troubleshooting | Pneumatics | Electrical schematics | Robot maintenance | Lockout/tagout | Hand tools",
    }),
  ],
};
