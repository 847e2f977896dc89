import {
  JOB_CONTENT,
  JOB_CONTENT_KEYS,
  JOB_FIELDS,
  JobChanges,
  type JobContentKey,
  namesOf,
} from "@jobmap/contract";
import type { ImportedJob } from "../import/job.ts";
import type { Fact, FactName, Facts } from "./facts.ts";

/** What each field of a draft is read from; the first that was said is quoted. */
const READ_OF: Partial<Record<JobContentKey, readonly FactName[]>> = {
  title: ["title"],
  employment_types: ["employment_type", "full_time", "full_part_time"],
  location_type: ["location_type", "location"],
  locations: ["street", "locality", "location", "postal_code", "region", "country"],
  applicant_location_requirements: ["country", "location", "region", "location_type"],
  base_salary: ["salary_min", "salary", "salary_max"],
  other_compensation: ["pay_note", "salary", "salary_max"],
  benefits: ["benefits"],
  description: ["description"],
  responsibilities: ["responsibilities"],
  qualifications: ["qualifications"],
  skills: ["skills"],
  licences: ["licences"],
  requisition_id: ["requisition_id", "source_key"],
  months_of_experience: ["months_of_experience", "years_of_experience"],
  apply_kind: ["apply_url", "apply_email", "how_to_apply"],
  apply_url: ["apply_url", "how_to_apply"],
  apply_email: ["apply_email", "how_to_apply"],
  language: ["language"],
};

const LIMITS = { benefit: 200, skill: 120, license: 200, benefits: 40, skills: 50, licenses: 20 };

type Content = Partial<Record<JobContentKey, unknown>>;

/** What a job that was read says in the fields of a draft, each with what it was read from. What is not said is left out. */
export function contentOf(
  job: ImportedJob,
  facts: Facts,
): { readonly content: JobChanges; readonly read: ReadonlyMap<JobContentKey, Fact> } {
  const { pay, locations, benefits, skills } = job;
  const values: Content = {
    ...Object.fromEntries(namesOf(JOB_FIELDS).map((name) => [name, job[name]])),
    title: job.title,
    employment_types: job.employment_types,
    location_type: job.location_type,
    locations,
    applicant_location_requirements: job.applicant_location_requirements,
    base_salary: pay,
    other_compensation: job.other_compensation.map((text) => text.slice(0, LIMITS.benefit)),
    benefits: listOf(benefits, LIMITS.benefit, LIMITS.benefits),
    description: job.description,
    responsibilities: job.responsibilities,
    qualifications: job.qualifications,
    skills: listOf(skills, LIMITS.skill, LIMITS.skills).map((name) => ({ name, required: false })),
    licences: listOf((facts.get("licences")?.value ?? "").split(/[\n;]/), LIMITS.license, LIMITS.licenses),
    language: job.language,
    apply_kind: job.apply_kind,
    apply_url: job.apply_url,
    apply_email: job.apply_email,
    application_deadline: job.application_deadline ?? job.valid_through,
  };
  const content: Content = {};
  const read = new Map<JobContentKey, Fact>();
  for (const key of JOB_CONTENT_KEYS) {
    const fact = sourceOf(key, facts);
    const value = values[key];
    // A value that the draft could not keep is not read: the source shows it.
    if (fact === undefined || isEmpty(key, value, job, facts) || !JOB_CONTENT[key].safeParse(value).success)
      continue;
    content[key] = value;
    read.set(key, fact);
  }
  return { content: JobChanges.parse(content), read };
}

function sourceOf(key: JobContentKey, facts: Facts): Fact | undefined {
  if (key === "application_deadline") return facts.get("application_deadline") ?? facts.get("valid_through");
  const isField = (name: string): name is Extract<JobContentKey, FactName> => name in JOB_FIELDS;
  const names: readonly FactName[] = READ_OF[key] ?? (isField(key) ? [key] : []);
  return names.map((name) => facts.get(name)).find((fact) => fact !== undefined);
}

function isEmpty(key: JobContentKey, value: unknown, job: ImportedJob, facts: Facts): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  // The usual ones are not said by silence.
  if (key === "location_type") return job.location_type === "ONSITE" && !facts.has("location_type");
  return key === "apply_kind" && job.apply_kind === "NATIVE";
}

const listOf = (texts: readonly string[], longest: number, most: number): string[] =>
  [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text !== "" && text.length <= longest)
    .slice(0, most);
