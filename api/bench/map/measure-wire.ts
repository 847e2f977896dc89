import {
  clustersToJson,
  encodeClusters,
  type JobIndex,
  type JobPoint,
  type MapView,
} from "../../src/map/index.ts";
import { generateViewports } from "./data.ts";
import type { Setting } from "./setting.ts";
import { median, timeEach } from "./timing.ts";

export interface WireFigures {
  readonly clusters: number;
  readonly bytes: number;
  readonly geoJsonBytes: number;
  /** Milliseconds from the same result of the index to what is sent. */
  readonly encodeTime: number;
  readonly geoJsonTime: number;
}

const RUNS = 2_000;
const CLUSTERS = 500;

/** The reply of a full-HD map that comes nearest to 500 clusters, as bytes and as the GeoJSON that supercluster would make of it. */
export function measureWire(setting: Setting, index: JobIndex, places: readonly JobPoint[]): WireFigures {
  setting.progress("wire format");
  const [best] = [6, 7, 8, 9, 10, 11, 12, 13]
    .flatMap((zoom) => generateViewports(places, zoom, 20, 1920, 1080).map((view) => ({ zoom, view })))
    .map((query) => ({ ...query, length: index.clusters({}, query.view, query.zoom).length }))
    .sort((a, b) => Math.abs(a.length - CLUSTERS) - Math.abs(b.length - CLUSTERS));
  if (best === undefined) throw new Error("there is no viewport");
  const set = index.clusters({}, best.view, best.zoom);
  const features = toGeoJson(clustersToJson(set));
  const runs = new Array<number>(RUNS).fill(0);
  const result = {
    clusters: set.length,
    bytes: encodeClusters(set).length,
    geoJsonBytes: Buffer.byteLength(JSON.stringify(features)),
    encodeTime: median(timeEach(runs, 1, () => encodeClusters(set))),
    geoJsonTime: median(timeEach(runs, 1, () => JSON.stringify(toGeoJson(clustersToJson(set))))),
  };
  return result;
}

/** As supercluster's `getClusters` answers. */
function toGeoJson({ clusters, pins }: MapView) {
  return [
    ...clusters.map(({ longitude, latitude, count }, i) => ({
      type: "Feature",
      id: 16_000_000 + i * 32,
      properties: {
        cluster: true,
        cluster_id: 16_000_000 + i * 32,
        point_count: count,
        point_count_abbreviated: count >= 1_000 ? `${Math.round(count / 100) / 10}k` : count,
      },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
    ...pins.map(({ longitude, latitude, id, precision, pay }) => ({
      type: "Feature",
      properties: { id, precision, pay },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
  ];
}
