import {
  type BaseSalary,
  EMPLOYMENT_TYPES,
  JOB_FIELDS,
  type JobContent,
  type JobLocation as WireLocation,
} from "@jobmap/contract";
import { plainValues } from "../format/attributes.ts";
import type { ListedJob, ListedLocation } from "../models/listed-job.ts";
import type { WrittenJob } from "../models/shown-job.ts";
import { outgoing } from "../sanitize/safe-html.ts";
import type { WholeJob } from "./whole-job.ts";

/** Everything that an employer writes in a listing, as stored: without unpublished changes. */
export function contentOf({ job, questions }: WholeJob): JobContent {
  const types = new Set((job.employmentTypes ?? []).map((row) => row.employmentType));
  return {
    title: job.title,
    category_id: job.categoryId,
    employment_types: EMPLOYMENT_TYPES.filter((type) => types.has(type)),
    location_type: job.locationType,
    locations: (job.locations ?? []).toSorted((a, b) => a.position - b.position).map(placeOfWork),
    base_salary: salaryOf(job),
    ...writtenContent(job),
    questions: questions.map(({ text, type, required, options, knockout }) => ({
      text,
      type,
      required: required ?? false,
      options: options ?? [],
      knockout: knockout ?? [],
    })),
  };
}

/** What an employer writes in a listing, as readers and the employer's own form show it. Needs the skills loaded. */
export function writtenContent(job: WrittenJob) {
  return {
    ...plainValues(job, JOB_FIELDS),
    description: outgoing(job.description),
    responsibilities: outgoing(job.responsibilities),
    qualifications: outgoing(job.qualifications),
    applicant_location_requirements: job.applicantLocationRequirements ?? [],
    benefits: job.benefits ?? [],
    other_compensation: job.otherCompensation ?? [],
    licences: job.licences ?? [],
    skills: (job.skills ?? []).flatMap((row) =>
      row.skill ? [{ name: row.spelling ?? row.skill.name, required: row.required }] : [],
    ),
    apply_kind: job.applyKind,
    apply_url: job.applyUrl,
    apply_email: job.applyEmail,
    application_deadline: job.applicationDeadline,
    language: job.language,
  };
}

/** Minor units; null if no pay is stated. */
export function salaryOf(
  job: Pick<ListedJob, "salaryCurrency" | "salaryMin" | "salaryMax" | "salaryUnit">,
): BaseSalary | null {
  if (job.salaryMin === null || !job.salaryCurrency || !job.salaryUnit) return null;
  return { currency: job.salaryCurrency, min: job.salaryMin, max: job.salaryMax, unit: job.salaryUnit };
}

/** A place of work; `latitude` and `longitude` in degrees, null if only its name is known. */
export function placeOfWork(location: Omit<ListedLocation, "position">): WireLocation {
  return {
    street: location.street,
    locality: location.locality,
    region: location.region,
    postal_code: location.postalCode,
    country: location.country,
    latitude: location.latitude,
    longitude: location.longitude,
    precision: location.precision,
  };
}
