import { z } from "zod";
import { ALERT_FREQUENCIES } from "./enums.ts";
import { JobFilterQuery, requireWholePoint } from "./search.ts";

/**
 * What an alert looks for: the parameters of `GET user/job/list` that say what and where, written as in its query. An alert
 * sends new jobs only, so there is no `posted_within`.
 */
export const AlertSearch = JobFilterQuery.omit({ posted_within: true, area: true }).superRefine(
  requireWholePoint,
);
export type AlertSearch = z.output<typeof AlertSearch>;

/** A search whose new jobs are sent to a candidate. `to` is its page in the web app. */
export const JobAlert = z
  .object({
    id: z.int(),
    name: z.string(),
    frequency: z.enum(ALERT_FREQUENCIES),
    paused: z.boolean(),
    search: z.record(z.string(), z.string()).meta({ description: "As `POST user/job-alert/add` takes it." }),
    to: z.string(),
    created_at: z.iso.datetime(),
    last_sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "JobAlert" });
export type JobAlert = z.infer<typeof JobAlert>;
