import type { EmployerJob, JobContentKey, JobDraft } from "@jobmap/contract";
import { draftOf } from "@jobmap/contract/job-content-keys";
import { ApiFailure } from "../../../lib/api.ts";
import { isSame } from "../../../lib/same.ts";
import { type FieldsStep, fieldsOf, type JobFields, refilled } from "../fields/job-fields.ts";
import { withPoints } from "../fields/place-fields.ts";
import { differencesOf } from "./difference.ts";
import type { EditorApi, EditorOptions } from "./editor-options.ts";
import type { EditorState } from "./editor-state.ts";
import { EMPTY_DRAFT } from "./empty-draft.ts";
import type { JournalEntry } from "./journal.ts";
import { Ledger } from "./ledger.ts";
import { SaveTimer } from "./save-timer.ts";

/** Failures that pass by themselves. */
const PASSING = new Set<ApiFailure["code"]>([
  "network_error",
  "unavailable",
  "internal",
  "too_many_requests",
  "aborted",
  "canceled",
  "timeout",
  "failed_status",
]);
const HELD_BACK = "some fields are not valid.";
const UNEXPECTED = "Something went wrong on our end.";

/**
 * One listing that is being edited. It saves what is typed, one request at a time, and only the fields that were changed; until the
 * server has them they are kept in the journal. It knows no page: it outlives the one that shows it for as long as something is not saved.
 */
export class JobEditor {
  /** Tells it from other editors in this tab. */
  readonly id = crypto.randomUUID();
  readonly #options: EditorOptions;
  readonly #listeners = new Set<() => void>();
  /** Of the listing that is to be made, so that a repeated request makes one. */
  readonly #requestKey: string;
  readonly #ledger: Ledger;
  #state: EditorState;
  readonly #timer = new SaveTimer(() => void this.flush());
  #running: Promise<void> | undefined;

