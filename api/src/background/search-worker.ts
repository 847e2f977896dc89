import { takeBatch } from "../commands/search-engines/take-batch.ts";
import { forgetOverdue, tellBatch } from "../commands/search-engines/tell-batch.ts";
import type { SearchEngine } from "../gateways/search-engines/index.ts";
import type { Services } from "../services.ts";
import { PollingLoop } from "./polling-loop.ts";

const INTERVAL_MS = 30_000;

type Given = Pick<Services, "database" | "log" | "now" | "searchEngines">;

/**
 * Tells search engines which pages have changed, in batches, as far as their quotas go. Any number of processes share the queue: each
 * batch belongs to one of them for the time of its lease, and a process that dies while it tells leads to a repetition, which engines
 * do not mind.
 */
export class SearchWorker extends PollingLoop {
  readonly #given: Given;

  constructor(given: Given) {
    super({
      intervalMs: INTERVAL_MS,
      run: async () => {
        for (const engine of given.searchEngines) await this.#tell(engine);
      },
      onError: (error) =>
        given.log.warn({ err: error }, "changes for search engines cannot be read; retrying"),
    });
    this.#given = given;
  }

  /** Tells what is due now; resolves when nothing is left. Never throws. */
  override drain(): Promise<void> {
    this.poke();
    return super.drain();
  }

  async #tell(engine: SearchEngine): Promise<void> {
    const { database, log, now } = this.#given;
    const forgotten = await forgetOverdue(database, engine, now());
    if (forgotten > 0)
      log.warn({ engine: engine.name, count: forgotten }, "changes were not told to a search engine in time");
    while (!this.isStopping) {
      const batch = await takeBatch(database, engine, now());
      if (!batch) return;
      const { refused, pause } = await tellBatch(database, engine, batch, now);
      const [first] = refused;
      if (first)
        log.warn(
          { engine: engine.name, count: refused.length, page: first.path, reason: first.reason },
          "a search engine refused pages",
        );
      if (!pause) continue;
      log.warn(
        { engine: engine.name, reason: pause.error.message, until: pause.until },
        "a search engine is told later",
      );
      return;
    }
  }
}
