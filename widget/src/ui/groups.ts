import Supercluster, { type PointFeature } from "supercluster";
import { CLUSTER_OPTIONS, clusterZoom } from "../core/cluster-options.ts";
import type { CompanyColumns } from "../core/company-columns.ts";
import type { Viewport } from "../core/geo.ts";
import { latitudeAt, longitudeAt } from "../core/mercator.ts";
import type { MapCluster, MapData } from "../map/types.ts";
import { pinAt } from "./pins.ts";

interface Own {
  readonly entry: number;
}

/** A cluster of the browser's making: it knows the zoom at which it opens. */
export interface Group extends MapCluster {
  readonly opensAt: number;
}

/** Clusters in the browser: all views of one set of entries, without asking the server. A chunk of its own. */
export class Groups {
  readonly #columns: CompanyColumns;
  readonly #index: Supercluster<Own, Record<string, never>>;
  /** Jobs with several places can be in a cluster twice; without any, counting entries is counting jobs. */
  readonly #isRepeating: boolean;

  constructor(columns: CompanyColumns, entries: Uint32Array) {
    this.#columns = columns;
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
    }
    this.#isRepeating = ids.size < points.length;
    this.#index = new Supercluster<Own, Record<string, never>>({ ...CLUSTER_OPTIONS });
    this.#index.load(points);
  }

  view(view: Viewport, titles: ReadonlyMap<number, string>): MapData {
    const clusters: Group[] = [];
    const pins: MapData["pins"][number][] = [];
    const box = [view.west, view.south, view.east, view.north] as const;
    for (const found of this.#index.getClusters([...box], clusterZoom(view.zoom))) {
      const [longitude = 0, latitude = 0] = found.geometry.coordinates;
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
