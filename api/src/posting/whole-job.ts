import type { JobChanges } from "@jobmap/contract";
import type { Job, JobQuestion } from "../models/index.ts";

/** A listing with all that its employer edits. */
export interface WholeJob {
  readonly job: Job;
  readonly questions: readonly JobQuestion[];
  /** What is written and not published, or not finished: only fields that differ. */
  readonly changes: JobChanges;
}
