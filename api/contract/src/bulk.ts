import { z } from "zod";
import { BULK_OUTCOMES, BULK_STATES } from "./enums.ts";
import { Message } from "./message.ts";

/** How the field of a column was found: by its name, its values, an earlier file of this employer, or the employer just now. */
export const COLUMN_SOURCES = ["header", "content", "remembered", "chosen", "added"] as const;
export type ColumnSource = (typeof COLUMN_SOURCES)[number];

/** An uploaded file of jobs, as its employer's history shows it. */
export const BulkUpload = z
  .object({
    id: z.int(),
    file_name: z.string(),
    state: z.enum(BULK_STATES),
    /** Rows below the header, those with problems, and those that are worked through. */
    rows: z.int(),
    faulty: z.int(),
    done: z.int(),
    created: z.int(),
    changed: z.int(),
    same: z.int(),
    refused: z.int(),
    /** Why it failed. */
    problem: Message.nullable(),
    uploaded_by: z.string(),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    /** What its employer can do with it now. */
    can_edit: z.boolean(),
    can_cancel: z.boolean(),
    can_delete: z.boolean(),
  })
  .meta({ id: "BulkUpload" });
export type BulkUpload = z.infer<typeof BulkUpload>;

/** A column of a file. `confidence` is the share of its first values that fit the field; null without values to tell by. */
export const BulkColumn = z
  .object({
    index: z.int(),
    header: z.string(),
    field: z.string().nullable(),
    by: z.enum(COLUMN_SOURCES).nullable(),
    confidence: z.number().min(0).max(1).nullable(),
    values: z.array(z.string()),
  })
  .meta({ id: "BulkColumn" });
export type BulkColumn = z.infer<typeof BulkColumn>;

/** A field that a column can hold. */
export const BulkField = z
  .object({ name: z.string(), label: z.string(), about: z.string(), required: z.boolean() })
  .meta({ id: "BulkField" });
export type BulkField = z.infer<typeof BulkField>;

/** As many as one request publishes. */
export const MAX_DRAFTS_SHOWN = 500;

/** One upload with what its steps need. */
export const BulkUploadDetail = BulkUpload.extend({
  format: z.string(),
  /** `problem`: why a sheet cannot be used. */
  sheets: z.array(
    z.object({ name: z.string(), is_hidden: z.boolean(), rows: z.int(), problem: Message.nullable() }),
  ),
  sheet: z.int(),
  /** The row of the header; null if the file has none. */
  header_row: z.int().nullable(),
  columns: z.array(BulkColumn),
  fields: z.array(BulkField),
  /** The first rows of the sheet, for choosing the header. */
  preview: z.array(z.object({ n: z.int(), cells: z.array(z.string()) })),
  /** Listings that it made and that are drafts still, at most {@link MAX_DRAFTS_SHOWN}: they can be published together. */
  drafts: z.array(z.int()),
  /** How many edits can be undone. */
  edits: z.int(),
  /** The most frequent problems, with how many rows have each. */
  kinds: z.array(z.object({ column: z.int().nullable(), message: Message, rows: z.int() })),
}).meta({ id: "BulkUploadDetail" });
export type BulkUploadDetail = z.infer<typeof BulkUploadDetail>;

/** Something about a row: `error` prevents a listing, `advice` does not. `column` is null if no column is at fault. */
export const BulkProblem = z
  .object({
    column: z.int().nullable(),
    severity: z.enum(["error", "advice"]),
    message: Message,
  })
  .meta({ id: "BulkProblem" });
export type BulkProblem = z.infer<typeof BulkProblem>;

export const BulkRow = z
  .object({
    /** Numbered as in a spreadsheet. */
    n: z.int(),
    cells: z.array(z.string()),
    problems: z.array(BulkProblem),
    outcome: z.enum(BULK_OUTCOMES).nullable(),
    job_id: z.int().nullable(),
  })
  .meta({ id: "BulkRow" });
export type BulkRow = z.infer<typeof BulkRow>;
