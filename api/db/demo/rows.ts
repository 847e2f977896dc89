import { DAY_MS } from "@jobmap/contract/limits";
import { companyKey } from "../../src/import/company-key.ts";
import type { DemoCompany } from "./companies.ts";
import type { DemoJob } from "./job.ts";

/** One row of a table: columns in the order in which they are inserted. */
export type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

export function companyRow(company: DemoCompany): Row {
  return {
    slug: company.username,
    username: company.username,
    name: company.name,
    name_key: companyKey(company.name),
    website: company.website,
    description: company.description,
    industry: company.industry,
    size: company.size,
    founded: company.founded,
    locality: company.home.name,
    region: company.home.region,
    is_third_party: company.feed !== null,
    source: company.feed?.source ?? null,
    is_demo: true,
  };
}

export function cultureRows(
  companies: readonly DemoCompany[],
  companyId: (username: string) => number,
  today: Date,
): Row[] {
  return companies.flatMap(({ username, culture }) =>
    culture
      ? [
          {
            company_id: companyId(username),
            culture: JSON.stringify(culture.answers),
            answered_at: new Date(today.getTime() - culture.daysAgo * DAY_MS),
          },
        ]
      : [],
  );
}

export function jobRow(job: DemoJob, companyId: number, categoryId: number): Row {
  const { posting } = job;
  const { pay, states } = posting;
  const { feed } = posting.company;
  const remote = posting.locationType === "TELECOMMUTE";
  return {
    slug: job.slug,
    company_id: companyId,
    requisition_id: job.requisitionId,
    title: posting.title,
    description: job.description,
    location_type: posting.locationType,
    applicant_location_requirements: remote
      ? JSON.stringify(states.length > 0 ? states.map((code) => `US-${code}`) : ["US"])
      : null,
    status: job.status,
    close_reason: job.closeReason,
    salary_currency: pay ? "USD" : null,
    salary_min: pay?.min ?? null,
    salary_max: pay?.max ?? null,
    salary_unit: pay?.unit ?? null,
    other_compensation: list(posting.extras),
    benefits: list(posting.benefits),
    category_id: categoryId,
    occupation_code: posting.occupation.code,
    education_level: posting.education,
    months_of_experience: posting.years * 12,
    licences: list(posting.licences),
    openings: posting.openings,
    hours_per_week: posting.working.shift.hours,
    starts_on: posting.season?.from ?? null,
    ends_on: posting.season?.to ?? null,
    apply_kind: posting.applyKind,
    apply_url: job.applyUrl,
    valid_through: job.validThrough,
    visa_sponsorship: posting.sponsorsVisa || null,
    language: posting.language,
    is_demo: true,
    source: feed?.source ?? null,
    source_key: feed && job.requisitionId,
    source_posted_at: feed?.isDated ? job.postedAt : null,
    first_published_at: job.postedAt,
    last_confirmed_at: job.confirmedAt,
    created_at: job.postedAt,
    updated_at: job.confirmedAt,
  };
}

const list = (items: readonly string[]) => (items.length > 0 ? JSON.stringify(items) : null);

export function locationRows({ posting }: DemoJob, jobId: number): Row[] {
  return posting.locations.map((location, position) => ({
    job_id: jobId,
    position,
    street: location.street,
    locality: location.locality,
    region: location.region,
    postal_code: location.postalCode,
    latitude: location.latitude,
    longitude: location.longitude,
    precision: location.precision,
  }));
}

export function employmentTypeRows({ posting }: DemoJob, jobId: number): Row[] {
  return posting.working.types.map((type) => ({ job_id: jobId, employment_type: type }));
}

/** @param skillId returns the id of a skill by its name */
export function skillRows({ posting }: DemoJob, jobId: number, skillId: (name: string) => number): Row[] {
  const row = (required: boolean) => (name: string) => ({ job_id: jobId, skill_id: skillId(name), required });
  return [...posting.requiredSkills.map(row(true)), ...posting.helpfulSkills.map(row(false))];
}
