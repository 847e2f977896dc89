import { z } from "zod";
import { JobChanges } from "./job-content.ts";
import { JOB_CONTENT_KEYS } from "./job-content-keys.ts";
import { line } from "./values.ts";

/**
 * Where a value was read: a key of the page's schema.org posting, a field of an applicant tracking system, behind a label, under a
 * heading, in the heading or title of the page, in the first line of a text, or in a sentence.
 */
export const READ_FROM = [
  "JSON_LD",
  "ATS",
  "LABEL",
  "SECTION",
  "HEADING",
  "PAGE_TITLE",
  "FIRST_LINE",
  "SENTENCE",
] as const;
export type ReadFrom = (typeof READ_FROM)[number];

/** Where a field of a draft was read, in the words of the source, until its employer confirms or changes it. */
export const JobFinding = z
  .object({
    field: z.enum(JOB_CONTENT_KEYS),
    source: z.enum(READ_FROM),
    /** The key, field or label; empty where there is none. */
    label: line("The label", 120),
    quote: z.string().max(600),
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: "JobFinding" });
export type JobFinding = z.infer<typeof JobFinding>;

/** What was read: a page, a file, or a text that somebody pasted. */
export const JobOrigin = z
  .object({ kind: z.enum(["LINK", "FILE", "TEXT"]), name: line("The name", 2_000) })
  .meta({ id: "JobOrigin" });
export type JobOrigin = z.infer<typeof JobOrigin>;

/** Something that was read and has no field of its own. */
const ReadNote = z.object({
  kind: z.enum(["COMPANY", "SCHEDULE", "PLACE_UNKNOWN", "OTHER_SITE", "OTHER_COMPANY", "DEADLINE_PASSED"]),
  /** What it says, or which site or company it is. */
  text: z.string(),
});

/** A job as it was read from a source. Nothing of it is saved. */
export const JobReading = z
  .object({
    origin: JobOrigin,
    /** Jobs of a source that has several, in its order: one is chosen and read again. Empty for one job. */
    jobs: z.array(z.object({ title: z.string(), place: z.string(), url: z.string().nullable() })),
    content: JobChanges,
    findings: z.array(JobFinding),
    notes: z.array(ReadNote),
    /** The text of the source. */
    lines: z.array(z.object({ kind: z.enum(["HEADING", "ITEM", "TEXT"]), text: z.string() })),
  })
  .meta({ id: "JobReading" });
export type JobReading = z.infer<typeof JobReading>;
export type ReadNote = JobReading["notes"][number];

/** What a draft was made from, and what of it nobody has confirmed or changed yet. */
export const JobMarks = z.object({ origin: JobOrigin, findings: z.array(JobFinding) });
export type JobMarks = z.infer<typeof JobMarks>;
