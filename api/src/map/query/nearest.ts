import { gather } from "../core/bits.ts";
import { distance, toDegrees } from "../core/geo.ts";
import type { ListOptions } from "../core/types.ts";
import { NO_POINT, precisionOf } from "../store/columns.ts";
import type { Entries } from "../store/entries.ts";
import { newestFirst } from "../store/orders.ts";
import { Disc } from "../store/shapes.ts";
import { pointsIn } from "./job-points.ts";
import { likelyDistance } from "./likely-distance.ts";
import type { Plan } from "./plan.ts";
import type { Selector } from "./select.ts";

/** Radius of the first search circle, in meters, and of the last, which covers the Earth. */
const FIRST_CIRCLE = 5_000;
const LAST_CIRCLE = 20_100_000;
/** So few points are all measured, which is faster than looking for those in a circle. */
const FEW = 1_000;

/** A job at its nearest point; `metres` is null if it has none. */
export interface Near {
  readonly position: number;
  readonly metres: number | null;
}

type Origin = NonNullable<ListOptions["origin"]>;

/** The first `count` jobs by the likely distance of their nearest matching point; those without a point follow, newest first. */
export function nearest(
  entries: Entries,
  selector: Selector,
  plan: Plan,
  origin: Origin,
  count: number,
): { near: Near[]; total: number } {
  const few = fewPoints(entries, selector, plan);
  // In a place every job has a point, so these are all.
  if (few && plan.shapes.length > 0) {
    const near = byDistance(entries, few, origin);
    return { near: near.slice(0, count), total: near.length };
  }
  const total = selector.jobs(plan).count;
  const most = Math.min(total, count);
  const near = few ? byDistance(entries, few, origin) : inCircles(entries, selector, plan, origin, most);
  if (near.length >= most || plan.shapes.length > 0) return { near: near.slice(0, most), total };
  const { columns } = entries.store;
  const placeless = gather(selector.jobs(plan).bits)
    .filter((position) => (columns.traits[position]! & NO_POINT) !== 0)
    .sort(newestFirst(columns));
  return {
    near: [...near, ...placeless.map((position) => ({ position, metres: null }))].slice(0, most),
    total,
  };
}

/** The points of a plan that has few. */
function fewPoints(entries: Entries, selector: Selector, plan: Plan): number[] | undefined {
  if (plan.shapes.length === 0 && plan.sparse === null) return undefined;
  const { bits, count } = selector.points(plan);
  if (count > FEW) return undefined;
  const { traits } = entries.store.columns;
  return gather(bits).filter((position) => (traits[position]! & NO_POINT) === 0);
}

/** The first `count` jobs of many points at least, by circles that grow until these have them. */
function inCircles(entries: Entries, selector: Selector, plan: Plan, origin: Origin, count: number) {
  for (let metres = FIRST_CIRCLE; ; metres *= 2) {
    const disc = new Disc({ ...origin, metres });
    const points = gather(selector.points({ ...plan, shapes: [...plan.shapes, disc] }).bits);
    const near = byDistance(entries, points, origin);
    // A point just outside the circle may have a smaller likely distance than an imprecise one inside it.
    const isSettled = count === 0 || (near[count - 1]?.likely ?? Number.POSITIVE_INFINITY) <= metres;
    if (isSettled || metres >= LAST_CIRCLE) return near;
  }
}

/**
 * Jobs of the given points, each once, by its point with the smallest likely distance; the reported distance is that of the nearest point.
 */
function byDistance(entries: Entries, points: readonly number[], origin: Origin) {
  const { columns } = entries.store;
  const tie = newestFirst(columns);
  const jobs = new Map<number, { position: number; metres: number; likely: number }>();
  for (const position of points) {
    const metres = metresTo(entries, position, origin);
    const likely = likelyDistance(metres, precisionOf(columns.traits[position]!));
    const id = columns.id[position]!;
    const known = jobs.get(id);
    if (known === undefined) jobs.set(id, { position, metres, likely });
    else {
      known.metres = Math.min(known.metres, metres);
      known.likely = Math.min(known.likely, likely);
    }
  }
  return [...jobs.values()].sort((a, b) => a.likely - b.likely || tie(a.position, b.position));
}

function metresTo(entries: Entries, position: number, origin: Origin): number {
  const { latitude, longitude } = entries.store.columns;
  return distance(
    origin.latitude,
    origin.longitude,
    toDegrees(latitude[position]!),
    toDegrees(longitude[position]!),
  );
}

/** Metres to the nearest matching point of each job. */
export function distancesOf(
  entries: Entries,
  plan: Plan,
  page: readonly number[],
  origin: Origin,
): (number | null)[] {
  return page.map((position) => {
    const points = pointsIn(entries, plan.shapes, position);
    return points.length === 0 ? null : Math.min(...points.map((point) => metresTo(entries, point, origin)));
  });
}
