import type { Call, EndpointKey, ServerContext } from "@jobmap/contract";

/**
 * Endpoints whose replies to a visitor follow from what the index has applied and from rows whose writes are told by `job_changes`. A page that
 * asks any other is not kept: an article has views, a public page belongs to somebody.
 */
const VERSIONED: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  "GET user/job/{id}",
  "POST user/job/related-jobs/{id}",
  "GET user/company/getCompanyDetail/{id}",
  "GET user/company/getCompanyJobs/{id}",
  "GET user/companies",
  "GET user/job/list",
  "GET user/job/filter-data",
  "GET user/job-category",
  "GET map/clusters",
  "GET map/places",
  "GET map/local-jobs",
  "GET map/local-directory",
  "GET employer/payment/get-plans",
]);

/** What a page has used while it was rendered. */
export interface PageUses {
  /** Whether everything it shows has a version. */
  isVersioned: boolean;
}

/** The same context, which notes what is used of it. */
export function watchUses(context: ServerContext): { context: ServerContext; uses: PageUses } {
  const uses: PageUses = { isVersioned: true };
  const call: Call = (key, input, options) => {
    if (!VERSIONED.has(key)) uses.isVersioned = false;
    return context.call(key, input, options);
  };
  const report = (error: unknown): void => {
    uses.isVersioned = false;
    context.report(error);
  };
  return { context: { ...context, call, report }, uses };
}
