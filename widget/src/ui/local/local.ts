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

/** Every open job of a company, filtered and grouped without asking anybody. A chunk of its own, loaded after the first pins. */
export class LocalJobs {
  readonly #columns: CompanyColumns;
  #entries: Uint32Array = new Uint32Array();
  #groups: Groups | null = null;
  /** What is being grouped: looking elsewhere meanwhile does not begin anew. */
  #grouping: Uint32Array | null = null;

  private constructor(columns: CompanyColumns) {
    this.#columns = columns;
  }

  /** Reads ten thousand jobs with turns for the page in between. @throws RangeError, TypeError for what is no such reply */
  static async read(this: void, bytes: ArrayBuffer): Promise<LocalJobs> {
    withFlags();
    return new LocalJobs(await inTurns(columnSteps(new Uint8Array(bytes))));
  }

  get meta(): CompanyMeta {
    return this.#columns.meta;
  }

  /** Limits what is shown; returns how many jobs that leaves. */
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

  /** What a view shows; undefined until it is grouped. */
  view(view: Viewport, titles: ReadonlyMap<number, string>): MapData | undefined {
    return this.#groups?.view(view, titles);
  }

  /** Groups what is shown; false when that is under way already, or was changed meanwhile. */
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
