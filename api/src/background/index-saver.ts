import type { Logger } from "pino";
import type { JobIndex } from "../map/index.ts";
import type { IndexKeeper } from "./index-keeper.ts";
import { PollingLoop } from "./polling-loop.ts";

const LOOK_INTERVAL_MS = 10_000;
/** From this many changes on a start would notice reading them again. */
const MANY_CHANGES = 2_000;
const MANY_CHANGES_MS = 60_000;
const ANY_CHANGE_MS = 600_000;
/** A file is of no use once it is older than what `job_changes` keeps. */
const RENEWED_MS = 6 * 3_600_000;

/** Saves snapshots of the map index now and then, and when the process stops. */
export class IndexSaver {
  readonly #keeper: IndexKeeper;
  readonly #log: Logger;
  #saved: { readonly index: JobIndex; readonly version: number; readonly at: number } | undefined;
  readonly #loop = new PollingLoop({
    intervalMs: LOOK_INTERVAL_MS,
    run: async () => {
      if (this.#isDue()) await this.#save();
    },
    onError: (error) => {
      this.#log.warn({ err: error }, "the snapshot of the map index cannot be saved; retrying");
    },
  });

  constructor(keeper: IndexKeeper, log: Logger) {
    this.#keeper = keeper;
    this.#log = log;
  }

  start(): void {
    this.#loop.start();
  }

  /** Saves what has not been saved yet. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    if (!this.#keeper.loaded || this.#changes() === 0) return;
    await this.#save().catch((error: unknown) =>
      this.#log.warn({ err: error }, "the snapshot of the map index cannot be saved; retrying"),
    );
  }

  async #save(): Promise<void> {
    const { index } = this.#keeper;
    const saving = { index, version: index.version, at: performance.now() };
    await this.#keeper.save();
    this.#saved = saving;
  }

  #isDue(): boolean {
    if (this.#saved === undefined) return true;
    const changes = this.#changes();
    const age = performance.now() - this.#saved.at;
    return (
      (changes >= MANY_CHANGES && age >= MANY_CHANGES_MS) ||
      (changes > 0 && age >= ANY_CHANGE_MS) ||
      age >= RENEWED_MS
    );
  }

  #changes(): number {
    const { index } = this.#keeper;
    return this.#saved?.index === index ? index.version - this.#saved.version : Number.POSITIVE_INFINITY;
  }
}
