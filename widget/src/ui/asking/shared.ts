import type { JobMap } from "../../map/types.ts";
import { type Api, ApiFailure } from "../api/api.ts";
import type { LocalJobs } from "../local/local.ts";
import type { Tell } from "../state/events.ts";
import { isFiltered, type WidgetState } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** What the parts of an embed have in common. */
export interface Shared {
  readonly store: Store<WidgetState>;
  readonly api: Api;
  readonly tell: Tell;
  /** Of jobs that a list or a reply has named. */
  readonly titles: Map<number, string>;
  /** Ends with the embed. */
  readonly life: AbortSignal;
  attribution: Readonly<Record<string, string>>;
  /** Lent by whoever shows it. */
  map: JobMap | null;
  /** Every open job, once it is in the browser. */
  local: LocalJobs | null;
}

/** Whether filters can be answered here: words and places are the server's to find, and so is all until the jobs are there. */
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

/** One question at a time: the next ends the one before. */
export class Asking {
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
