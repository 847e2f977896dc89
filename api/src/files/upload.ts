import type { FileType } from "./type-of.ts";

/** A file as it came, typed by its content. */
export interface Upload {
  readonly type: FileType;
  readonly bytes: Buffer;
}
