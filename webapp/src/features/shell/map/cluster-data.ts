import type { Data, Input } from "@jobmap/contract";
import type { Viewport } from "@jobmap/widget/core";
import type { MapData } from "@jobmap/widget/map";

/** What narrows the jobs of a map: everything a search can, except the viewport. */
export type MapFilter = Omit<NonNullable<Input<"GET map/clusters">["query"]>, "bbox" | "zoom">;

/** The API's reply as the map takes it. */
export function toMapData({ clusters, pins }: Pick<Data<"GET map/clusters">, "clusters" | "pins">): MapData {
  return {
    clusters: clusters.map(({ is_stack, ...cluster }) => ({ ...cluster, isStack: is_stack })),
    pins: pins.map(({ base_salary, ...pin }) => ({ ...pin, pay: base_salary })),
  };
}

/** Six decimals are a hand's breadth; more would make every visit a different question. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The viewport as the API asks for it. */
export function viewportQuery({ west, south, east, north, zoom }: Viewport): { bbox: string; zoom: string } {
  return {
    bbox: [west, south, east, north].map(round).join(","),
    zoom: String(Math.round(zoom * 100) / 100),
  };
}
