import { METERS_PER_MILE } from "@jobmap/contract/limits";
import type { JobFilter } from "../../src/map/index.ts";

/** A search as the API takes it. */
export function queryOf(filter: JobFilter): URLSearchParams {
  const { bbox, radius } = filter;
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | readonly (string | number)[] | undefined): void => {
    if (value !== undefined) query.set(name, String(value));
  };
  add("search", filter.text);
  add("company", filter.companyIds);
  add("employment_type", filter.employmentTypes);
  add("location_type", filter.locationTypes);
  add("category", filter.categoryIds);
  add("education", filter.educationLevels);
  add("pay_floor", filter.payFloor);
  add("posted_within", filter.postedWithinDays);
  add("latitude", radius?.latitude);
  add("longitude", radius?.longitude);
  add("distance", radius && radius.metres / METERS_PER_MILE);
  add("bbox", bbox && [bbox.west, bbox.south, bbox.east, bbox.north]);
  return query;
}

/** The data of a good reply. @throws Error for any other */
export async function ask(url: string, path: string, query: URLSearchParams): Promise<Reply> {
  const reply = await fetch(`${url}/api/v1/${path}?${query}`, { headers: { accept: "application/json" } });
  const body = (await reply.json()) as { data: Reply };
  if (!reply.ok) throw new Error(`${path}?${query} answered ${reply.status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** What the list, the facets and the map have in common, and the rows of a list. */
export interface Reply {
  readonly total: number;
  readonly items?: readonly { readonly id: number }[];
}
