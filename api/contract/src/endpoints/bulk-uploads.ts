import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import { BulkRow, BulkUpload, BulkUploadDetail } from "../bulk.ts";
import type { Endpoint } from "../endpoint.ts";
import { BULK_FILE, MAX_BULK_COLUMNS } from "../file-rules.ts";
import { Id, Limit, line, Page, queryFlag, queryInteger, text } from "../values.ts";

/** Columns that are added for required fields come on top of those of the file. */
const Column = z
  .int()
  .min(0)
  .max(MAX_BULK_COLUMNS + 20);
const Cell = text("A cell", 100_000);
const RowNumber = z.int().min(1).max(2_000_000);

const changing = {
  audience: "employer",
  allJobs: true,
  cost: CHANGE,
  errors: ["not_found", "illegal_transition"],
} as const;
const edited = z.object({ upload: BulkUpload, changed: z.int(), rows: z.array(BulkRow) });

/**
 * Jobs from a file: uploaded, its columns matched, its rows checked and repaired, a dry run, then worked through in the
 * background. Listings become drafts.
 */
export const bulkEndpoints = {
  "POST employer/job/job-bulk-upload-new": {
    summary: "Uploads a file of jobs, xlsx or csv. Nothing is checked or written yet.",
    audience: "employer",
    allJobs: true,
    cost: { ...CHANGE, uploads: 1 },
    files: BULK_FILE,
    body: z.object({ file_name: line("file_name", 200).default("") }),
    data: BulkUploadDetail,
    errors: ["payload_too_large", "unsupported_media_type", "conflict"],
  },
  "GET employer/job/get-job-bulk-list": {
    summary:
      "The company's uploads, the newest first. With `id`, that upload with a page of its rows: those with problems first, unless `all`.",
    audience: "employer",
    allJobs: true,
    seat: "recruiter",
    cost: READ,
    query: z.object({
      id: Id.optional(),
      page: Page.default(1),
      limit: Limit.default(20),
      /** All rows in their order, not those with problems alone. */
      all: queryFlag("all").default(false),
      /** Only rows with a problem in this column. */
      column: queryInteger("column", 0, MAX_BULK_COLUMNS + 20).optional(),
      /** Rows after this one; `next` of the reply before. */
      after: queryInteger("after", 0, 2_000_000).optional(),
    }),
    data: z.object({
      items: z.array(BulkUpload),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
      upload: BulkUploadDetail.nullable(),
      rows: z.array(BulkRow),
      /** The rows that match in all, and what to ask after for the next of them. */
      rows_total: z.int(),
      next: z.int().nullable(),
    }),
    errors: ["not_found"],
  },
  "POST employer/job/bulk-sheet": {
    summary: "Chooses the sheet and the row of its header; recognizes the columns anew.",
    ...changing,
    body: z.object({
      id: Id,
      sheet: z.int().min(0).max(100),
      header_row: RowNumber.nullable().default(null),
    }),
    data: BulkUploadDetail,
  },
  "POST employer/job/bulk-check": {
    summary: "Confirms which column holds which field, and checks every row in the background.",
    ...changing,
    body: z.object({
      id: Id,
      columns: z
        .array(z.object({ index: Column, field: line("field", 60).nullable() }))
        .max(MAX_BULK_COLUMNS + 20),
    }),
    data: BulkUploadDetail,
  },
  "POST employer/job/bulk-edit": {
    summary: "Changes cells. The rows are checked at once.",
    ...changing,
    body: z.object({
      id: Id,
      edits: z
        .array(z.object({ n: RowNumber, column: Column, value: Cell }))
        .min(1)
        .max(200, "At most 200 cells can be changed at once."),
    }),
    data: edited,
  },
  "POST employer/job/bulk-replace": {
    summary:
      "Finds and replaces in one column or in all. `whole`: only cells that are exactly that, so that one repair fixes all like it.",
    ...changing,
    body: z
      .object({
        id: Id,
        column: Column.nullable().default(null),
        find: Cell,
        replace: Cell,
        whole: z.boolean().default(false),
      })
      .refine(({ find, whole, column }) => find !== "" || (whole && column !== null), {
        path: ["find"],
        message: "Please enter what to find.",
      }),
    data: edited,
  },
  "POST employer/job/bulk-undo": {
    summary: "Takes back the last change of cells that was not taken back yet.",
    ...changing,
    body: z.object({ id: Id }),
    data: edited,
  },
  "GET employer/job/bulk-plan": {
    summary:
      "The dry run: what working through the file would do, in numbers and in words; once it is started, what it has done. Writes nothing.",
    audience: "employer",
    allJobs: true,
    seat: "recruiter",
    cost: { reads: 5 },
    query: z.object({ id: Id }),
    data: z.object({
      created: z.int(),
      changed: z.int(),
      same: z.int(),
      refused: z.int(),
      words: z.string(),
    }),
    errors: ["not_found"],
  },
  "POST employer/job/bulk-start": {
    summary: "Works through the file in the background: new jobs become drafts, known ones are changed.",
    ...changing,
    body: z.object({ id: Id }),
    data: BulkUpload,
  },
  "GET employer/job/bulk-file": {
    summary: "The file with the problems of each row in a column, ready to be repaired and uploaded again.",
    audience: "employer",
    allJobs: true,
    seat: "recruiter",
    cost: { reads: 20, exports: 1 },
    query: z.object({
      id: Id,
      format: z.enum(["xlsx", "csv"]).default("xlsx"),
      /** All rows, not only those that did not become listings. */
      all: queryFlag("all").default(false),
    }),
    data: z.null(),
    binary: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    errors: ["not_found"],
  },
  "POST employer/job/delete-bulk-jobs": {
    summary:
      "Takes back an upload: drafts that it made and nobody edited are deleted, listings that have been public are closed. An upload that made none, or was taken back, leaves the history.",
    ...changing,
    body: z.object({ id: Id }),
    /** Null when it is gone. */
    data: BulkUpload.nullable(),
  },
} as const satisfies Record<string, Endpoint>;
