import { LruCache } from "../core/cache.ts";
import type { JobFilter, ListOptions } from "../core/types.ts";
import type { Store } from "../store/store.ts";
import { spreadCompanies } from "./spread-companies.ts";

/** Searches whose order is kept, and how far: some fifty pages. */
const KEPT = 200;
const MAX_PLACES = 1_000;

/** The best matches of a search, as positions in the store, and how many match in all. */
export interface Ranked {
  readonly best: readonly number[];
  readonly total: number;
}

/**
 * The order of recent searches, until a job changes or an hour begins: whoever reads page after page, or searches for what others search
 * for, has it ranked once.
 */
export class KeptRankings {
  #store: Store | undefined;
  #state = "";
  #known = new LruCache<Ranked>(KEPT);

  /**
   * At least the first `end` of a search.
   * @param state equal as long as every reply is, except for positions, which are those of `store`
   * @param rank ranks the first so many
   */
  of(
    store: Store,
    state: string,
    filter: JobFilter,
    { ranking, employers, origin }: ListOptions,
    end: number,
    rank: (end: number) => Ranked,
  ): Ranked {
    if (this.#store !== store || this.#state !== state) {
      this.#store = store;
      this.#state = state;
      this.#known = new LruCache(KEPT);
    }
    // Corners of drawn areas are many, and rarely another's.
    if (filter.outlines !== undefined || end > MAX_PLACES) return rank(end);
    const key = JSON.stringify([filter, ranking?.key, ranking?.boosts, employers?.key, origin]);
    const known = this.#known.get(key);
    if (known !== undefined && known.best.length >= Math.min(end, known.total)) return known;
    const ranked = rank(spreadCompanies.reach(end));
    this.#known.set(key, ranked);
    return ranked;
  }
}
