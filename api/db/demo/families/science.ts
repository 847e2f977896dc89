import { type Family, hourly, occupation, yearly } from "./types.ts";

export const science: Family = {
  days: [
    "Methods are written down, and changes to them are signed.",
    "The bench and the desk share the week about evenly.",
    "Instruments are booked a day ahead, so mornings start without a queue.",
    "Results are discussed before they are reported.",
  ],
  teams: [
    "You will join {team} scientists and technicians.",
    "The group has {team} people and one long table where data is discussed.",
    "You will work in a team of {team} across field, laboratory and office.",
    "A senior scientist guides a group of {team}.",
  ],
  growth: [
    "You may publish and present your work.",
    "We pay for one course or conference a year.",
    "Technicians can move into scientist roles here, and several have.",
  ],
  traits: [
    "Exact notes",
    "Honesty about results that did not come out",
    "Care with samples, reagents and animals",
    "Clear figures and short reports",
    "Safe habits at the bench and in the field",
  ],
  occupations: [
    occupation("chemist", "19-2031.00", yearly(78_000), ["BACHELOR", 0, 4], "office", {
      titles: "Chemist | Quality Control Chemist | Analytical Chemist",
      purposes: "measure what is in it, and stand behind the number",
      duties:
        "Prepare samples and standards | Run chromatography and spectroscopy | Review data and report results | Validate methods | Look into results out of specification | Keep instruments calibrated",
      days: "You set up runs in the morning and review them in the afternoon.",
      skills:
        "Chromatography | Spectroscopy | Method validation | Laboratory safety | Data analysis | Good laboratory practice",
      flags: ["senior", "intern"],
    }),
    occupation("environmental-scientist", "19-2041.00", yearly(74_000), ["BACHELOR", 0, 4], "office", {
      titles: "Environmental Scientist | Environmental Specialist | Wetland Scientist",
      purposes: "find out what is in soil, water and air, and what to do about it",
      duties:
        "Plan and carry out sampling | Map sites and habitats | Write permit applications and reports | Check laboratory data | Advise clients on rules | Oversee field crews",
      days: "Two days in boots, three at a desk.",
      skills: "Environmental sampling | GIS | Permitting | Technical writing | Data analysis | Field work",
      hybrid: 0.3,
      flags: ["senior", "intern"],
    }),
    occupation("biological-technician", "19-4021.00", hourly(24.5), ["BACHELOR", 0, 2], "office", {
      titles: "Laboratory Technician | Biological Technician | Research Assistant",
      purposes: "keep experiments running and their records straight",
      duties:
        "Prepare media, buffers and samples | Run assays to protocol | Care for cells and equipment | Enter data the day it is made | Order supplies | Keep benches and freezers in order",
      days: "Protocols set the clock: some days start early so that nothing has to wait.",
      skills: "Cell culture | PCR | Pipetting | Laboratory safety | Data entry | Sterile technique",
      flags: ["intern", "contract"],
    }),
    occupation("forestry-technician", "19-4071.00", hourly(21.5), ["HIGH_SCHOOL", 0, 2], "field", {
      titles: "Forestry Technician | Conservation Technician | Trail Crew Technician",
      purposes: "look after forests and the trails through them",
      duties:
        "Measure and mark trees | Plant, thin and burn under supervision | Keep trails and fire lines open | Map with GPS | Maintain saws and trucks | Talk with visitors",
      days: "You are outside all day, in pairs, with a radio.",
      skills: "Forest inventory | Chainsaw operation | GPS mapping | Plant identification | Wildfire safety",
      licences: "Valid driver's license",
      flags: ["seasonal"],
    }),
  ],
};
