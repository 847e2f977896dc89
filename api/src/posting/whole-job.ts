import type { JobChanges } from "@jobmap/contract";
import type { Job, JobQuestion } from "../models/index.ts";

/** A listing with everything that its employer edits. */
export interface WholeJob {
  readonly job: Job;
  readonly questions: readonly JobQuestion[];
  /** Unpublished or incomplete changes: only fields that differ. */
  readonly changes: JobChanges;
}
