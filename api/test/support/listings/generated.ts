import { Prng } from "./prng.ts";

/** What a generated listing says, as a draft is to hold it. */
export interface SaidJob {
  readonly title: string;
  readonly company: string;
  readonly town: readonly [locality: string, region: string];
  readonly mode: "ONSITE" | "HYBRID" | "TELECOMMUTE";
  readonly type: "FULL_TIME" | "PART_TIME" | "TEMPORARY" | "CONTRACTOR";
  readonly pay: { readonly min: number; readonly max: number; readonly unit: "HOUR" | "YEAR" };
  readonly hours: number;
  readonly deadline: string;
  readonly requisition: string;
  readonly months: number;
  readonly duties: readonly string[];
  readonly asks: readonly string[];
  readonly licences: readonly string[];
  readonly benefits: readonly string[];
  readonly about: string;
}

const TITLES = [
  "Line Cook",
  "Registered Nurse",
  "Warehouse Associate",
  "Staff Accountant",
  "Forklift Operator",
  "Dental Hygienist",
  "Bus Driver",
  "Store Manager",
  "Electrician",
  "Data Analyst",
  "Barista",
  "Welder",
  "Teacher Assistant",
  "Front Desk Clerk",
  "Carpenter",
  "Software Engineer",
];
const COMPANIES = [
  "Harbor Foods",
  "Juniper Health",
  "Red Oak Logistics",
  "Bluebird Schools",
  "Summit Electric",
  "Copper Kettle",
];
const TOWNS = [
  ["Austin", "TX"],
  ["Portland", "OR"],
  ["Columbus", "OH"],
  ["Tampa", "FL"],
  ["Boise", "ID"],
  ["Albany", "NY"],
  ["Fresno", "CA"],
  ["Savannah", "GA"],
  ["Madison", "WI"],
  ["Tucson", "AZ"],
] as const;
const DUTIES = [
  "Prepare the station before every shift",
  "Keep records of what is used",
  "Greet visitors and answer their questions",
  "Check deliveries against their papers",
  "Report faults to the supervisor",
  "Train new colleagues on the equipment",
  "Keep the work area clean and safe",
  "Plan the week with the team",
];
const ASKS = [
  "Able to lift 50 pounds",
  "Clear handwriting and friendly manner",
  "Comfortable on a ladder",
  "Reads and writes English",
  "Reliable transportation",
  "Knows common office programs",
];
const LICENSES = [
  "Oregon RN license",
  "Class A CDL",
  "Food Handler certification",
  "Journeyman Electrician license",
];
const BENEFITS = [
  "Health insurance",
  "Paid time off",
  "Retirement plan with match",
  "Free meals on shift",
  "Commuter pass",
  "Tool allowance",
];

/** The same listing for the same number. */
export function saidJob(seed: number): SaidJob {
  const random = new Prng(seed);
  const isHourly = random.below(3) > 0;
  const min = isHourly ? 15 + random.below(40) : 38_000 + 1_000 * random.below(60);
  return {
    title: random.of(TITLES),
    company: random.of(COMPANIES),
    town: random.of(TOWNS),
    mode: random.of(["ONSITE", "HYBRID", "TELECOMMUTE"]),
    type: random.of(["FULL_TIME", "PART_TIME", "TEMPORARY", "CONTRACTOR"]),
    pay: {
      min,
      max: min + (isHourly ? 2 + random.below(9) : 5_000 + 1_000 * random.below(20)),
      unit: isHourly ? "HOUR" : "YEAR",
    },
    hours: 16 + 4 * random.below(7),
    deadline: `2027-0${1 + random.below(9)}-${10 + random.below(18)}`,
    requisition: `R-${1_000 + random.below(9_000)}`,
    months: 12 * (1 + random.below(7)),
    duties: random.some(DUTIES, 4),
    asks: random.some(ASKS, 3),
    licences: random.some(LICENSES, 1),
    benefits: random.some(BENEFITS, 3),
    about:
      "We are a small team that has served this town for thirty years, and we are looking for somebody who takes pride in good work and in the people around them.",
  };
}
