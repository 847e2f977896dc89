import { workBatch } from "../commands/job-batches/work-batch.ts";
import type { Services } from "../services.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

interface BatchTask extends Task {
  readonly batch_id: number;
}

/**
 * Works through changes of many listings. Each listing is changed in a transaction of its own, which also notes what became of
 * it: a worker may be killed at any time. Several batches take turns.
 */
export class JobBatchWorker extends TaskRunner<BatchTask> {
  constructor(services: Services) {
    super({
      database: services.database,
      table: "job_batch_tasks",
      columns: ["batch_id"],
      log: services.log,
      now: services.now,
      intervalMs: 2_000,
      batchSize: 1,
      attemptTimeoutMs: 60_000,
      minBackoffMs: 1_000,
      maxBackoffMs: 60_000,
      maxAttempts: 20,
      messages: {
        unreadable: "changes of many listings cannot be read; retrying",
        failed: "a change of many listings was not worked through; retrying",
        setAside: "a change of many listings was set aside",
      },
      describe: ({ batch_id }) => ({ batch: batch_id }),
      async run({ batch_id }) {
        await workBatch(services, batch_id);
        return "DONE";
      },
    });
  }
}
