import { API_BASE } from "@jobmap/contract";
import { EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import type { Query } from "./setting.ts";

/** A query as the path of a request for clusters. */
export function pathOf({ filter, view, zoom }: Query): string {
  const query = new URLSearchParams({
    bbox: [view.west, view.south, view.east, view.north].map((degrees) => degrees.toFixed(6)).join(),
    zoom: String(zoom),
    ...(filter.employmentTypes && { employment_type: filter.employmentTypes.join() }),
    ...(filter.locationTypes && { location_type: filter.locationTypes.join() }),
    ...(filter.payFloor !== undefined && { pay_floor: String(filter.payFloor) }),
    ...(filter.postedWithinDays !== undefined && { posted_within: String(filter.postedWithinDays) }),
  });
  return `${API_BASE}map/clusters?${query}`;
}

/** The query of such a path. */
export function readQuery(path: string): Query {
  const query = new URL(path, "http://localhost").searchParams;
  const [west = 0, south = 0, east = 0, north = 0] = (query.get("bbox") ?? "").split(",").map(Number);
  return {
    filter: {
      employmentTypes: EMPLOYMENT_TYPES.filter((type) => query.get("employment_type") === type),
      locationTypes: LOCATION_TYPES.filter((type) => query.get("location_type") === type),
      payFloor: Number(query.get("pay_floor") ?? 0),
      postedWithinDays: Number(query.get("posted_within") ?? 365),
    },
    view: { west, south, east, north },
    zoom: Number(query.get("zoom")),
  };
}
