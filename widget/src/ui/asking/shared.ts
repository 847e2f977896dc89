import type { JobMap } from "../../map/types.ts";
import { type Api, ApiFailure } from "../api/api.ts";
import type { LocalJobs } from "../local/local.ts";
import type { Tell } from "../state/events.ts";
import { isFiltered, type WidgetState } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** State shared by the parts of an embed. */
export interface Shared {
  readonly store: Store<WidgetState>;
  readonly api: Api;
  readonly tell: Tell;
  /** Titles of jobs by id, from lists and replies. */
  readonly titles: Map<number, string>;
  /** Aborted when the embed is destroyed. */
  readonly life: AbortSignal;
  attribution: Readonly<Record<string, string>>;
  /** Set by the component that shows the map; null while there is none. */
  map: JobMap | null;
  /** All open jobs, once they are in the browser. */
  local: LocalJobs | null;
}

/**
 * Whether the browser can apply the filters. Search words and locations need the server, and so does any filter until
 * the jobs are loaded.
 */
export function isLocal({ store, local }: Shared): boolean {
  const { meta, filters } = store.get();
  if (meta?.mode !== "columns" || filters.search !== "" || filters.location !== "") return false;
  return local !== null || !isFiltered(filters);
}

export function tellFailure(tell: Tell, error: unknown): ApiFailure {
  const failure = error instanceof ApiFailure ? error : new ApiFailure("unavailable", String(error));
  tell("error", { code: failure.code, message: failure.message });
  return failure;
}

/** Allows one request at a time: the next one aborts the one before. */
export class LatestRequest {
  readonly #life: AbortSignal;
  #now: AbortController | undefined;

  constructor(life: AbortSignal) {
    this.#life = life;
    life.addEventListener("abort", () => this.stop());
  }

  stop(): void {
    this.#now?.abort();
  }

  next(): AbortSignal {
    this.stop();
    this.#now = new AbortController();
    if (this.#life.aborted) this.stop();
    return this.#now.signal;
  }
}
