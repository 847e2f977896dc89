import { CLUSTER_OPTIONS, clusterZoom } from "../../core/cluster-options.ts";
import type { CompanyColumns } from "../../core/company-columns.ts";
import type { Viewport } from "../../core/geo.ts";
import type { MapCluster, MapData } from "../../map/types.ts";
import { type Level, latitudeOf, levelSteps, longitudeOf, unitsEast, unitsSouth } from "./levels.ts";
import { pinAt } from "./pins.ts";

/** A cluster computed in the browser, with the zoom at which it splits. */
export interface Group extends MapCluster {
  readonly opensAt: number;
}

/** Clusters computed in the browser: any view of a set of entries, without asking the server. */
export class Groups {
  readonly #columns: CompanyColumns;
  readonly #levels: readonly Level[];

  constructor(columns: CompanyColumns, levels: readonly Level[]) {
    this.#columns = columns;
    this.#levels = levels;
  }

  view(view: Viewport, titles: ReadonlyMap<number, string>): MapData {
    const clusters: Group[] = [];
    const pins: MapData["pins"][number][] = [];
    const level = this.#levels[clusterZoom(view.zoom)];
    if (level === undefined) return { clusters, pins };
    const isInside = insideOf(view);
    for (let i = 0; i < level.length; i++) {
      const [x, y, count] = [level.x[i] ?? 0, level.y[i] ?? 0, level.jobs[i] ?? 0];
      if (!isInside(x, y)) continue;
      if (count === 1) {
        pins.push(pinAt(this.#columns, level.entry[i] ?? 0, titles));
        continue;
      }
      const opensAt = level.opensAt[i] ?? 0;
      clusters.push({
        longitude: metres(longitudeOf(x)),
        latitude: metres(latitudeOf(y)),
        count,
        opensAt,
        isStack: opensAt > CLUSTER_OPTIONS.maxZoom,
      });
    }
    return { clusters, pins };
  }
}

/** Returns whether a position in units of a level lies in a view, which may cross the antimeridian. */
function insideOf(view: Viewport): (x: number, y: number) => boolean {
  const isAround = view.east - view.west >= 360;
  const west = unitsEast(isAround ? -180 : turned(view.west));
  const east = unitsEast(isAround || view.east === 180 ? 180 : turned(view.east));
  const [north, south] = [unitsSouth(view.north), unitsSouth(view.south)];
  return (x, y) =>
    y >= north && y <= south && (west <= east ? x >= west && x <= east : x >= west || x <= east);
}

/** The same meridian from -180 to 180 degrees. */
function turned(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Rounds to about a meter, as the server does for its first clusters, so that equal circles keep their element. */
function metres(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0;
}

/** Clusters entries in steps: ten thousand jobs at once would be the longest task of the page. */
export function* groupSteps(columns: CompanyColumns, entries: Uint32Array): Generator<void, Groups> {
  return new Groups(columns, yield* levelSteps(columns, entries));
}
