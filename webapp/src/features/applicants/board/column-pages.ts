import type { ApplicationSummary } from "@jobmap/contract";
import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery } from "../../../lib/server-state/endpoint-query.ts";
import { listQuery } from "../list-query.ts";
import type { Stage } from "../stages.ts";
import type { ApplicantsSearch } from "../use-applicants-search.ts";

/** Cards that are asked for at once. */
const PAGE = 50;

/** A page of a column, from 1. */
export const columnQuery = (state: ApplicantsSearch, stage: Stage, page = 1) =>
  endpointQuery("GET employer/job/applicants-list", {
    query: { ...listQuery({ ...state, stage: stage.id, page }), limit: PAGE },
  });

/** The pages that hold the cards from one index to another. */
export function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / PAGE);
  const to = Math.floor(Math.max(0, first, last) / PAGE);
  return Array.from({ length: to - from + 1 }, (_, n) => from + n + 1);
}

/** Where in its page a card stands. */
export const placeOf = (index: number) => ({ page: Math.floor(index / PAGE) + 1, at: index % PAGE });

/** The cards of a column from one index to another, both included: also those that were never scrolled to. @throws ApiFailure */
export async function cardsBetween(
  client: QueryClient,
  state: ApplicantsSearch,
  stage: Stage,
  [first, last]: readonly [number, number],
): Promise<ApplicationSummary[]> {
  const pages = pagesOf(first, last);
  const lists = await Promise.all(
    pages.map((page) => client.ensureQueryData(columnQuery(state, stage, page))),
  );
  const skipped = ((pages[0] ?? 1) - 1) * PAGE;
  return lists.flatMap(({ items }) => items).slice(first - skipped, last + 1 - skipped);
}
