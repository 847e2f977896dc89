import { checkSlice } from "../commands/bulk/check-rows.ts";
import { failUpload } from "../commands/bulk/fail-upload.ts";
import { undoSlice } from "../commands/bulk/undo-slice.ts";
import { writeSlice } from "../commands/bulk/write-slice.ts";
import { followUpload } from "../commands/job-feeds/follow-upload.ts";
import type { Services } from "../services.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

interface Slice extends Task {
  readonly upload_id: number;
}

const MAX_ATTEMPTS = 8;

/**
 * Works on uploaded files of jobs, a slice of rows at a time. A slice commits what it wrote together with the next slice, so that
 * a worker may be killed at any time; one that runs twice finds its rows done. Several files take turns.
 */
export class BulkWorker extends TaskRunner<Slice> {
  constructor(services: Services) {
    super({
      database: services.database,
      table: "bulk_tasks",
      columns: ["upload_id"],
      log: services.log,
      now: services.now,
      intervalMs: 5_000,
      batchSize: 1,
      attemptTimeoutMs: 15_000,
      minBackoffMs: 1_000,
      maxBackoffMs: 60_000,
      maxAttempts: MAX_ATTEMPTS,
      messages: {
        unreadable: "uploads of jobs cannot be read; retrying",
        failed: "rows of an upload were not worked through; retrying",
        setAside: "an upload of jobs was set aside",
      },
      describe: ({ upload_id }) => ({ upload: upload_id }),
      async run({ upload_id, attempts }) {
        try {
          await checkSlice(services, upload_id);
          await writeSlice(services, upload_id);
          await undoSlice(services, upload_id);
          await followUpload(services, upload_id);
        } catch (error) {
          if (attempts >= MAX_ATTEMPTS) {
            await failUpload(services, upload_id);
            await followUpload(services, upload_id);
          }
          throw error;
        } finally {
          services.signals.send("bulk_events");
        }
        return "DONE";
      },
    });
  }
}
