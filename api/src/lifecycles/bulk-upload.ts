import { BULK_STATES, type BulkState } from "@jobmap/contract";
import type { Lifecycle } from "./lifecycle.ts";

/** What an employer, or the worker, does with an uploaded file of jobs. */
export type BulkAction = "choose_sheet" | "check" | "finish_check" | "start" | "finish" | "fail" | "cancel";

/** How many of the rows became listings, when all have been worked through. */
export type BulkFact = "all_written" | "some_written";

/**
 * The lifecycle of a bulk upload. While it is being checked or worked through, only the worker moves it on, a slice of rows at a
 * time; its employer may take it back at any time.
 */
export const bulkLifecycle: Lifecycle<BulkState, BulkAction, BulkFact> = {
  states: BULK_STATES,
  initial: "UPLOADED",
  transitions: [
    {
      action: "choose_sheet",
      from: ["UPLOADED", "READY"],
      to: "UPLOADED",
      by: ["employer"],
      writes: "sheet, header row and the columns recognized below it",
    },
    {
      action: "check",
      from: ["UPLOADED", "READY"],
      to: "VALIDATING",
      by: ["employer", "system"],
      writes: "columns, or the cells of many rows",
    },
    {
      action: "finish_check",
      from: ["VALIDATING"],
      to: "READY",
      by: ["system"],
      writes: "every problem of every row",
    },
    { action: "start", from: ["READY"], to: "PROCESSING", by: ["employer", "system"] },
    { action: "finish", from: ["PROCESSING"], to: "SUCCEEDED", by: ["system"], when: "all_written" },
    { action: "finish", from: ["PROCESSING"], to: "PARTIAL", by: ["system"], when: "some_written" },
    { action: "finish", from: ["PROCESSING"], to: "FAILED", by: ["system"] },
    { action: "fail", from: ["VALIDATING", "PROCESSING"], to: "FAILED", by: ["system"], writes: "why" },
    {
      action: "cancel",
      from: ["PROCESSING", "SUCCEEDED", "PARTIAL", "FAILED"],
      to: "CANCELLED",
      by: ["employer"],
      writes: "its drafts are deleted, its published listings closed",
    },
  ],
};
