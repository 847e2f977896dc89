import { type ReminderDue, remind } from "../commands/interview/remind.ts";
import type { Services } from "../services.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

type Reminder = Task & ReminderDue;

/** Reminds both sides of interviews, a day and an hour before. */
export class InterviewReminderWorker extends TaskRunner<Reminder> {
  constructor(services: Services) {
    super({
      database: services.database,
      table: "interview_reminders",
      columns: ["interview_id", "round", "side", "lead_time"],
      log: services.log,
      now: services.now,
      intervalMs: 15_000,
      batchSize: 10,
      attemptTimeoutMs: 20_000,
      // Eight attempts take about an hour, after which a reminder is late.
      minBackoffMs: 15_000,
      maxBackoffMs: 20 * 60_000,
      maxAttempts: 8,
      messages: {
        unreadable: "reminders of interviews cannot be read; retrying",
        failed: "a reminder of an interview was not sent; retrying",
        setAside: "a reminder of an interview was set aside",
      },
      describe: ({ id, interview_id }) => ({ reminder: id, interview: interview_id }),
      // Two at once would wait for the same rows.
      orderKey: ({ interview_id }) => String(interview_id),
      run: (due) => remind(services, due),
    });
  }
}
