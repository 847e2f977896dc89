import type { EducationLevel, EmploymentType } from "../../contract/src/enums.ts";
import { bullets, factList, heading, paragraph, sentenceList } from "./html.ts";
import { payText } from "./pay.ts";
import type { Posting } from "./posting.ts";
import type { Random } from "./prng.ts";
import { regionOf } from "./regions.ts";

/**
 * Writes a posting in English: 600 to 2,500 characters of safe HTML. A company keeps its layout and headings; the
 * sentences are drawn for each job.
 * @param layout chosen per company; any whole number
 */
export function describe(posting: Posting, layout: number, random: Random): string {
  const names = HEADINGS[layout % HEADINGS.length] ?? DEFAULT_HEADINGS;
  const facts = factsOf(posting);
  const duties = [heading(names.duties), bullets(dutiesOf(posting, random))];
  const day = random.chance(0.8) ? [heading(names.day), paragraph(...dayOf(posting, random))] : [];
  const needs = [heading(names.needs), bullets(needsOf(posting, random))];
  const offer = [heading(names.offer), ...offerOf(posting, random)];
  const people = random.chance(0.75) ? [paragraph(...peopleOf(posting, random))] : [];
  const middle = layout % 3 === 0 ? [...duties, ...day, ...needs] : [...day, ...duties, ...needs];
  return [
    paragraph(...introOf(posting, random)),
    factList(facts),
    ...middle,
    ...(layout % 2 === 0 ? [...people, ...offer] : [...offer, ...people]),
    heading(names.apply),
    paragraph(...applyOf(posting, random)),
  ].join("");
}

const DEFAULT_HEADINGS = {
  duties: "What you will do",
  day: "A day at work",
  needs: "What you bring",
  offer: "What we offer",
  apply: "How to apply",
};
const HEADINGS: readonly (typeof DEFAULT_HEADINGS)[] = [
  DEFAULT_HEADINGS,
  {
    duties: "The work",
    day: "What a day looks like",
    needs: "Requirements",
    offer: "Benefits",
    apply: "Applying",
  },
  {
    duties: "Responsibilities",
    day: "Day to day",
    needs: "Qualifications",
    offer: "Pay and benefits",
    apply: "Next steps",
  },
  {
    duties: "Your tasks",
    day: "The rhythm of the day",
    needs: "What we ask for",
    offer: "What you get",
    apply: "How to reach us",
  },
  {
    duties: "Duties",
    day: "A typical day",
    needs: "You will need",
    offer: "In return",
    apply: "How to apply",
  },
];

function introOf(posting: Posting, random: Random): string[] {
  const { company, occupation, locationType, site, role, openings } = posting;
  const name = company.name;
  const purpose = random.pick(occupation.purposes);
  const a = withArticle(posting.level === "intern" ? `${role} (paid internship)` : role);
  const town = placeName(posting);
  const opening =
    locationType === "TELECOMMUTE"
      ? random.pick([
          `${name} is looking for ${a} to work from home and ${purpose}.`,
          `We are hiring ${a} for a remote position. You will ${purpose}.`,
          `From your own desk you will ${purpose}: ${name} has an opening for ${a}.`,
        ])
      : random.pick([
          `${name} is looking for ${a} in ${town} to ${purpose}.`,
          `We are hiring ${a} for our ${site} in ${town}. You will ${purpose}.`,
          `There is an opening for ${a} at our ${site} in ${town}. The job is to ${purpose}.`,
          `${name} needs ${a} in ${town}. What the work comes down to: ${purpose}.`,
          `${name} is hiring ${a} at its ${site} in ${town}: somebody to ${purpose}.`,
          `Help us ${purpose}: we have room for ${a} at our ${site} in ${town}.`,
        ]);
  const more = [
    ...(openings > 1 ? [`We have ${openings} openings.`] : []),
    ...(random.chance(0.6) || !opening.includes(name) ? [company.about] : []),
  ];
  return [opening, ...more];
}

