import Supercluster from "supercluster";
import { toUnits, worldHeight } from "../map/core/geo.ts";
import { CLUSTER_OPTIONS, clusterZoom } from "./cluster-options.ts";
import { placeOf } from "./entries.ts";
import type { CompanyMeta, Entry } from "./types.ts";

/**
 * CSS pixels that the first view is computed for: a common embed. If the map has another size, the browser computes the clusters
 * again.
 */
export const FIRST_VIEW = { width: 960, height: 540 } as const;

/** The highest zoom at which the widget's map starts: a single town is shown with its surroundings. */
export const NEAREST = 11;

type Bounds = NonNullable<CompanyMeta["bounds"]>;

/** The whole zoom at which a box fits into the first view with a margin around it. */
export function firstZoom([west, south, east, north]: Bounds): number {
  const across = Math.max((east - west) / 360, 1e-9);
  const down = Math.max(worldHeight(toUnits(south)) - worldHeight(toUnits(north)), 1e-9);
  const margin = 0.85;
  const scale = Math.min((FIRST_VIEW.width * margin) / across, (FIRST_VIEW.height * margin) / down);
  return Math.min(clusterZoom(Math.log2(scale / 256)), NEAREST);
}

/** Clusters and single jobs of all entries, by zoom: longitude, latitude, distinct jobs. */
export function clusterEntries(entries: readonly Entry[]): (zoom: number) => [number, number, number][] {
  const index = new Supercluster<{ id: number }>(CLUSTER_OPTIONS);
  const ids = new Set<number>();
  let repeats = false;
  index.load(
    entries.flatMap((entry) => {
      const place = placeOf(entry);
      if (place === null) return [];
      repeats ||= ids.has(entry.job.id);
      ids.add(entry.job.id);
      const coordinates = [place.longitude, place.latitude];
      return [
        {
          type: "Feature" as const,
          properties: { id: entry.job.id },
          geometry: { type: "Point" as const, coordinates },
        },
      ];
    }),
  );
  return (zoom) =>
    index.getClusters([-180, -90, 180, 90], zoom).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const count = !("cluster_id" in properties)
        ? 1
        : repeats
          ? distinct(index.getLeaves(properties.cluster_id, Infinity))
          : properties.point_count;
      return [round(longitude), round(latitude), count];
    });
}

function distinct(leaves: readonly { properties: { id: number } }[]): number {
  return new Set(leaves.map(({ properties }) => properties.id)).size;
}

/** To 1e-5 degree, about a meter; never -0, which JSON does not know. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0;
}
