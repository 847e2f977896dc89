import { followEvent } from "../commands/payment/follow-event.ts";
import { CheckoutMismatch } from "../commands/payment/fulfil.ts";
import { runTask, UnknownTask } from "../commands/payment/run-task.ts";
import type { Services } from "../services.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

interface StoredEvent extends Task {
  readonly type: string;
  readonly object_id: string;
}

interface PaymentTask extends Task {
  readonly kind: string;
  readonly subject_id: number;
}

/** The provider is asked anew each time, with a timeout and retries of its own. Thirty attempts take about a day. */
const PACE = {
  intervalMs: 5_000,
  batchSize: 10,
  attemptTimeoutMs: 90_000,
  minBackoffMs: 5_000,
  maxBackoffMs: 3_600_000,
  maxAttempts: 30,
};

/** Follows what the payment provider has told us, from the table where its events are stored. */
export class PaymentEventWorker extends TaskRunner<StoredEvent> {
  constructor(services: Services) {
    const { database, log, now } = services;
    super({
      ...PACE,
      database,
      log,
      now,
      table: "stripe_events",
      columns: ["type", "object_id"],
      messages: {
        unreadable: "payment events cannot be read; retrying",
        failed: "a payment event was not followed; retrying",
        setAside: "a payment event was set aside",
      },
      describe: ({ id, type, object_id }) => ({ event: id, type, object: object_id }),
      orderKey: ({ object_id }) => object_id,
      isFinal: (error) => error instanceof CheckoutMismatch,
      run: async ({ type, object_id }) =>
        (await followEvent(services, type, object_id)) ? "DONE" : "IGNORED",
    });
  }
}

/** Does what follows from payments and asks the provider: sends refunds, ends subscriptions. */
export class PaymentTaskWorker extends TaskRunner<PaymentTask> {
  constructor(services: Services) {
    const { database, log, now } = services;
    super({
      ...PACE,
      database,
      log,
      now,
      table: "payment_tasks",
      columns: ["kind", "subject_id"],
      messages: {
        unreadable: "payment tasks cannot be read; retrying",
        failed: "a payment task was not done; retrying",
        setAside: "a payment task was set aside",
      },
      describe: ({ id, kind, subject_id }) => ({ task: id, kind, subject: subject_id }),
      orderKey: ({ kind, subject_id }) => `${kind} ${subject_id}`,
      isFinal: (error) => error instanceof UnknownTask,
      run: async ({ kind, subject_id }) => {
        await runTask(services, kind, subject_id);
        return "DONE";
      },
    });
  }
}
