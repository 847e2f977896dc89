import type { ResumeDocument } from "@jobmap/contract";

/** The truth of a generated resume: every field that its page shows. */
export type Person = ResumeDocument;

const FIRST =
  "Maria James Aisha Łucja Wei Priya Carlos Emma Noah Fatima Olivia Liam Sofía José Chloë André Hannah Tyrone Ingrid Björn"
    .replace("Łucja", "Lucia")
    .split(" ");
const LAST =
  "Garcia Smith Johnson Nguyen Patel Kim O'Connor Müller Fernández Brown Davis Okafor Rossi Silva Dubois Anderson-Lee Haddad Novak Clark Young".split(
    " ",
  );
const PLACES =
  "Boston, MA|Austin, TX|Portland, OR|New York, NY|San Diego, CA|Chicago, IL|Miami, FL|Salt Lake City, UT|St. Louis, MO|Toronto, Canada".split(
    "|",
  );
const EMPLOYERS =
  "Mercy General Hospital|Blue Harbor Logistics|Acme Software, Inc.|Northwind Traders|Sunrise Senior Living|Globex Corporation|First National Bank|Lakeside Elementary School|Initech|Stark Industries|Bright Path Consulting LLC|Green Leaf Landscaping|Vandelay Imports|Riverside Medical Center|City of Denver|Hooli|Umbrella Health|Pied Piper".split(
    "|",
  );
const TITLES =
  "Registered Nurse|Senior Software Engineer|Warehouse Associate|Project Manager|Staff Accountant|Physical Therapist|Line Cook|High School Teacher|Data Analyst|Electrician|Marketing Coordinator|Customer Service Representative|Truck Driver|UX Designer|Operations Director|Machine Operator|Certified Nursing Assistant|Sales Manager|Mechanical Engineer|Administrative Assistant".split(
    "|",
  );
const SCHOOLS =
  "University of Michigan|Boston College|Texas A&M University|Ohio State University|Portland Community College|Georgia Institute of Technology|Howard University|Lincoln High School|Culinary Institute of America".split(
    "|",
  );
const DEGREES =
  "Bachelor of Science|Bachelor of Arts|Master of Business Administration|Associate of Applied Science|Master of Science|B.S.|Diploma".split(
    "|",
  );
const AREAS =
  "Nursing|Computer Science|Accounting|Mechanical Engineering|Marketing|Psychology|Culinary Arts|Education|Economics".split(
    "|",
  );
const SKILLS =
  "Patient care|Python|Forklift operation|Microsoft Excel|Team leadership|SQL|Wound care|Project planning|TypeScript|Inventory control|Bookkeeping|Public speaking|AutoCAD|Welding|Food safety|Scheduling|C++|Salesforce|Customer service|Quality assurance|Epic EHR|Kubernetes|Copywriting|Data entry|React".split(
    "|",
  );
const LANGUAGES: readonly (readonly [string, string])[] = [
  ["English", "Native"],
  ["Spanish", "Fluent"],
  ["French", "B2"],
  ["German", "Intermediate"],
  ["Portuguese", "C1"],
  ["Vietnamese", "Native"],
  ["Arabic", "Basic"],
  ["Mandarin", "Conversational"],
];
const CERTIFICATES: readonly (readonly [string, string])[] = [
  ["Basic Life Support", "American Heart Association"],
  ["Project Management Professional", "PMI"],
  ["AWS Certified Solutions Architect", "Amazon Web Services"],
  ["ServSafe Food Handler", "National Restaurant Association"],
  ["Certified Public Accountant", "AICPA"],
  ["OSHA 30-Hour Construction", "OSHA"],
];
const BULLETS =
  "Cared for up to 12 patients a shift on a busy surgical ward|Reduced order errors by 18% in the first year|Trained and supervised nine new colleagues across two sites|Wrote weekly reports for management, and presented them to the board|Introduced a new scheduling process that saved 6 hours a week for every team, and rolled it out to four other locations within one quarter|Maintained equipment and kept safety records without a single finding|Handled 60+ calls a day with a satisfaction rate of 97%|Built and operated services that answer 4 million requests a day|Won the regional award for service in 2019".split(
    "|",
  );
const SUMMARIES = [
  "Careful and friendly professional with a decade of practice in demanding places. Known for clear writing and calm under pressure.",
  "Problem solver who likes small teams, short meetings and finished work.",
];

/** Numbers that look random and are the same in every run. */
export function randomOf(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_769;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A person, the same for each seed. */
export function personOf(seed: number): Person {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error("There is nothing to choose from.");
    return found;
  };
  const some = <T>(list: readonly T[], count: number): T[] =>
    [...list]
      .map((each) => ({ each, key: random() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .map(({ each }) => each);
  const [first, last] = [pick(FIRST), pick(LAST)];
  const plain = `${first}.${last}`
    .normalize("NFD")
    .replaceAll(/[^A-Za-z.]/g, "")
    .toLowerCase();
  const employers = some(EMPLOYERS, 5);
  let year = 2024 - Math.floor(random() * 2);
  const month = () => String(1 + Math.floor(random() * 12)).padStart(2, "0");
  const [city = "", region = ""] = pick(PLACES).split(", ");
  return {
    basics: {
      name: `${first} ${last}`,
      label: pick(TITLES),
      email: `${plain}@example.com`,
      phone: `(${200 + Math.floor(random() * 700)}) 555-${1_000 + Math.floor(random() * 8_999)}`,
      summary: pick(SUMMARIES),
      location: { city, region },
      profiles: [
        {
          network: "LinkedIn",
          username: plain.replace(".", "-"),
          url: `https://linkedin.com/in/${plain.replace(".", "-")}`,
        },
      ],
    },
    work: employers.slice(0, 2 + Math.floor(random() * 4)).map((name, i) => {
      const endDate = i === 0 && random() < 0.6 ? undefined : `${year}-${month()}`;
      year -= 1 + Math.floor(random() * 3);
      const startDate = `${year}-${month()}`;
      year -= 1;
      return {
        name,
        position: pick(TITLES),
        location: pick(PLACES),
        startDate,
        ...(endDate && { endDate }),
        highlights: some(BULLETS, 2 + Math.floor(random() * 3)),
      };
    }),
    education: some(SCHOOLS, 1 + Math.floor(random() * 2)).map((institution) => {
      const end = year;
      year -= 5;
      return {
        institution,
        studyType: pick(DEGREES),
        area: pick(AREAS),
        startDate: `${end - 4}-09`,
        endDate: `${end}-05`,
      };
    }),
    skills: some(SKILLS, 6 + Math.floor(random() * 6)).map((name) => ({ name })),
    languages: some(LANGUAGES, 2).map(([language, fluency]) => ({ language, fluency })),
    certificates: some(CERTIFICATES, 2).map(([name, issuer]) => ({
      name,
      issuer,
      date: String(2015 + Math.floor(random() * 8)),
    })),
  };
}
