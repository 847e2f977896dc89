import { statusesOf } from "./stages.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";

export const LIMIT = 20;

/** What is asked of the server for a list; empty values are left out on the way. */
export function listQuery({ job, rating, search, stage, page }: ApplicantsSearch) {
  return {
    search,
    status: statusesOf(stage),
    ...(job ? { job_id: job } : {}),
    ...(rating ? { rating } : {}),
    page,
    limit: LIMIT,
  };
}

export const isFiltered = ({ job, rating, search, stage }: ApplicantsSearch) =>
  job !== "" || rating !== "" || search !== "" || stage !== "all";
