import type { Answering, CompanyReference, JobDetail, JobSummary, ProvedDomain } from "@jobmap/contract";
import type { PlaceRank } from "../map/index.ts";
import type { ListedCompany, ListedJob, ListedLocation } from "../models/listed-job.ts";
import type { ShownJob } from "../models/shown-job.ts";
import { applicationsClosedOn } from "../policies/applying.ts";
import { placeOfWork, salaryOf, writtenContent } from "../posting/job-content.ts";

/**
 * The job as a list shows it at `now`. Needs company, category, locations and employment types loaded. `distance` is in miles;
 * with `rank` the place that was searched for comes first, else the employer's first.
 */
export function presentJobSummary(
  job: ListedJob,
  now: Date,
  { distance = null, rank }: { distance?: number | null; rank?: PlaceRank | undefined } = {},
): JobSummary {
  if (!job.company || !job.locations || !job.employmentTypes)
    throw new Error(`Job ${job.id} was loaded without its parts.`);
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    company: presentCompanyReference(job.company),
    location_type: job.locationType,
    locations: inOrder(job.locations, rank).map(placeOfWork),
    employment_types: job.employmentTypes.map((row) => row.employmentType),
    base_salary: salaryOf(job),
    category: job.category ? { id: job.category.id, code: job.category.code, name: job.category.name } : null,
    openings: job.openings,
    hours_per_week: job.hoursPerWeek,
    starts_on: job.startsOn,
    ends_on: job.endsOn,
    date_posted: job.datePosted?.toISOString() ?? null,
    valid_through: job.validThrough?.toISOString() ?? null,
    last_confirmed_at: job.lastConfirmedAt?.toISOString() ?? null,
    is_from_source: job.source !== null,
    is_featured: job.isFeatured,
    applications_closed_on: applicationsClosedOn(job, now),
    distance,
  };
}

function inOrder(locations: readonly ListedLocation[], rank: PlaceRank | undefined): ListedLocation[] {
  const own = locations.toSorted((a, b) => a.position - b.position);
  // Two places without coordinates are equal, and infinity minus infinity is not a number.
  return rank ? own.toSorted((a, b) => rank(a) - rank(b) || 0) : own;
}

/** The whole listing. Needs the skills loaded as well. */
export function presentJobDetail(job: ShownJob, now: Date): JobDetail {
  return {
    ...presentJobSummary(job, now),
    status: job.status,
    ...writtenContent(job),
    answer_promise_days: job.applyKind === "NATIVE" ? (job.company?.answerPromiseDays ?? null) : null,
    occupation_code: job.occupationCode,
    source: job.source,
    source_url: job.sourceUrl,
  };
}

/** The company as shown beside a job. */
export function presentCompanyReference(company: ListedCompany): CompanyReference {
  return {
    id: company.id,
    slug: company.slug,
    username: company.username,
    name: company.name,
    logo: company.logo,
    is_third_party: company.isThirdParty,
    is_demo: company.isDemo,
    answering: presentAnswering(company),
    proved_domain: presentProvedDomain(company),
  };
}

function presentProvedDomain({ provedDomain, provedBy, provedAt }: ListedCompany): ProvedDomain | null {
  if (!provedDomain || !provedBy || !provedAt) return null;
  return { domain: provedDomain, method: provedBy, proved_at: provedAt.toISOString() };
}

export function presentAnswering({ answerPercent, answerDays }: ListedCompany): Answering | null {
  return answerPercent === null ? null : { percent: answerPercent, within_days: answerDays };
}
