import { type Family, hourly, occupation, yearly } from "./types.ts";

export const legal: Family = {
  days: [
    "Deadlines are entered twice and checked weekly.",
    "Clients get a call back on the same day.",
    "Drafts are read by a second pair of eyes.",
    "Research, drafting and calls divide the day.",
  ],
  teams: [
    "You will work with {team} attorneys and staff.",
    "The office has {team} people and one shared docket.",
    "You will join a practice group of {team}.",
    "We are {team}, and everybody knows every case.",
  ],
  growth: [
    "Continuing legal education is paid for.",
    "You will have client contact from the first month.",
    "The path to more responsibility is written down.",
  ],
  traits: [
    "Precise, plain writing",
    "Absolute discretion",
    "Meeting every deadline",
    "Courtesy to the other side",
    "Judgment about what matters",
  ],
  occupations: [
    occupation("lawyer", "23-1011.00", yearly(124_000, 0.14), ["DOCTORATE", 1, 6], "office", {
      titles: "Associate Attorney | Staff Attorney | Corporate Counsel",
      purposes: "advise clients clearly and stand up for them",
      duties:
        "Research and write memoranda | Draft agreements and pleadings | Appear at hearings | Negotiate settlements | Advise clients in plain words | Supervise paralegals",
      days: "Court or client meetings before noon, drafting after.",
      skills:
        "Legal research | Legal writing | Negotiation | Client counseling | Litigation | Contract drafting",
      licences: "State bar admission",
      remote: 0.08,
      hybrid: 0.4,
    }),
    occupation("paralegal", "23-2011.00", hourly(29.5), ["ASSOCIATE", 1, 4], "office", {
      titles: "Paralegal | Litigation Paralegal | Legal Assistant",
      purposes: "have files ready before the attorney asks",
      duties:
        "Draft pleadings and letters | Collect and index documents | File with the courts | Keep the calendar | Talk with clients and witnesses | Prepare for hearings",
      days: "Filings first, then documents, then tomorrow's hearing.",
      skills: "Legal drafting | E-discovery | Court filing | Legal research | Case management",
      remote: 0.08,
      hybrid: 0.35,
    }),
    occupation("title-examiner", "23-2093.00", hourly(25), ["HIGH_SCHOOL", 0, 3], "office", {
      titles: "Title Examiner | Escrow Assistant",
      purposes: "make sure that what is sold can be sold",
      duties:
        "Search deeds, liens and taxes | Write title reports | Clear defects with lenders | Prepare closings | Record documents | Keep files complete",
      days: "A stack of searches, a handful of problems and two closings.",
      skills: "Title search | Real estate law | Document review | Data entry | Customer service",
      remote: 0.2,
      hybrid: 0.2,
    }),
  ],
};
