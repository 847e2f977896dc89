import { z } from "zod";
import { MAX_BATCH_JOBS } from "./batch-limits.ts";
import { EmployerJobsFilter } from "./employer-jobs-filter.ts";
import { CLOSE_REASONS, PAY_UNITS } from "./enums.ts";
import { Currency, JOB_CONTENT } from "./job-content.ts";
import { Message } from "./message.ts";
import { Id } from "./values.ts";

/** What can be done to many listings at once. */
export const JOB_BATCH_ACTIONS = ["pause", "resume", "confirm", "close", "archive"] as const;
export type JobBatchAction = (typeof JOB_BATCH_ACTIONS)[number];

/** Which listings: named ones, or all that a filter of their list finds. */
export const JobSelection = z
  .object({
    ids: z
      .array(Id)
      .min(1, "Please choose a job.")
      .max(MAX_BATCH_JOBS, `At most ${MAX_BATCH_JOBS.toLocaleString("en-US")} jobs at once.`)
      .optional(),
    /** As the query string of the list. */
    filter: EmployerJobsFilter.optional(),
    /** With a filter: how many the page showed. If there are others now, nothing is changed. */
    expected: z.int().min(1).optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ["ids"],
    message: "Please choose jobs by their ids or by a filter.",
  })
  .refine(({ filter, expected }) => filter === undefined || expected !== undefined, {
    path: ["expected"],
    message: "Please say how many jobs the filter is to find.",
  });
export type JobSelection = z.infer<typeof JobSelection>;

const { category_id, employment_types, benefits, apply_kind, apply_url, apply_email, application_deadline } =
  JOB_CONTENT;

/** Fields of a listing that many can share. At least one; those not given stay as they are. */
const SharedContent = z
  .object({
    category_id: z.exactOptional(category_id),
    employment_types: z.exactOptional(employment_types.min(1, "Please choose an employment type.")),
    benefits: z.exactOptional(benefits),
    apply_kind: z.exactOptional(apply_kind),
    apply_url: z.exactOptional(apply_url),
    apply_email: z.exactOptional(apply_email),
    application_deadline: z.exactOptional(application_deadline),
  })
  .refine((content) => Object.keys(content).length > 0, "Please choose what to change.")
  .refine(({ apply_kind: kind, apply_url: url }) => kind !== "URL" || Boolean(url), {
    path: ["apply_url"],
    message: "Please enter the application link.",
  })
  .refine(({ apply_kind: kind, apply_email: email }) => kind !== "EMAIL" || Boolean(email), {
    path: ["apply_email"],
    message: "Please enter the email address for applications.",
  });

/** What is done to each of the listings. */
export const JobBatchChange = z.discriminatedUnion("kind", [
  z
    .object({
      kind: z.literal("move"),
      action: z.enum(JOB_BATCH_ACTIONS),
      close_reason: z.enum(CLOSE_REASONS).optional(),
    })
    .refine(({ action, close_reason }) => action !== "close" || close_reason !== undefined, {
      path: ["close_reason"],
      message: "Please choose whether the jobs were filled or canceled.",
    }),
  z.object({ kind: z.literal("set_pay"), base_salary: JOB_CONTENT.base_salary.unwrap() }),
  z.object({
    kind: z.literal("raise_percent"),
    /** Both ends of the pay; a negative one lowers it. */
    percent: z
      .number()
      .min(-50, "At most 50% less.")
      .max(100, "At most 100% more.")
      .refine((percent) => percent !== 0, "Please enter a number other than 0."),
  }),
  z.object({
    kind: z.literal("raise_amount"),
    /** Minor units, added to both ends of pay in this currency and unit; listings with other pay are refused. */
    amount: z
      .int()
      .min(-10_000_000)
      .max(10_000_000)
      .refine((amount) => amount !== 0, "Please enter a number other than 0."),
    currency: Currency,
    unit: z.enum(PAY_UNITS),
  }),
  z.object({ kind: z.literal("change"), content: SharedContent }),
]);
export type JobBatchChange = z.infer<typeof JobBatchChange>;

export const JOB_BATCH_STATES = ["SCHEDULED", "RUNNING", "DONE", "UNDOING", "UNDONE"] as const;

/** A change of many listings, and what became of each. */
export const JobBatch = z
  .object({
    id: z.int(),
    change: JobBatchChange,
    state: z.enum(JOB_BATCH_STATES),
    /** What cannot be taken back starts then, and can be stopped until it has. */
    starts_at: z.iso.datetime(),
    total: z.int(),
    counts: z.object({
      waiting: z.int(),
      done: z.int(),
      /** They were so already. */
      same: z.int(),
      refused: z.int(),
      undone: z.int(),
      /** Changed, and not taken back, because they were changed again since. */
      kept: z.int(),
    }),
    can_undo: z.boolean(),
    /** Listings that were refused or kept, and why; the first 200. */
    problems: z.array(z.object({ id: z.int(), title: z.string(), message: Message })),
  })
  .meta({ id: "JobBatch" });
export type JobBatch = z.infer<typeof JobBatch>;
