import { readFeed } from "../commands/job-feeds/read-feed.ts";
import type { Services } from "../services.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

interface Reading extends Task {
  readonly feed_id: number;
}

/** Reads employers' feeds that are due. What a feed had is worked through by the bulk worker, as an uploaded file is. */
export class FeedWorker extends TaskRunner<Reading> {
  constructor(services: Services) {
    super({
      database: services.database,
      table: "feed_readings",
      columns: ["feed_id"],
      log: services.log,
      now: services.now,
      intervalMs: 10_000,
      batchSize: 2,
      attemptTimeoutMs: 120_000,
      minBackoffMs: 30_000,
      maxBackoffMs: 600_000,
      maxAttempts: 5,
      messages: {
        unreadable: "readings of feeds cannot be read; retrying",
        failed: "a feed was not read; retrying",
        setAside: "the reading of a feed was set aside",
      },
      describe: ({ feed_id }) => ({ feed: feed_id }),
      async run({ id, feed_id }) {
        await readFeed(services, { id, feed_id });
        return "DONE";
      },
    });
  }
}
