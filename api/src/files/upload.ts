import type { SpooledFile } from "./spool.ts";
import type { FileType } from "./type-of.ts";

/** An uploaded file as received, typed by its content. */
export interface Upload {
  readonly type: FileType;
  readonly bytes: SpooledFile;
}
