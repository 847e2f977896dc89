import type { Data, Input } from "@jobmap/contract";
import type { Viewport } from "@jobmap/widget/core";
import type { MapData } from "@jobmap/widget/map";

/** Filters for a map's jobs: every search parameter except the viewport. */
export type MapFilter = Omit<NonNullable<Input<"GET map/clusters">["query"]>, "bbox" | "zoom">;

/** Converts the API's reply for the map. */
export function toMapData({ clusters, pins }: Pick<Data<"GET map/clusters">, "clusters" | "pins">): MapData {
  return {
    clusters: clusters.map(({ is_stack, ...cluster }) => ({ ...cluster, isStack: is_stack })),
    pins: pins.map(({ base_salary, ...pin }) => ({ ...pin, pay: base_salary })),
  };
}

/** Six decimals are a precision of about 4 inches; more would make every visit a different request and defeat caching. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The viewport as API parameters. */
export function viewportQuery({ west, south, east, north, zoom }: Viewport): { bbox: string; zoom: string } {
  return {
    bbox: [west, south, east, north].map(round).join(","),
    zoom: String(Math.round(zoom * 100) / 100),
  };
}
