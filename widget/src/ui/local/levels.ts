import { CLUSTER_OPTIONS } from "../../core/cluster-options.ts";
import type { CompanyColumns } from "../../core/company-columns.ts";
import { latitudeAt, longitudeAt, worldX, worldY } from "../../core/mercator.ts";
import { Near } from "./near.ts";

/** The world's edge in units of a level: sums of positions stay exact, and so do not depend on their order. */
const UNITS = 2 ** 30;

/** Degrees in units of a level, and back. Supercluster rounds as these do: circles that the server has drawn already must be the same ones. */
export const unitsEast = (longitude: number): number => Math.trunc((worldX(longitude) - 0.5) * UNITS);
export const unitsSouth = (latitude: number): number => Math.trunc((worldY(latitude) - 0.5) * UNITS);
export const longitudeOf = (units: number): number => longitudeAt(units / UNITS + 0.5);
export const latitudeOf = (units: number): number => latitudeAt(units / UNITS + 0.5);

/** What the map shows at one zoom: clusters, and entries that are alone. */
export interface Level {
  readonly length: number;
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** How many entries there are in each, and one of them. */
  readonly entries: Uint32Array;
  readonly entry: Uint32Array;
  /** Different jobs: one with several places can be in a cluster twice. */
  readonly jobs: Uint32Array;
  /** The zoom at which a cluster splits; 0 for an entry that is alone. */
  readonly opensAt: Uint8Array;
}

/** Entries of jobs with several places, by job, and where each is at the level that was made last. */
interface Repeats {
  readonly ids: Uint32Array;
  readonly at: Uint32Array;
}

/**
 * The levels of all zooms, in steps: `levels[zoom]`. Clusters are those that supercluster makes of the same entries in the same order, which a
 * test compares: at each zoom, starting from the next one, whatever is not in a cluster yet takes in what is near.
 */
export function* levelSteps(columns: CompanyColumns, chosen: Uint32Array): Generator<void, Level[]> {
  const { minZoom, maxZoom } = CLUSTER_OPTIONS;
  const placed = chosen.filter((entry) => !Number.isNaN(columns.x[entry]));
  const x = Int32Array.from(placed, (entry) => unitsEast(longitudeAt(columns.x[entry] ?? 0)));
  yield;
  const y = Int32Array.from(placed, (entry) => unitsSouth(latitudeAt(columns.y[entry] ?? 0)));
  yield;
  const repeats = findRepeats(Uint32Array.from(placed, (entry) => columns.ids[entry] ?? 0));
  const alone = new Uint32Array(placed.length).fill(1);
  const opensAt = new Uint8Array(placed.length);
  let level: Level = { length: placed.length, x, y, entries: alone, entry: placed, jobs: alone, opensAt };
  const levels: Level[] = [];
  levels[maxZoom + 1] = level;
  for (let zoom = maxZoom; zoom >= minZoom; zoom--) {
    yield;
    level = cluster(level, zoom, repeats);
    levels[zoom] = level;
  }
  return levels;
}

function findRepeats(ids: Uint32Array): Repeats {
  // Numbers are sorted several times faster than by a function that compares: the id, then the entry.
  const sorted = Float64Array.from(ids, (id, entry) => id * ids.length + entry).sort();
  const order = Uint32Array.from(sorted, (value) => value % ids.length);
  const at = order.filter(
    (entry, i) => ids[entry] === ids[order[i - 1] ?? -1] || ids[entry] === ids[order[i + 1] ?? -1],
  );
  return { at, ids: at.map((entry) => ids[entry] ?? 0) };
}

/** The level below another. */
function cluster(above: Level, zoom: number, repeats: Repeats): Level {
  const near = new Near(
    above.x,
    above.y,
    (CLUSTER_OPTIONS.radius / (CLUSTER_OPTIONS.extent * 2 ** zoom)) * UNITS,
  );
  const found = new Uint32Array(above.length);
  /** What each becomes, plus 1. */
  const becomes = new Uint32Array(above.length);
  const [x, y] = [new Int32Array(above.length), new Int32Array(above.length)];
  const entries = new Uint32Array(above.length);
  const entry = new Uint32Array(above.length);
  const opensAt = new Uint8Array(above.length);
  let length = 0;
  for (let i = 0; i < above.length; i++) {
    if (becomes[i]) continue;
    let [sum, sumX, sumY, members] = [0, 0, 0, 0];
    const count = near.find(i, found);
    for (let n = 0; n < count; n++) {
      const member = found[n] ?? 0;
      if (becomes[member]) continue;
      becomes[member] = length + 1;
      const weight = above.entries[member] ?? 0;
      sum += weight;
      sumX += (above.x[member] ?? 0) * weight;
      sumY += (above.y[member] ?? 0) * weight;
      members++;
    }
    x[length] = sumX / sum;
    y[length] = sumY / sum;
    entries[length] = sum;
    entry[length] = above.entry[i] ?? 0;
    opensAt[length++] = members > 1 ? zoom + 1 : (above.opensAt[i] ?? 0);
  }
  if (length === above.length) return above;
  repeats.at.forEach((at, i) => {
    repeats.at[i] = (becomes[at] ?? 0) - 1;
  });
  return {
    length,
    x: x.slice(0, length),
    y: y.slice(0, length),
    entries: entries.slice(0, length),
    entry: entry.slice(0, length),
    jobs: countJobs(entries.slice(0, length), repeats),
    opensAt: opensAt.slice(0, length),
  };
}

/** Takes from each count of entries those of a job that is counted there already. */
function countJobs(entries: Uint32Array, { ids, at }: Repeats): Uint32Array {
  const lastId = new Uint32Array(entries.length);
  at.forEach((circle, i) => {
    if (lastId[circle] === ids[i]) entries[circle] = (entries[circle] ?? 0) - 1;
    lastId[circle] = ids[i] ?? 0;
  });
  return entries;
}
