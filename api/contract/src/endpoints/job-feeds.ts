import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { MAX_BULK_COLUMNS } from "../file-rules.ts";
import { FEED_PUBLISHING, FeedColumn, FeedReading, FeedTest, JobFeed } from "../job-feed.ts";
import { Id, Limit, line, Page } from "../values.ts";

/** Hours between two readings of a feed. */
export const FEED_INTERVALS_HOURS = [1, 3, 6, 12, 24] as const;
const IntervalHours = z.union(
  FEED_INTERVALS_HOURS.map((hours) => z.literal(hours)),
  "Please choose how often to read.",
);
const Url = z
  .string("Please enter the address.")
  .trim()
  .max(2_000, "The address is too long.")
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    "Please enter an address that begins with https://.",
  );
const name = line("The name", 100).pipe(z.string().min(1, "Please enter a name."));

const columns = z.array(FeedColumn).max(MAX_BULK_COLUMNS);

const changing = {
  audience: "employer",
  allJobs: true,
  cost: CHANGE,
  errors: ["not_found", "conflict"],
} as const;

/** Feeds of an employer's jobs elsewhere, read on a schedule. */
export const feedEndpoints = {
  "GET employer/feeds": {
    summary: "The company's feeds, each with its last reading",
    audience: "employer",
    allJobs: true,
    seat: "recruiter",
    cost: READ,
    data: z.array(JobFeed),
  },
  "GET employer/feeds/{id}": {
    summary: "A feed and its readings, the newest first",
    audience: "employer",
    allJobs: true,
    seat: "recruiter",
    cost: READ,
    params: z.object({ id: Id }),
    query: z.object({ page: Page.default(1), limit: Limit.default(20) }),
    data: z.object({
      feed: JobFeed,
      readings: z.array(FeedReading),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
    errors: ["not_found"],
  },
  "POST employer/feeds/test": {
    summary: "Reads an address now and tells what it would bring in. Writes nothing.",
    audience: "employer",
    allJobs: true,
    cost: { ...CHANGE, uploads: 1 },
    body: z.object({
      url: Url,
      /** The feed whose address it is: what was chosen for its columns counts. */
      id: Id.optional(),
    }),
    data: FeedTest,
    errors: ["unavailable", "not_found"],
  },
  "POST employer/feeds/add": {
    summary: "Adds a feed. Its first reading begins at once.",
    ...changing,
    body: z.object({
      name,
      url: Url,
      interval_hours: IntervalHours.default(6),
      publishes: z.enum(FEED_PUBLISHING).default("NO"),
      columns: columns.default([]),
    }),
    data: JobFeed,
  },
  "POST employer/feeds/change": {
    summary:
      "Changes a feed's name, schedule, state or columns. Its address stays: another address is another feed. With other columns it is read anew.",
    ...changing,
    body: z.object({
      id: Id,
      name: name.optional(),
      interval_hours: IntervalHours.optional(),
      publishes: z.enum(FEED_PUBLISHING).optional(),
      columns: columns.optional(),
      paused: z.boolean().optional(),
    }),
    data: JobFeed,
  },
  "POST employer/feeds/read": {
    summary: "Reads a feed now",
    ...changing,
    cost: { ...CHANGE, uploads: 1 },
    body: z.object({ id: Id }),
    data: JobFeed,
  },
  "POST employer/feeds/accept": {
    summary:
      "Says that a feed which has far fewer jobs than before is right. It is read again, and what it lacks is closed as usual.",
    ...changing,
    body: z.object({ id: Id }),
    data: JobFeed,
  },
  "POST employer/feeds/delete": {
    summary: "Forgets a feed. Its listings stay as they are.",
    ...changing,
    body: z.object({ id: Id }),
    data: z.null(),
  },
} as const satisfies Record<string, Endpoint>;
