import type Stripe from "stripe";

interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** A page of a list, newest first. `rows` are in the order of creation. */
export function listPage<T extends { id: string }>(
  url: string,
  rows: readonly T[],
  { limit = 10, starting_after, ending_before }: Paging,
): Stripe.ApiList<T> {
  const all = rows.toReversed();
  const indexOf = (id: string) => all.findIndex((row) => row.id === id);
  if (ending_before !== undefined) {
    const end = Math.max(0, indexOf(ending_before));
    return listOf(url, all.slice(Math.max(0, end - limit), end), end > limit);
  }
  const start = starting_after === undefined ? 0 : indexOf(starting_after) + 1;
  return listOf(url, all.slice(start, start + limit), all.length > start + limit);
}

export const listOf = <T>(url: string, data: T[], has_more = false): Stripe.ApiList<T> => ({
  object: "list",
  data,
  has_more,
  url,
});
