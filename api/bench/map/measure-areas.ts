import {
  encodeClusters,
  type JobFilter,
  type JobIndex,
  type JobPoint,
  type Outline,
} from "../../src/map/index.ts";
import { generateFilters, randomNumbers } from "./data.ts";
import type { Query, Setting } from "./setting.ts";
import { type Times, timeEach } from "./timing.ts";

/** The same question of an outline and of the box around it. */
export interface AreaFigures {
  readonly corners: number;
  readonly preparing: Times;
  readonly lists: { readonly outline: Times; readonly box: Times };
  readonly clusters: { readonly outline: Times; readonly box: Times };
}

/** As many as the outline of Texas has, rivers and coast, in the atlas of 1:10 million. */
const CORNERS = 500;
/** Degrees from the middle to the coast. */
const REACHES = [0.3, 1, 4];
const PLACES = 30;

export function measureAreas(
  { rounds, progress }: Setting,
  index: JobIndex,
  places: readonly JobPoint[],
): AreaFigures {
  progress("outlines and the boxes around them");
  const filters = generateFilters(32);
  const random = randomNumbers(7);
  const areas = REACHES.flatMap((reach) =>
    Array.from({ length: PLACES }, (_, i) =>
      areaAround(places[Math.floor(random() * places.length)], reach, random, filters[i] ?? {}),
    ),
  );
  const preparing = timeEach(areas, 1, ({ outlines }) => index.count({ outlines, companyIds: [0] }));
  const page = { sort: "newest" as const, limit: 20 };
  const map = (filter: JobFilter, { view, zoom }: Query) =>
    encodeClusters(index.clusters(filter, view, zoom));
  return {
    corners: CORNERS,
    preparing,
    lists: {
      outline: timeEach(areas, rounds, ({ filter, outlines }) => index.list({ ...filter, outlines }, page)),
      box: timeEach(areas, rounds, ({ filter, view }) => index.list({ ...filter, bbox: view }, page)),
    },
    clusters: {
      outline: timeEach(areas, rounds, (area) => map({ ...area.filter, outlines: area.outlines }, area)),
      box: timeEach(areas, rounds, (area) => map(area.filter, area)),
    },
  };
}

function areaAround(
  place: JobPoint | undefined,
  reach: number,
  random: () => number,
  filter: JobFilter,
): Query & { readonly outlines: readonly Outline[] } {
  const { latitude, longitude } = place ?? { latitude: 38, longitude: -97 };
  const ring: number[] = [];
  let coast = 0.8;
  for (let i = 0; i < CORNERS; i++) {
    coast = Math.min(1, Math.max(0.5, coast + (random() - 0.5) * 0.1));
    const angle = (i / CORNERS) * 2 * Math.PI;
    ring.push(longitude + reach * coast * Math.cos(angle), latitude + reach * 0.7 * coast * Math.sin(angle));
  }
  const longitudes = ring.filter((_, i) => i % 2 === 0);
  const latitudes = ring.filter((_, i) => i % 2 === 1);
  const view = {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
  // A window of 1024 pixels.
  const zoom = Math.log2((1_024 * 360) / 256 / (view.east - view.west));
  return { filter, view, zoom, outlines: [{ rings: [ring.map((degrees) => Math.round(degrees * 1e7))] }] };
}
