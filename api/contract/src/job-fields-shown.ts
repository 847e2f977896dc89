import { EDUCATION_LABELS } from "./education-labels.ts";
import type { EducationLevel } from "./enums.ts";
import type { JOB_FIELDS, JobFieldTable, JobFieldValues, StatedValue } from "./job-fields.ts";
import { RESUME_REQUIREMENT_LABELS } from "./resume-requirement-labels.ts";

/** The part of a page's structured data that one field makes, by schema.org's names. */
export type SchemaOrg = Record<string, Value | { [name: string]: Value }>;
type Value = string | number | boolean;

/** How a field with a value is shown to readers of a job. Null if it is not, or if the page shows it in its own way. */
export interface ShownField<Value> {
  /** Its line in the facts of the job page. */
  readonly fact: { readonly name: string; readonly text: (value: Value) => string } | null;
  /** Its part of the schema.org `JobPosting`. */
  readonly schemaOrg: ((value: Value) => SchemaOrg) | null;
}
export type ShownFields<T extends JobFieldTable> = {
  readonly [Name in keyof T]: ShownField<StatedValue<T[Name]>>;
};

/** How the plain fields are shown. Separate from their table, because public pages load it: no zod, no headers, no form texts. */
export const JOB_FIELDS_SHOWN: ShownFields<typeof JOB_FIELDS> = {
  openings: {
    fact: { name: "Openings", text: (openings) => openings.toLocaleString("en-US") },
    schemaOrg: (openings) => (openings > 0 ? { totalJobOpenings: openings } : {}),
  },
  // The fact "Reference" and schema.org's `identifier` also exist for jobs without one.
  requisition_id: { fact: null, schemaOrg: null },
  hours_per_week: { fact: { name: "Hours", text: (hours) => `${hours} a week` }, schemaOrg: null },
  education_level: {
    fact: { name: "Education", text: (level) => EDUCATION_LABELS[level] },
    schemaOrg: (level) => ({ educationRequirements: credential(CREDENTIALS[level]) }),
  },
  months_of_experience: {
    fact: { name: "Experience", text: experienceText },
    schemaOrg: (months) => ({
      experienceRequirements:
        months === 0
          ? NO_REQUIREMENTS
          : { "@type": "OccupationalExperienceRequirements", monthsOfExperience: months },
    }),
  },
  visa_sponsorship: {
    fact: { name: "Visa", text: (sponsored) => (sponsored ? "Sponsored" : "Not sponsored") },
    schemaOrg: null,
  },
  // The fact "Season" shows it together with the last day.
  starts_on: { fact: null, schemaOrg: (day) => ({ jobStartDate: day }) },
  resume_requirement: {
    fact: { name: "Resume", text: (requirement) => RESUME_REQUIREMENT_LABELS[requirement] },
    schemaOrg: null,
  },
};

/** A line of the facts; omitted if its text is empty or missing. */
export type FieldFact = readonly [name: string, text: string | null | undefined, href?: string | undefined];

/** The lines of the fields that have a value, in the order of the table. */
export function fieldFacts<T extends JobFieldTable>(
  job: JobFieldValues<T>,
  shown: ShownFields<T>,
): { [Name in keyof T]?: FieldFact } {
  const facts: { [Name in keyof T]?: FieldFact } = {};
  for (const name in shown) {
    const fact = factOf(shown[name], job[name]);
    if (fact) facts[name] = fact;
  }
  return facts;
}

/** The fields that schema.org has a name for. */
export function fieldsForSchemaOrg<T extends JobFieldTable>(
  job: JobFieldValues<T>,
  shown: ShownFields<T>,
): SchemaOrg {
  const parts: SchemaOrg = {};
  for (const name in shown) Object.assign(parts, partOf(shown[name], job[name]));
  return parts;
}

function factOf<Value>({ fact }: ShownField<Value>, value: Value | null): FieldFact | undefined {
  return fact && value !== null ? [fact.name, fact.text(value)] : undefined;
}

function partOf<Value>({ schemaOrg }: ShownField<Value>, value: Value | null): SchemaOrg {
  return schemaOrg && value !== null ? schemaOrg(value) : {};
}

const NO_REQUIREMENTS = "no requirements";

/** The values that Google accepts; it has none between a bachelor's degree and higher ones. */
const CREDENTIALS: Readonly<Record<EducationLevel, string | null>> = {
  NONE: null,
  HIGH_SCHOOL: "high school",
  ASSOCIATE: "associate degree",
  BACHELOR: "bachelor degree",
  MASTER: "postgraduate degree",
  DOCTORATE: "postgraduate degree",
};
const credential = (category: string | null) =>
  category === null
    ? NO_REQUIREMENTS
    : { "@type": "EducationalOccupationalCredential", credentialCategory: category };

/** "3 months", "2 years". */
function experienceText(months: number): string {
  if (months === 0) return "None required";
  return months % 12 === 0 ? counted(months / 12, "year") : counted(months, "month");
}

const counted = (count: number, unit: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? unit : `${unit}s`}`;
