import Supercluster, { type PointFeature } from "supercluster";
import { CLUSTER_OPTIONS, clusterZoom } from "../../core/cluster-options.ts";
import type { CompanyColumns } from "../../core/company-columns.ts";
import type { Viewport } from "../../core/geo.ts";
import { latitudeAt, longitudeAt } from "../../core/mercator.ts";
import type { MapCluster, MapData } from "../../map/types.ts";
import { pinAt } from "./pins.ts";

interface Own {
  readonly entry: number;
}

/** A cluster computed in the browser, with the zoom at which it splits. */
export interface Group extends MapCluster {
  readonly opensAt: number;
}

type Index = Supercluster<Own, Record<string, never>>;

/**
 * Supercluster's internal state: what it keeps for each zoom, and the two steps its `load` takes from one zoom to the
 * next.
 */
interface Levels {
  readonly trees: { readonly data: Int32Array; readonly numItems: number }[];
  readonly stride: number;
  readonly options: { minZoom: number };
  _cluster(data: Int32Array, count: number, zoom: number, out: Int32Array): number;
  _createTree(data: Int32Array, count: number): Levels["trees"][number];
}

/** Points created per step. */
const STEP = 1_000;

/** Clusters computed in the browser: any view of a set of entries, without asking the server. */
export class Groups {
  readonly #columns: CompanyColumns;
  readonly #index: Index;
  /**
   * Jobs with several places can be in a cluster twice. If no job has several, the number of entries is the number of
   * jobs.
   */
  readonly #isRepeating: boolean;

  constructor(columns: CompanyColumns, index: Index, isRepeating: boolean) {
    this.#columns = columns;
    this.#index = index;
    this.#isRepeating = isRepeating;
  }

  view(view: Viewport, titles: ReadonlyMap<number, string>): MapData {
    const clusters: Group[] = [];
    const pins: MapData["pins"][number][] = [];
    const box = [view.west, view.south, view.east, view.north] as const;
    for (const found of this.#index.getClusters([...box], clusterZoom(view.zoom))) {
      const [longitude = 0, latitude = 0] = found.geometry.coordinates.map(metres);
      const { properties } = found;
      if (!("cluster_id" in properties)) {
        pins.push(pinAt(this.#columns, properties.entry, titles));
        continue;
      }
      const [first, ...others] = this.#isRepeating ? this.#entriesOf(properties.cluster_id) : [];
      const count = first === undefined ? properties.point_count : others.length + 1;
      if (first !== undefined && count === 1) {
        pins.push(pinAt(this.#columns, first, titles));
        continue;
      }
      const opensAt = this.#index.getClusterExpansionZoom(properties.cluster_id);
      clusters.push({ longitude, latitude, count, opensAt, isStack: opensAt > CLUSTER_OPTIONS.maxZoom });
    }
    return { clusters, pins };
  }

  /** One entry of each job in a cluster. */
  #entriesOf(cluster: number): number[] {
    const leaves = this.#index.getLeaves(cluster, Number.POSITIVE_INFINITY);
    return [
      ...new Map(leaves.map(({ properties: { entry } }) => [this.#columns.ids[entry], entry])).values(),
    ];
  }
}

/** Rounds to about a meter, as the server does for its first clusters, so that equal circles keep their element. */
function metres(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0;
}

/** Clusters entries in steps: ten thousand jobs at once would be the longest task of the page. */
export function* groupSteps(columns: CompanyColumns, entries: Uint32Array): Generator<void, Groups> {
  const points: PointFeature<Own>[] = [];
  const ids = new Set<number>();
  for (const entry of entries) {
    const [x, y] = [columns.x[entry] ?? Number.NaN, columns.y[entry] ?? Number.NaN];
    if (Number.isNaN(x)) continue;
    ids.add(columns.ids[entry] ?? 0);
    points.push({
      type: "Feature",
      properties: { entry },
      geometry: { type: "Point", coordinates: [longitudeAt(x), latitudeAt(y)] },
    });
    if (points.length % STEP === 0) yield;
  }
  yield;
  return new Groups(columns, yield* indexSteps(points), ids.size < points.length);
}

/** The same as `load`, in steps: `load` clusters only the highest zoom, the loop below does the others one by one. */
function* indexSteps(points: PointFeature<Own>[]): Generator<void, Index> {
  const { minZoom, maxZoom } = CLUSTER_OPTIONS;
  const index: Index = new Supercluster({ ...CLUSTER_OPTIONS, minZoom: maxZoom });
  index.load(points);
  const levels = index as unknown as Levels;
  for (let zoom = maxZoom - 1; zoom >= minZoom; zoom--) {
    yield;
    const above = levels.trees[zoom + 1];
    if (above === undefined) throw new RangeError(`Nothing was grouped at zoom ${zoom + 1}.`);
    const out = new Int32Array(above.numItems * levels.stride);
    const count = levels._cluster(above.data, above.numItems, zoom, out);
    levels.trees[zoom] = count === above.numItems ? above : levels._createTree(out, count);
  }
  levels.options.minZoom = minZoom;
  return index;
}
