import { gather } from "./bits.ts";
import { NO_POINT } from "./columns.ts";
import type { Entries } from "./entries.ts";
import { distance, toDegrees } from "./geo.ts";
import { newestFirst } from "./orders.ts";
import type { Plan } from "./plan.ts";
import type { Selector } from "./select.ts";
import { Disc } from "./shapes.ts";
import type { ListOptions } from "./types.ts";

/** The first circle that is searched, in metres, and the last, which holds the Earth. */
const FIRST_CIRCLE = 5_000;
const LAST_CIRCLE = 20_100_000;

/** A job at its nearest point; `metres` is null without one. */
export interface Near {
  readonly position: number;
  readonly metres: number | null;
}

type Origin = NonNullable<ListOptions["origin"]>;

/** The first `count` jobs by distance of their nearest matching point; those without a point follow, newest first. */
export function nearest(
  entries: Entries,
  selector: Selector,
  plan: Plan,
  origin: Origin,
  count: number,
): Near[] {
  let near: Near[] = [];
  for (let metres = FIRST_CIRCLE; ; metres *= 2) {
    const disc = new Disc({ ...origin, metres });
    const points = gather(selector.points({ ...plan, shapes: [...plan.shapes, disc] }).bits);
    near = byDistance(entries, points, origin);
    if (near.length >= count || metres >= LAST_CIRCLE) break;
  }
  if (near.length >= count || plan.shapes.length > 0) return near.slice(0, count);
  const { columns } = entries.store;
  const placeless = gather(selector.jobs(plan).bits)
    .filter((position) => (columns.traits[position]! & NO_POINT) !== 0)
    .sort(newestFirst(columns));
  return [...near, ...placeless.map((position) => ({ position, metres: null }))].slice(0, count);
}

/** Jobs of the given points, each once, at their nearest. */
function byDistance(entries: Entries, points: readonly number[], origin: Origin): Near[] {
  const { columns } = entries.store;
  const tie = newestFirst(columns);
  const met = new Set<number>();
  return points
    .map((position) => ({ position, metres: metresTo(entries, position, origin) }))
    .sort((a, b) => a.metres - b.metres || tie(a.position, b.position))
    .filter(({ position }) => {
      const id = columns.id[position]!;
      if (met.has(id)) return false;
      met.add(id);
      return true;
    });
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
  const { columns } = entries.store;
  return page.map((position) => {
    let least: number | null = null;
    for (const p of entries.pointsOf(columns.id[position]!)) {
      if ((columns.traits[p]! & NO_POINT) !== 0) continue;
      const isMatch = plan.shapes.every((shape) =>
        shape.contains(
          columns.latitude[p]!,
          columns.longitude[p]!,
          columns.spots[2 * p]!,
          columns.spots[2 * p + 1]!,
        ),
      );
      const metres = metresTo(entries, p, origin);
      if (isMatch && (least === null || metres < least)) least = metres;
    }
    return least;
  });
}
