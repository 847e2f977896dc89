import { sendMessage } from "../commands/push/send-message.ts";
import { PushBusy, PushRefused } from "../gateways/push/index.ts";
import type { Services } from "../services.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

interface Message extends Task {
  readonly device_id: number;
}

/** Sends notifications to the devices of people who asked for that. */
export class PushWorker extends TaskRunner<Message> {
  constructor(services: Services) {
    super({
      database: services.database,
      table: "push_messages",
      columns: ["device_id"],
      log: services.log,
      now: services.now,
      intervalMs: 5_000,
      batchSize: 10,
      attemptTimeoutMs: 20_000,
      // Ten attempts take about a day, after which a message is no news.
      minBackoffMs: 60_000,
      maxBackoffMs: 6 * 3_600_000,
      maxAttempts: 10,
      messages: {
        unreadable: "notifications for devices cannot be read; retrying",
        failed: "a notification was not sent to a device; retrying",
        setAside: "a notification for a device was set aside",
      },
      describe: ({ id, device_id }) => ({ message: id, device: device_id }),
      orderKey: ({ device_id }) => String(device_id),
      isFinal: (error) => error instanceof PushRefused,
      waitMs: (error) => (error instanceof PushBusy ? error.retryAfterMs : 0),
      run: ({ id }) => sendMessage(services, id),
    });
  }
}