function factsOf(posting: Posting): (readonly [string, string])[] {
  const { pay, extras, working, season, sponsorsVisa } = posting;
  const facts: (readonly [string, string])[] = [];
  if (pay)
    facts.push([
      "Pay",
      extras.length > 0 ? `${payText(pay)}, plus ${sentenceList(extras.map(lowerFirst))}` : payText(pay),
    ]);
  else if (extras.length > 0) facts.push(["Extras", sentenceList(extras.map(lowerFirst))]);
  facts.push(["Schedule", scheduleOf(posting)], ["Place", placeOf(posting)]);
  facts.push(["Type", sentenceList(working.types.map((type) => TYPE_WORDS[type]))]);
  if (season) facts.push(["Dates", `${longDate(season.from)} to ${longDate(season.to)}`]);
  if (sponsorsVisa) facts.push(["Visa", "sponsorship is available"]);
  return facts;
}

const TYPE_WORDS: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "full time",
  PART_TIME: "part time",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  INTERN: "internship",
  VOLUNTEER: "volunteer work",
  PER_DIEM: "per diem",
  OTHER: "other",
};

function scheduleOf({ working }: Posting): string {
  const { shift, types } = working;
  if (types.includes("PER_DIEM"))
    return `as needed, usually ${shift.text}; about ${shift.hours} hours a week`;
  return `${shift.text} (${shift.hours} hours a week)`;
}

function placeOf({ locationType, locations, states }: Posting): string {
  if (locationType === "TELECOMMUTE") {
    if (states.length === 0) return "remote, from anywhere in the United States";
    return `remote, for residents of ${sentenceList(states.map((code) => regionOf(code).name))}`;
  }
  const [first] = locations;
  if (!first) return "";
  const hybrid = locationType === "HYBRID" ? "hybrid, two or three days a week " : "";
  const prefix = hybrid && `${hybrid}in `;
  if (locations.length > 1) {
    const named = locations.slice(0, 4).map(({ locality, region }) => `${locality}, ${region}`);
    const others = locations.length - named.length;
    return `${prefix}${named.join("; ")}${others > 0 ? ` and ${others} more ${others > 1 ? "places" : "place"}` : ""}`;
  }
  const town = `${first.locality}, ${first.region}`;
  if (first.street)
    return `${hybrid && `${hybrid}at `}${first.street}, ${town} ${first.postalCode ?? ""}`.trimEnd();
  return first.postalCode ? `${prefix}${town} ${first.postalCode}` : `${prefix}${town}`;
}

function dutiesOf({ occupation, level }: Posting, random: Random): string[] {
  const duties = random.shuffle(occupation.duties).slice(0, random.int(4, 6));
  if (level === "intern") return ["Learn the work beside an experienced colleague", ...duties.slice(0, 4)];
  if (level === "senior") return [...duties.slice(0, 5), "Help newer colleagues learn the work"];
  if (level === "lead")
    return [...duties.slice(0, 5), "Plan the week for a small group and check its results"];
  return duties;
}

function dayOf({ occupation, family }: Posting, random: Random): string[] {
  const own = random.pick(occupation.days);
  const shared = random.pick(family.days);
  return random.chance(0.5) ? [own, shared] : [shared, own];
}

