import type { EmployerJob, Input } from "@jobmap/contract";
import type { Defaults, JobFields } from "../fields/job-fields.ts";
import type { Journal, JournalEntry } from "./journal.ts";

export type SaveBody = NonNullable<Input<"POST employer/job/save-changes">["body"]>;

/** What an editor asks of the server. Each throws `ApiFailure`. */
export interface EditorApi {
  readonly save: (body: SaveBody) => Promise<EmployerJob>;
  readonly load: (id: number) => Promise<EmployerJob>;
  /** Publishes a draft, or the changes of a published listing: in the version that is given. */
  readonly publish: (job: EmployerJob) => Promise<EmployerJob>;
  readonly discard: (job: EmployerJob) => Promise<EmployerJob>;
}

export interface EditorOptions {
  readonly api: EditorApi;
  readonly journal: Journal;
  readonly defaults: Defaults;
  /** Undefined for a listing that is not made yet: it is made with the first thing that is typed. */
  readonly job?: EmployerJob | undefined;
  /** The form as it opens for a listing that is not made yet. */
  readonly newFields: JobFields;
  /** What was typed earlier on this device and is not saved. */
  readonly restored?: JournalEntry | undefined;
}
