import type { EmployerJob, Input, JobContentKey } from "@jobmap/contract";
import type { Defaults, JobFields } from "../fields/job-fields.ts";
import type { Journal, JournalEntry } from "./journal.ts";

export type SaveBody = NonNullable<Input<"POST employer/job/save-changes">["body"]>;

/** The server requests of an editor. Each throws `ApiFailure`. */
export interface EditorApi {
  readonly save: (body: SaveBody) => Promise<EmployerJob>;
  readonly load: (id: number) => Promise<EmployerJob>;
  /** Fields that are right as they were read. */
  readonly confirm: (id: number, fields: readonly JobContentKey[]) => Promise<EmployerJob>;
  /** Publishes a draft, or the changes of a published listing, in the given version. */
  readonly publish: (job: EmployerJob) => Promise<EmployerJob>;
  readonly discard: (job: EmployerJob) => Promise<EmployerJob>;
}

export interface EditorOptions {
  readonly api: EditorApi;
  readonly journal: Journal;
  readonly defaults: Defaults;
  /** Undefined for a listing that does not exist yet: the first edit creates it. */
  readonly job?: EmployerJob | undefined;
  /** The initial form of a listing that does not exist yet. */
  readonly newFields: JobFields;
  /** Unsaved edits from an earlier visit, stored on this device. */
  readonly restored?: JournalEntry | undefined;
}
