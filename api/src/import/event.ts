import type { Rejection, Warning } from "./job.ts";
import type { ForeignColumn, MappedColumn } from "./recognize.ts";
import type { ImportSummary } from "./summary.ts";

/** Events of a running import; "finished" is the last. */
export type ImportEvent =
  | {
      readonly type: "opened";
      readonly format: string;
      readonly headers: readonly string[];
      readonly columns: readonly MappedColumn[];
      readonly unused: readonly string[];
      /** Address columns that belong, or may belong, to someone other than the worksite. */
      readonly foreign: readonly ForeignColumn[];
      /** Header of the column that identifies each job; null if only its content does. */
      readonly identity: string | null;
      /** Sheets of the workbook that also contain jobs and are not read. */
      readonly otherSheets: readonly string[];
    }
  | ({ readonly type: "rejected"; readonly row: number; readonly cells: readonly string[] } & Rejection)
  | { readonly type: "warned"; readonly row: number; readonly warning: Warning }
  | { readonly type: "progress" | "finished"; readonly summary: ImportSummary };
