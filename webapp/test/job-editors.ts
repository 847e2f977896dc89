import type { EmployerJob, JobDraft } from "@jobmap/contract";
import { afterEach, beforeEach, vi } from "vitest";
import type { EditorApi, SaveBody } from "../src/features/post-job/editor/editor-options.ts";
import { EMPTY_DRAFT, newFields } from "../src/features/post-job/editor/empty-draft.ts";
import { JobEditor } from "../src/features/post-job/editor/job-editor.ts";
import type { Journal, JournalEntry } from "../src/features/post-job/editor/journal.ts";
import { ApiFailure } from "../src/lib/api.ts";

export const COMPANY = {
  name: "Wings Landing",
  locality: "Cambridge",
  region: "MD",
  country: "US",
  currency: "USD",
};
/** Long enough for an editor to save, in milliseconds. */
export const PAUSE_MS = 1_000;

/** A server with one listing, which behaves as the real one does about versions. */
export class FakeServer {
  readonly bodies: SaveBody[] = [];
  /** Called before a save is answered. */
  before: (body: SaveBody) => void | Promise<void> = () => {};
  /** Called after a save took place, before its answer arrives. */
  after: (body: SaveBody) => void = () => {};
  job: EmployerJob | undefined;
  #requestKey: string | undefined;
  loads = 0;

  readonly api: EditorApi = {
    save: async (body) => {
      this.bodies.push(body);
      await this.before(body);
      const { id, request_key, version, ...changes } = body;
      if (id === undefined && (!this.job || this.#requestKey !== request_key)) {
        this.#requestKey = request_key;
        this.job = stored({ version: 0 });
      }
      const job = this.#current();
      const expected = version ?? Math.min(job.version, 1);
      if (expected !== job.version)
        throw new ApiFailure("changed_elsewhere", "Changed.", { id: String(job.id) }, job);
      this.write(changes as Partial<JobDraft>);
      this.after(body);
      return this.#current();
    },
    load: async () => {
      this.loads++;
      return this.#current();
    },
    confirm: async (_, fields) => {
      const job = this.#current();
      const left = job.marks?.findings.filter(({ field }) => !fields.includes(field)) ?? [];
      this.job = { ...job, marks: job.marks && { ...job.marks, findings: left } };
      return this.#current();
    },
    publish: async () => stored({ ...this.#current(), status: "PUBLISHED" }),
    discard: async () => stored({ ...this.#current(), changes: {} }),
  };

  constructor(job?: EmployerJob) {
    this.job = job;
  }

  /** Somebody else's save, or our own that went through. Texts are trimmed, as the real one does. */
  write(changes: Partial<JobDraft>): void {
    const job = this.#current();
    const title = changes.title === undefined ? {} : { title: changes.title.trim() };
    this.job = { ...job, ...(changes as Partial<EmployerJob>), ...title, version: job.version + 1 };
  }

  #current(): EmployerJob {
    if (!this.job) throw new ApiFailure("not_found", "Job not found.");
    return this.job;
  }
}

export function stored(change: Partial<EmployerJob> = {}): EmployerJob {
  return {
    ...EMPTY_DRAFT,
    id: 7,
    status: "DRAFT",
    title: "",
    changes: {},
    checks: [],
    marks: null,
    version: 5,
    edited_at: "2026-11-22T10:41:00.000Z",
    edited_by: { account_id: 1, name: "Marisol Torres" },
    ...change,
  } as EmployerJob;
}

export class FakeJournal implements Journal {
  entry: JournalEntry | undefined;
  isFull = false;
  write = (entry: JournalEntry) => {
    if (this.isFull) return false;
    // What is kept is text.
    this.entry = JSON.parse(JSON.stringify(entry));
    return true;
  };
  clear = () => {
    this.entry = undefined;
  };
}

export const NEW = newFields({ company: COMPANY });

/** Opens editors on a fake clock, all with the journal of one device, which is new for each test. */
export function openJobEditors() {
  let kept = new FakeJournal();
  beforeEach(() => {
    vi.useFakeTimers();
    kept = new FakeJournal();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const open = (server: FakeServer, restored?: JournalEntry): JobEditor =>
    new JobEditor({
      api: server.api,
      journal: kept,
      defaults: COMPANY,
      job: server.job,
      newFields: NEW,
      restored,
    });
  return { open, journal: () => kept };
}

export const title = (editor: JobEditor, text: string) =>
  editor.edit("job", (fields) => ({ ...fields, title: text }));
export const openings = (editor: JobEditor, text: string) =>
  editor.edit("job", (fields) => ({ ...fields, openings: text }));
export const pause = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms);
export const unreachable = () => {
  throw new ApiFailure("network_error", "We couldn't reach Jobmap.");
};
