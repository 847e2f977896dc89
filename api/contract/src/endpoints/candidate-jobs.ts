import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { FOLDER_COLORS, JOB_STATUSES, REPORT_REASONS } from "../enums.ts";
import { JobSummary } from "../job.ts";
import { Id, Limit, line, Page, text } from "../values.ts";

/** One search of a signed-in candidate; a repeated search moves to the top. */
export const SearchHistoryItem = z
  .object({
    id: z.int(),
    keyword: z.string(),
    location: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    job_count: z.int(),
    searched_at: z.iso.datetime(),
  })
  .meta({ id: "SearchHistoryItem" });
export type SearchHistoryItem = z.infer<typeof SearchHistoryItem>;

/** A saved job stays when the listing has ended; `status` then says so. */
export const SavedJob = z
  .object({
    job: JobSummary,
    status: z.enum(JOB_STATUSES),
    is_open: z.boolean(),
    folder_id: z.int().nullable(),
    note: z.string(),
    saved_at: z.iso.datetime(),
  })
  .meta({ id: "SavedJob" });
export type SavedJob = z.infer<typeof SavedJob>;

export const Folder = z
  .object({
    id: z.int(),
    name: z.string(),
    colour: z.enum(FOLDER_COLORS),
    position: z.int(),
    job_count: z.int(),
  })
  .meta({ id: "Folder" });
export type Folder = z.infer<typeof Folder>;

const savedPage = z.object({ items: z.array(SavedJob), total: z.int(), page: z.int(), limit: z.int() });
const candidate = { audience: "user" } as const;
const cleared = z.object({ removed: z.int() });
const note = text("The note", 1_000);

/** A candidate's saved jobs, folders, searches and dismissed jobs. */
export const candidateJobEndpoints = {
  "GET user/job/search-preferences": {
    summary: "The candidate's recent searches and dismissed jobs.",
    ...candidate,
    cost: READ,
    data: z.object({
      recentSearches: z.array(SearchHistoryItem),
      notInterestedJobs: z.array(z.object({ id: z.int(), job_id: z.int(), job_name: z.string() })),
    }),
  },
  "POST user/job/clear-search-history": {
    summary: "Clears the search history.",
    ...candidate,
    cost: CHANGE,
    body: z.object({}),
    data: cleared,
  },
  "POST user/job/delete-search-history": {
    summary: "Deletes one search.",
    ...candidate,
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: cleared,
    errors: ["not_found"],
  },
  "POST user/job/clear-not-interestd-jobs": {
    summary: "Restores all dismissed jobs.",
    ...candidate,
    cost: CHANGE,
    body: z.object({}),
    data: cleared,
  },
  "POST user/job/delete-not-interestd-job": {
    summary: "Restores one dismissed job, by the row's `id` or the job's.",
    ...candidate,
    cost: CHANGE,
    body: z
      .object({ id: Id.optional(), job_id: Id.optional() })
      .refine((body) => body.id !== undefined || body.job_id !== undefined, {
        path: ["id"],
        message: "Please specify a job: id or job_id.",
      }),
    data: cleared,
    errors: ["not_found"],
  },
  "POST user/job/not-interested": {
    summary: "Dismisses a job. Dismissing it again changes nothing.",
    ...candidate,
    cost: CHANGE,
    body: z.object({ job_id: Id }),
    data: z.object({ id: z.int() }),
    errors: ["not_found"],
  },
  "GET user/job/marks": {
    summary: "IDs of the jobs this candidate saved and dismissed.",
    ...candidate,
    cost: READ,
    data: z.object({ saved: z.array(z.int()), not_interested: z.array(z.int()) }),
  },
  "POST user/job/save": {
    summary: "Saves a job, or removes it with `saved: false`. Idempotent.",
    ...candidate,
    cost: CHANGE,
    body: z.object({ job_id: Id, saved: z.boolean().default(true), folder_id: Id.nullable().optional() }),
    data: z.object({ saved: z.boolean() }),
    errors: ["not_found", "conflict"],
  },
  "GET user/job/saved": {
    summary: "Saved jobs, newest first; of one folder, or with `folder_id=0` those without a folder.",
    ...candidate,
    cost: READ,
    query: z.object({
      folder_id: z.coerce.number().int().min(0).max(4_294_967_295).optional(),
      page: Page.default(1),
      limit: Limit.default(20),
    }),
    data: savedPage,
    errors: ["not_found"],
  },
  "POST user/job/clear-save-jobs": {
    summary: "Removes all saved jobs. Folders stay.",
    ...candidate,
    cost: CHANGE,
    body: z.object({}),
    data: cleared,
  },
  "POST user/job/report": {
    summary: "Reports a listing to us. Reporting it again replaces the earlier report.",
    ...candidate,
    cost: { ...CHANGE, reports: 1 },
    body: z
      .object({
        job_id: Id,
        reason: z.enum(REPORT_REASONS, "Please choose a reason."),
        note: text("The note", 2_000).default(""),
      })
      .refine(({ reason, note }) => reason !== "OTHER" || note !== "", {
        path: ["note"],
        message: "Please describe the problem.",
      }),
    data: z.null(),
    errors: ["not_found"],
  },
  "GET user/folder/list": {
    summary: "The candidate's folders in their order.",
    ...candidate,
    cost: READ,
    data: z.array(Folder),
  },
  "POST user/folder/add": {
    summary: "Creates a folder; with `id`, updates one.",
    ...candidate,
    cost: CHANGE,
    body: z.object({
      id: Id.optional(),
      name: line("The name", 60).pipe(z.string().min(1, "Please enter a folder name.")),
      colour: z.enum(FOLDER_COLORS).default("sea"),
    }),
    data: Folder,
    errors: ["not_found", "conflict"],
  },
  "POST user/folder/order": {
    summary: "Reorders the folders. Omitted folders come last in their current order.",
    ...candidate,
    cost: CHANGE,
    body: z.object({ ids: z.array(Id).max(100) }),
    data: z.array(Folder),
  },
  "POST user/folder/delete": {
    summary: "Removes a folder. Its jobs stay saved without a folder.",
    ...candidate,
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
  "POST user/folder/saved-jobs": {
    summary: "The saved jobs of one folder.",
    ...candidate,
    cost: READ,
    body: z.object({
      folder_id: Id,
      page: z.int().min(1).max(10_000).default(1),
      limit: z.int().min(1).max(100).default(20),
    }),
    data: savedPage,
    errors: ["not_found"],
  },
  "POST user/folder/save-job": {
    summary:
      "Saves a job to a folder, moves it there, or with null removes it from its folder; and sets its note.",
    ...candidate,
    cost: CHANGE,
    body: z.object({ job_id: Id, folder_id: Id.nullable().optional(), note: note.optional() }),
    data: z.object({ folder_id: z.int().nullable(), note: z.string() }),
    errors: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Endpoint>;
