import { z } from "zod";
import { BulkColumn, BulkField } from "./bulk.ts";
import { Message } from "./message.ts";
import { line } from "./values.ts";

/** A feed is read on its schedule, or not, or waits for somebody to look at what it had last. */
export const FEED_STATES = ["ACTIVE", "PAUSED", "HELD"] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** What becomes of a feed's new jobs: drafts, published for nothing as far as that goes, or published with credits. */
export const FEED_PUBLISHING = ["NO", "FREE", "CREDITS"] as const;
export type FeedPublishing = (typeof FEED_PUBLISHING)[number];

/** What became of a reading. READING until its jobs are written. */
export const READING_OUTCOMES = ["READING", "CHANGED", "UNCHANGED", "FAILED", "HELD"] as const;
export type ReadingOutcome = (typeof READING_OUTCOMES)[number];

/** A reading of a feed. The jobs that it had, and what they changed. */
export const FeedReading = z
  .object({
    id: z.int(),
    outcome: z.enum(READING_OUTCOMES),
    /** Why nothing was taken over, or what somebody has to decide. */
    problem: Message.nullable(),
    jobs: z.int(),
    created: z.int(),
    changed: z.int(),
    same: z.int(),
    refused: z.int(),
    /** Listings closed because two complete readings lacked them. */
    closed: z.int(),
    published: z.int(),
    /** Jobs whose pay, which this feed tells only job by job, was not asked for: the next reading does. */
    pay_unasked: z.int(),
    /** The bulk upload with its rows and their problems; null if nothing was taken over. */
    upload_id: z.int().nullable(),
    started_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "FeedReading" });
export type FeedReading = z.infer<typeof FeedReading>;

/** What a column of a feed holds, by its header, as somebody chose; null for nothing. */
export const FeedColumn = z
  .object({ header: z.string().max(32_767), field: line("The field", 60).nullable() })
  .meta({ id: "FeedColumn" });
export type FeedColumn = z.infer<typeof FeedColumn>;

/** A feed of jobs that is read on a schedule. */
export const JobFeed = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    state: z.enum(FEED_STATES),
    interval_hours: z.int(),
    publishes: z.enum(FEED_PUBLISHING),
    /** Listings that the last complete reading had. */
    jobs: z.int(),
    next_read_at: z.iso.datetime().nullable(),
    last: FeedReading.nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "JobFeed" });
export type JobFeed = z.infer<typeof JobFeed>;

/** What an address would bring in, read without writing anything. */
export const FeedTest = z
  .object({
    format: z.string(),
    jobs: z.int(),
    /** What somebody should know of it. */
    note: Message.nullable(),
    columns: z.array(BulkColumn),
    /** What a column can hold. None if the format is documented: what its columns hold is known then. */
    fields: z.array(BulkField),
  })
  .meta({ id: "FeedTest" });
export type FeedTest = z.infer<typeof FeedTest>;
