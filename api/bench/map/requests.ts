import type { Bounds, JobPoint } from "../../src/map/index.ts";
import { generateFilters, generateViewports, randomNumbers } from "./data.ts";
import { pathOf } from "./paths.ts";

const ZOOMS = [3, 5, 6, 7, 8, 9, 10, 11, 12, 14];
/** Windows in pixels, as often as they are met. */
const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [390, 700],
  [390, 700],
  [412, 780],
  [768, 950],
  [1_440, 800],
  [1_920, 950],
];
const PLACES = 600;
/** A place is opened at this zoom. */
const OPENING = 11;
/** Requests of one visitor: the place as it opens, then the map as it is moved. */
const REQUESTS = 4;

/** Paths of so many viewports or a little less, no two alike, at mixed zooms, each with a filter of four conditions. */
export function newViews(jobs: readonly JobPoint[], count: number): string[] {
  const filters = generateFilters(32);
  const each = Math.ceil(count / ZOOMS.length);
  const paths = ZOOMS.map((zoom) =>
    generateViewports(jobs, zoom, each).map((view, i) =>
      pathOf({ filter: filters[(i * 7) % filters.length] ?? {}, view, zoom }),
    ),
  );
  // One job in ten stands in the very middle of its town.
  return [...new Set(Array.from({ length: each }, (_, i) => paths.flatMap((own) => own[i] ?? [])).flat())];
}

/**
 * Paths as visitors ask: each opens one of 600 places, the n-th about one in n times as often as the first, in one of some
 * common windows and without a condition; then moves the map about it, zooms, and half of them set four conditions.
 */
export function visits(jobs: readonly JobPoint[], count: number): string[] {
  const random = randomNumbers(11);
  const filters = generateFilters(32);
  const oneOf = <T>(values: readonly T[]): T[] => {
    const i = Math.floor(random() * values.length);
    return values.slice(i, i + 1);
  };
  const visitor = (): string[] => {
    const place = Math.floor(Math.exp(random() * Math.log(PLACES)));
    const places = jobs.slice(place, place + 1);
    const [[width, height] = [0, 0]] = oneOf(WINDOWS);
    const filter = random() < 0.5 ? oneOf(filters)[0] : undefined;
    const view = (zoom: number): Bounds[] => generateViewports(places, zoom, 1, width, height);
    const moved = Array.from({ length: REQUESTS - 1 }, () => {
      const zoom = OPENING - 2 + Math.floor(random() * 4);
      const [east, north] = [random() - 0.5, random() - 0.5];
      return view(zoom).map((bounds) =>
        pathOf({ filter: filter ?? {}, view: moveBy(bounds, east, north), zoom }),
      );
    });
    return [
      ...view(OPENING).map((bounds) => pathOf({ filter: {}, view: bounds, zoom: OPENING })),
      ...moved.flat(),
    ];
  };
  return Array.from({ length: Math.ceil(count / REQUESTS) }, visitor).flat();
}

/** Moved by shares of its sides. */
function moveBy({ west, south, east, north }: Bounds, right: number, up: number): Bounds {
  const [x, y] = [(east - west) * right, (north - south) * up];
  return { west: west + x, south: south + y, east: east + x, north: north + y };
}

/** Which share of the first so many paths had been asked before. */
export function repeatedShare(paths: readonly string[], requests: number): number {
  const asked = Math.min(paths.length, Math.round(requests));
  return 1 - new Set(paths.slice(0, asked)).size / asked;
}
