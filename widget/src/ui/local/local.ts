import { type CompanyColumns, columnSteps } from "../../core/company-columns.ts";
import { type ColumnFilter, countJobs, matchEntries } from "../../core/company-columns-filter.ts";
import type { CompanyMeta } from "../../core/company-columns-meta.ts";
import type { Viewport } from "../../core/geo.ts";
import { inTurns } from "../../core/pause.ts";
import { withFlags } from "../../map/pins/with-flags.ts";
import type { MapData, MapPin } from "../../map/types.ts";
import { type Groups, groupSteps } from "./groups.ts";
import { pinOfJob } from "./pins.ts";

export { askClusters } from "./api-clusters.ts";

/**
 * All open jobs of a company, filtered and clustered in the browser. A chunk of its own, loaded after the first pins.
 */
export class LocalJobs {
  readonly #columns: CompanyColumns;
  #entries: Uint32Array = new Uint32Array();
  #groups: Groups | null = null;
  /** The entries being clustered: moving the map meanwhile does not start again. */
  #grouping: Uint32Array | null = null;

  private constructor(columns: CompanyColumns) {
    this.#columns = columns;
  }

  /**
   * Reads the reply in steps, yielding to the page in between. @throws RangeError, TypeError if it has another format
   */
  static async read(this: void, bytes: ArrayBuffer): Promise<LocalJobs> {
    withFlags();
    return new LocalJobs(await inTurns(columnSteps(new Uint8Array(bytes))));
  }

  get meta(): CompanyMeta {
    return this.#columns.meta;
  }

  /** Applies a filter; returns how many jobs match. */
  match(filter: ColumnFilter): number {
    this.#entries = matchEntries(this.#columns, filter);
    this.#groups = null;
    return countJobs(this.#columns, this.#entries);
  }

  countWith(filter: ColumnFilter): number {
    return countJobs(this.#columns, matchEntries(this.#columns, filter));
  }

  pinOf(id: number, titles: ReadonlyMap<number, string>): MapPin | null {
    return pinOfJob(this.#columns, id, titles);
  }

  /** The clusters and pins of a view; undefined until the jobs are clustered. */
  view(view: Viewport, titles: ReadonlyMap<number, string>): MapData | undefined {
    return this.#groups?.view(view, titles);
  }

  /** Clusters the matching jobs; returns false if that is already in progress, or if the filter changed meanwhile. */
  async group(): Promise<boolean> {
    const entries = this.#entries;
    if (this.#grouping === entries) return false;
    this.#grouping = entries;
    const groups = await inTurns(groupSteps(this.#columns, entries));
    if (this.#grouping !== entries) return false;
    this.#grouping = null;
    this.#groups = groups;
    return true;
  }
}
