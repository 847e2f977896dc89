import { statusesOf } from "./stages.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";

export const LIMIT = 20;

/** Query parameters of a list request; empty values are omitted when it is sent. */
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