  constructor(options: EditorOptions) {
    this.#options = options;
    const { job, newFields, restored, defaults } = options;
    const base = job ? draftOf(job) : EMPTY_DRAFT;
    this.#ledger = new Ledger(base, defaults);
    this.#requestKey = restored?.requestKey ?? crypto.randomUUID();
    this.#state = {
      job,
      fields: restored?.fields ?? (job ? fieldsOf(base, defaults) : newFields),
      filled: 0,
      saving: { status: "unchanged" },
      problems: {},
      conflict: undefined,
      isAtRisk: false,
    };
    if (restored) this.#restore(restored);
  }

  getState = (): EditorState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether something that was typed is not saved. */
  get isUnsaved(): boolean {
    const { fields } = this.#state;
    if (this.#isUntouched) return false;
    return [this.#ledger.unsaved(fields), this.#ledger.problems(fields)].some(
      (some) => Object.keys(some).length > 0,
    );
  }

  /** Words about what cannot be saved, as it stands now. */
  problems(): Readonly<Record<string, string>> {
    return this.#isUntouched ? {} : this.#ledger.problems(this.#state.fields);
  }

  /** Somebody typed. Kept on the device at once, and saved after a pause. */
  edit<Step extends FieldsStep>(step: Step, change: (fields: JobFields[Step]) => JobFields[Step]): void {
    const { fields, saving, conflict } = this.#state;
    const next = change(fields[step]);
    if (next === fields[step]) return;
    const isNews = !conflict && (saving.status === "unchanged" || saving.status === "saved");
    this.#show({
      fields: { ...fields, [step]: next },
      ...(isNews && { saving: { status: "saving" } }),
    });
    this.#keep();
    this.#timer.pause();
  }

  /** Saves what is not saved, now. Done when that is over, however it went. */
  async flush(): Promise<void> {
    this.#timer.cancel();
    // One after the other: what is typed while one is under way goes with the next.
    while (this.#running) await this.#running;
    if (this.#state.conflict) return;
    this.#timer.begin();
    this.#running = this.#save().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** Looks whether it was changed in another place, and if so says it. Without an answer nothing is known. */
  async look(): Promise<void> {
    const { job, conflict } = this.#state;
    if (!job || conflict || this.#running) return;
    const stored = await this.#options.api.load(job.id).catch(() => undefined);
    // What was read before a save that has ended meanwhile is older than that.
    const isBusy = this.#running || this.#state.conflict || this.#state.job !== job;
    if (stored && !isBusy && stored.version !== this.#state.job?.version) this.#meet(stored);
  }

  /** Decides a conflict: the fields of `theirs` become as they are stored, all others stay as they are here. */
  decide(theirs: readonly JobContentKey[]): void {
    const { conflict, fields } = this.#state;
    if (!conflict) return;
    const { stored } = conflict;
    this.#adopt(stored, refilled(fields, draftOf(stored), theirs, this.#options.defaults));
    this.#keep();
    this.#timer.soon();
  }

  /** Publishes what is here, once all of it is saved. @throws ApiFailure */
  async publish(): Promise<void> {
    await this.flush();
    if (this.#state.conflict) return;
    if (this.isUnsaved) throw new ApiFailure("conflict", "Some changes are not saved yet.");
    await this.#settle(this.#options.api.publish);
  }

  /** Throws the changes of a published listing away, with what is not saved yet. @throws ApiFailure */
  async discard(): Promise<void> {
    this.#timer.cancel();
    while (this.#running) await this.#running;
    await this.#settle(this.#options.api.discard);
  }

  async #settle(act: EditorApi["publish"]): Promise<void> {
    const { job } = this.#state;
    if (!job) return;
    try {
      const settled = await act(job);
      this.#adopt(settled, fieldsOf(draftOf(settled), this.#options.defaults));
      this.#keep();
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== "changed_elsewhere") throw failure;
      this.#meet(await this.#stored(failure, job.id));
    }
  }

  /** A new listing is made with the first thing that is typed, not with what the form suggests. */
  get #isUntouched(): boolean {
    return this.#state.job === undefined && isSame(this.#options.newFields, this.#state.fields);
  }

  async #save(): Promise<void> {
    const { job, fields } = this.#state;
    const changes = this.#isUntouched ? {} : this.#ledger.sendable(fields);
    if (Object.keys(changes).length === 0) {
      this.#finish();
      return;
    }
    this.#show({ saving: { status: "saving" } });
    const target = job ? { id: job.id, version: job.version } : { request_key: this.#requestKey };
    try {
      this.#saved(await this.#options.api.save({ ...changes, ...target }), changes);
    } catch (failure) {
      await this.#failed(failure, changes);
    }
  }

  #saved(job: EmployerJob, changes: Partial<JobDraft>): void {
    this.#timer.succeed();
    this.#ledger.took(changes, draftOf(job));
    const { fields } = this.#state;
    const locations = withPoints(fields.job.locations, this.#ledger.base.locations);
    const isPlaced = locations !== fields.job.locations;
    this.#show({
      job,
      ...(isPlaced && { fields: { ...fields, job: { ...fields.job, locations } } }),
      saving: { status: "saved", at: Date.now() },
    });
    this.#finish();
  }

  /** Says how it stands when nothing is left that could be sent. */
  #finish(): void {
    this.#keep();
    const { saving, job } = this.#state;
    const problems = this.problems();
    this.#show({ problems });
    if (Object.keys(problems).length > 0) this.#show({ saving: { status: "refused", message: HELD_BACK } });
    else if (saving.status !== "saved" && saving.status !== "unchanged")
      this.#show({ saving: job ? { status: "saved", at: Date.now() } : { status: "unchanged" } });
  }

  async #failed(failure: unknown, changes: Partial<JobDraft>): Promise<void> {
    if (!(failure instanceof ApiFailure)) {
      reportError(failure);
      this.#show({ saving: { status: "refused", message: UNEXPECTED } });
    } else if (failure.code === "changed_elsewhere") {
      const id = this.#state.job?.id ?? Number(failure.fields["id"]);
      await this.#stored(failure, id).then(
        (stored) => this.#meet(stored),
        (other: unknown) => this.#failed(other, {}),
      );
    } else if (PASSING.has(failure.code)) {
      const isOffline = failure.code === "network_error";
      this.#show({ saving: { status: "waiting", message: failure.message, isOffline } });
      this.#timer.retry();
    } else if (this.#ledger.refuse(changes, failure.fields)) {
      // A field that the server will not have does not hold up the others.
      await this.#save();
    } else this.#show({ saving: { status: "refused", message: failure.message } });
  }

  /** The listing as it was changed in another place: it comes with the refusal. */
  async #stored({ data }: ApiFailure, id: number): Promise<EmployerJob> {
    return isListing(data, id) ? data : await this.#options.api.load(id);
  }

  /** The listing was changed in another place. Where nothing of that is other than here, there is nothing to decide. */
  #meet(stored: EmployerJob): void {
    const { base } = this.#ledger;
    const differences = differencesOf(base, this.#ledger.draft(this.#state.fields), draftOf(stored));
    if (differences.length > 0) {
      // Nothing is on its way until somebody has decided.
      this.#timer.cancel();
      this.#show({ conflict: { stored, differences }, saving: { status: "unchanged" } });
      return;
    }
    this.#adopt(stored, this.#state.fields);
    this.#timer.soon();
  }

  #adopt(job: EmployerJob, fields: JobFields): void {
    this.#ledger.rebase(draftOf(job));
    const filled = this.#state.filled + (fields === this.#state.fields ? 0 : 1);
    this.#show({ job, fields, filled, conflict: undefined });
    if (!this.isUnsaved) this.#show({ saving: { status: "saved", at: Date.now() }, problems: {} });
  }

  /** What was typed earlier goes on top of what is stored, if that is still what it was typed on. */
  #restore({ version, base }: JournalEntry): void {
    const { job } = this.#state;
    if (job && version !== job.version) {
      this.#ledger.rebase(base);
      this.#meet(job);
    }
    this.#keep();
    this.#timer.soon();
  }

  #keep(): void {
    const { journal } = this.#options;
    const { job, fields, isAtRisk } = this.#state;
    if (!this.isUnsaved) {
      journal.clear();
      if (isAtRisk) this.#show({ isAtRisk: false });
      return;
    }
    const { base } = this.#ledger;
    const requestKey = this.#requestKey;
    const isKept = journal.write({
      id: job?.id,
      requestKey,
      version: job?.version,
      base,
      fields,
      at: Date.now(),
    });
    if (isKept === isAtRisk) this.#show({ isAtRisk: !isKept });
  }

  #show(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const isListing = (data: unknown, id: number): data is EmployerJob =>
  typeof data === "object" && data !== null && "id" in data && data.id === id && "version" in data;
