import type { Rejection, Warning } from "./job.ts";
import type { ForeignColumn, MappedColumn } from "./recognise.ts";
import type { ImportSummary } from "./summary.ts";

/** What an import says while it runs; "finished" is the last. */
export type ImportEvent =
  | {
      readonly type: "opened";
      readonly format: string;
      readonly headers: readonly string[];
      readonly columns: readonly MappedColumn[];
      readonly unused: readonly string[];
      /** Columns of addresses that are somebody else's, or may be. */
      readonly foreign: readonly ForeignColumn[];
      /** Header of the column that names each job; null when the content does. */
      readonly identity: string | null;
      /** Sheets of the workbook that hold jobs too and are not read. */
      readonly otherSheets: readonly string[];
    }
  | ({ readonly type: "rejected"; readonly row: number; readonly cells: readonly string[] } & Rejection)
  | { readonly type: "warned"; readonly row: number; readonly warning: Warning }
  | { readonly type: "progress" | "finished"; readonly summary: ImportSummary };
