import type { Fit } from "@jobmap/contract";
import { checkFacts, compareCulture } from "@jobmap/contract/fit";
import { METERS_PER_MILE } from "@jobmap/contract/limits";
import { notFound } from "../errors/api-error.ts";
import { Company, CompanyCulture, type Job, type JobPreference } from "../models/index.ts";
import { distanceKm } from "../places/distance.ts";
import { presentJobSummary } from "../presenters/job.ts";
import { findCompany } from "../queries/companies.ts";
import { openJob } from "../queries/open-job.ts";

/**
 * How somebody's preferences compare with a job and its employer; null if they are switched off or empty.
 * @throws ApiError `not_found` or `gone`
 */
export async function fitOfJob(preference: JobPreference | null, id: number, now: Date): Promise<Fit | null> {
  const job = await openJob(id, now);
  if (!preference?.isOn) return null;
  const { wishes } = preference;
  const company = await Company.findByPk(job.companyId, { rejectOnEmpty: true });
  const summary = presentJobSummary(job, now, { distance: wishes.distance && milesTo(job, wishes.distance) });
  return withCulture(preference, company, checkFacts(wishes, { ...summary, company_size: company.size }));
}

/** The same with a company, of which only the ways of working are compared. @throws ApiError `not_found` */
export async function fitOfCompany(preference: JobPreference | null, id: number): Promise<Fit | null> {
  const company = await findCompany(String(id));
  if (!company) throw notFound("Company not found.");
  return preference?.isOn ? withCulture(preference, company, []) : null;
}

async function withCulture(
  { culture }: JobPreference,
  { id, name, isDemo }: Company,
  facts: Fit["facts"],
): Promise<Fit | null> {
  const answer = await CompanyCulture.findByPk(id);
  const compared = compareCulture(culture, answer?.culture ?? {});
  if (compared.length === 0 && facts.length === 0) return null;
  return {
    company: name,
    is_demo: isDemo,
    answered_at: answer?.answeredAt.toISOString() ?? null,
    culture: compared,
    facts,
  };
}

/** Miles to the nearest of a job's places; null if none has a position. */
function milesTo(job: Job, from: { latitude: number; longitude: number }): number | null {
  const miles = (job.locations ?? []).flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [(distanceKm(from, { latitude, longitude }) * 1_000) / METERS_PER_MILE],
  );
  return miles.length === 0 ? null : Math.min(...miles);
}
