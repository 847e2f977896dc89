import type { SpooledFile } from "./spool.ts";
import type { FileType } from "./type-of.ts";

/** An uploaded file as received, typed by its content. */
export interface Upload {
  /** The form field that it came in. */
  readonly field: string;
  readonly type: FileType;
  readonly bytes: SpooledFile;
}