function needsOf(posting: Posting, random: Random): string[] {
  const { role, years, education, licences, requiredSkills, helpfulSkills, family, working, level } = posting;
  const atLeast = `${years} ${years === 1 ? "year" : "years"}`;
  const experience =
    years > 0
      ? random.pick([
          `At least ${atLeast} of experience as ${withArticle(role)} or in similar work`,
          `${years === 1 ? "One year" : `${years} years`} or more in this kind of work`,
          `Experience: ${atLeast} or more in a comparable position`,
        ])
      : random.pick(SCHOOLED.has(education) ? FOR_GRADUATES : FOR_BEGINNERS);
  return [
    level === "intern" ? "You are studying in a related field or finished less than a year ago" : experience,
    ...(level === "intern" || education === "NONE" ? [] : [EDUCATION_WORDS[education]]),
    ...licences,
    `Skills that matter most: ${requiredSkills.join(", ")}`,
    ...(helpfulSkills.length > 0 ? [`Helpful to have: ${helpfulSkills.join(", ")}`] : []),
    ...random.sample(family.traits, random.int(1, 2)),
    ...(random.chance(0.6) ? [working.body] : []),
  ];
}

const SCHOOLED: ReadonlySet<EducationLevel> = new Set(["ASSOCIATE", "BACHELOR", "MASTER", "DOCTORATE"]);
const FOR_GRADUATES = [
  "New graduates are welcome",
  "No experience needed beyond your training; we have a program for new graduates",
  "Open to people in their first year of work",
];
const FOR_BEGINNERS = [
  "No experience needed; we train you on paid time",
  "No earlier experience required",
  "Beginners are welcome; training starts on the first day",
];

const EDUCATION_WORDS: Readonly<Record<EducationLevel, string>> = {
  NONE: "No degree required",
  HIGH_SCHOOL: "High school diploma or equivalent",
  ASSOCIATE: "Associate degree or comparable training",
  BACHELOR: "Bachelor's degree in a related field",
  MASTER: "Master's degree in a related field",
  DOCTORATE: "Doctoral or professional degree",
};

function offerOf({ benefits, pay }: Posting, random: Random): string[] {
  if (random.chance(0.55)) return [bullets(benefits)];
  const list = sentenceList(benefits.map(lowerFirst));
  return [
    paragraph(
      random.pick([
        `${list.charAt(0).toUpperCase()}${list.slice(1)}.`,
        `Beside your pay: ${list}.`,
        `What comes with the job: ${list}.`,
      ]),
      pay ? "" : "We talk about pay in the first conversation.",
    ),
  ];
}

function peopleOf({ family, level }: Posting, random: Random): string[] {
  const team = random.pick(family.teams).replace("{team}", String(random.int(5, 18)));
  return [
    team[0]?.toUpperCase() + team.slice(1),
    level !== "intern" && random.chance(0.55) ? random.pick(family.growth) : "",
  ];
}

function applyOf({ applyKind, occupation }: Posting, random: Random): string[] {
  const send =
    occupation.education === "NONE" ? "your contact details and a few lines about yourself" : "your resume";
  const how =
    applyKind === "URL"
      ? random.pick([
          "Apply on our careers site; it takes about ten minutes.",
          "Follow the link to our careers site and fill in the short form.",
          "Applications go through our careers site.",
        ])
      : random.pick([
          `Apply here with ${send}.`,
          `Send us ${send} with the button on this page.`,
          `Use the button on this page and attach ${send}.`,
        ]);
  return [
    how,
    random.pick([
      "We answer everybody within five working days.",
      "You will hear from us within a week, whatever the answer is.",
      "The hiring manager reads every application.",
      "Most people have one phone call, one visit and then an answer.",
      "After a short call we invite you to see the place and meet the team.",
    ]),
  ];
}

function placeName({ locations }: Posting): string {
  const towns = [...new Set(locations.map(({ locality }) => locality))];
  return towns.length > 3 ? `${towns.length} towns` : sentenceList(towns);
}

/** "a Cashier", "an HVAC Technician". */
export function withArticle(noun: string): string {
  const an = /^(?:[aeio]|un(?!i)|u[^nst]|(?:HVAC|LPN|X-Ray)\b)/i.test(noun);
  return `${an ? "an" : "a"} ${noun}`;
}

/** Lowercases the first letter; abbreviations keep their capitals. */
const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const longDate = (day: string) => LONG_DATE.format(new Date(`${day}T00:00:00Z`));
