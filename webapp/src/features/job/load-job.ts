import type { Call, Company, JobDetail, JobSummary } from "@jobmap/contract";
import { t } from "#text";

/** A listing with the data its page shows around it; for a listing that has ended, similar open jobs. */
export type LoadedJob =
  | { kind: "open"; job: JobDetail; company: Company; related: JobSummary[] }
  | { kind: "over"; related: JobSummary[] };

/** Number of similar jobs on a page. */
const RELATED = 6;

/**
 * Loads everything a job's page needs.
 * @throws Response 404 if the job never existed, 503 if the API is unavailable.
 */
export async function loadJob(call: Call, id: string): Promise<LoadedJob> {
  if (!/^\d{1,10}$/.test(id)) throw noSuchJob();
  const params = { id };
  const [job, related] = await Promise.all([
    call("GET user/job/{id}", { params }).catch(overOrThrow),
    call("POST user/job/related-jobs/{id}", { params, body: { limit: RELATED } }).catch(nothingOrThrow),
  ]);
  if (job === "over") return { kind: "over", related };
  const company = await call("GET user/company/getCompanyDetail/{id}", { params: { id: job.company.id } });
  return { kind: "open", job, company, related };
}

function noSuchJob(): Response {
  return Response.json({ code: "not_found", message: t`Job not found` }, { status: 404 });
}

function overOrThrow(error: unknown): "over" {
  if (error instanceof Response && error.status === 410) return "over";
  // An id outside the database's range is treated like one that was never assigned.
  if (error instanceof Response && error.status === 400) throw noSuchJob();
  throw error;
}

/** The listing's own request reports a job that does not exist. */
function nothingOrThrow(error: unknown): JobSummary[] {
  if (error instanceof Response && (error.status === 404 || error.status === 400)) return [];
  throw error;
}
