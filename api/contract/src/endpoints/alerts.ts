import { z } from "zod";
import { AlertSearch, JobAlert } from "../alerts.ts";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { ALERT_FREQUENCIES } from "../enums.ts";
import { Id, line } from "../values.ts";

const name = line("The name", 100).pipe(z.string().min(1, "Please enter a name for the alert."));
const frequency = z.enum(ALERT_FREQUENCIES, "Please choose how often to get this alert.");

/** Searches that are repeated for candidates. */
export const alertEndpoints = {
  "GET user/job-alert/list": {
    summary: "The candidate's job alerts, newest first, and the maximum number allowed.",
    audience: "user",
    cost: READ,
    data: z.object({ items: z.array(JobAlert), most: z.int() }),
  },
  "POST user/job-alert/add": {
    summary:
      "Creates a job alert for a search: new matching jobs are sent by email. Repeating the same search updates the existing alert.",
    audience: "user",
    cost: { ...CHANGE, alerts: 1 },
    body: z.object({
      name,
      frequency: frequency.default("DAILY"),
      search: AlertSearch,
      time_zone: line("time_zone", 60).optional().meta({
        description: "IANA name. Daily and weekly emails are sent in the morning in this time zone.",
      }),
    }),
    data: JobAlert,
    errors: ["conflict"],
  },
  "POST user/job-alert/change": {
    summary: "Changes an alert's name or frequency, pauses or resumes it. Omitted fields keep their values.",
    audience: "user",
    cost: CHANGE,
    body: z.object({
      id: Id,
      name: name.optional(),
      frequency: frequency.optional(),
      paused: z.boolean().optional(),
    }),
    data: JobAlert,
    errors: ["not_found"],
  },
  "POST user/job-alert/delete": {
    summary: "Deletes an alert.",
    audience: "user",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
