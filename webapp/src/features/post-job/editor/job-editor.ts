import type { EmployerJob, JobContentKey, JobDraft } from "@jobmap/contract";
import { draftOf } from "@jobmap/contract/job-content-keys";
import { t } from "#text";
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

/** Failures that resolve by themselves. */
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
const HELD_BACK = t`some fields are not valid.`;
const UNEXPECTED = t`Something went wrong on our end.`;

/**
 * A listing being edited. Saves edits automatically, one request at a time and only changed fields; until the server has them they are kept
 * in the journal. It is independent of the page and outlives it for as long as something is unsaved.
 */
export class JobEditor {
  /** Distinguishes it from other editors in this tab. */
  readonly id = crypto.randomUUID();
  readonly #options: EditorOptions;
  readonly #listeners = new Set<() => void>();
  /** Idempotency key of the listing to create, so that a repeated request creates only one. */
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

  /** Whether there are unsaved edits. */
  get isUnsaved(): boolean {
    const { fields } = this.#state;
    if (this.#isUntouched) return false;
    return [this.#ledger.unsaved(fields), this.#ledger.problems(fields)].some(
      (some) => Object.keys(some).length > 0,
    );
  }

  /** Error messages of what currently cannot be saved. */
  problems(): Readonly<Record<string, string>> {
    return this.#isUntouched ? {} : this.#ledger.problems(this.#state.fields);
  }

  /** Applies an edit. It is stored on the device at once and saved after a pause. */
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

  /** Saves unsaved edits now. Resolves when done, whether it succeeded or not. */
  async flush(): Promise<void> {
    this.#timer.cancel();
    // One request at a time: edits made during a request go with the next one.
    while (this.#running) await this.#running;
    if (this.#state.conflict) return;
    this.#timer.begin();
    this.#running = this.#save().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** Checks whether the listing was changed elsewhere, and reports a conflict. If the request fails, nothing changes. */
  async look(): Promise<void> {
    const { job, conflict } = this.#state;
    if (!job || conflict || this.#running) return;
    const stored = await this.#options.api.load(job.id).catch(() => undefined);
    // A reply that was read before a save completed is older than that save.
    const isBusy = this.#running || this.#state.conflict || this.#state.job !== job;
    if (stored && !isBusy && stored.version !== this.#state.job?.version) this.#meet(stored);
  }

  /** Resolves a conflict: the fields in `theirs` take the stored values, all others keep the values here. */
  decide(theirs: readonly JobContentKey[]): void {
    const { conflict, fields } = this.#state;
    if (!conflict) return;
    const { stored } = conflict;
    this.#adopt(stored, refilled(fields, draftOf(stored), theirs, this.#options.defaults));
    this.#keep();
    this.#timer.soon();
  }

  /** Publishes the current content once all of it is saved, in another way if one is given. @throws ApiFailure */
  async publish(act: EditorApi["publish"] = this.#options.api.publish): Promise<void> {
    await this.flush();
    if (this.#state.conflict) return;
    if (this.isUnsaved) throw new ApiFailure("conflict", t`Some changes are not saved yet.`);
    await this.#settle(act);
  }

  /** Discards the changes of a published listing, including unsaved edits. @throws ApiFailure */
  async discard(): Promise<void> {
    this.#timer.cancel();
    while (this.#running) await this.#running;
    await this.#settle(this.#options.api.discard);
  }

  /** Says that fields are right as they were read: their marks go, and nothing else changes. @throws ApiFailure */
  async confirm(fields: readonly JobContentKey[]): Promise<void> {
    const id = this.#state.job?.id;
    if (id === undefined) return;
    const { marks } = await this.#options.api.confirm(id, fields);
    const { job } = this.#state;
    if (job) this.#show({ job: { ...job, marks } });
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

  /** The first edit creates a new listing; the form's suggested values do not. */
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

  /** Reports the final save state when nothing is left to send. */
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
      // A rejected field does not block the others.
      await this.#save();
    } else this.#show({ saving: { status: "refused", message: failure.message } });
  }

  /** The listing as changed elsewhere: the server's refusal includes it. */
  async #stored({ data }: ApiFailure, id: number): Promise<EmployerJob> {
    return isListing(data, id) ? data : await this.#options.api.load(id);
  }

  /** Handles a change made elsewhere. If the stored values equal the ones here, there is no conflict. */
  #meet(stored: EmployerJob): void {
    const { base } = this.#ledger;
    const differences = differencesOf(base, this.#ledger.draft(this.#state.fields), draftOf(stored));
    if (differences.length > 0) {
      // Nothing is sent until the user resolves the conflict.
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

  /** Applies earlier unsaved edits to the stored listing, if it is still the version they were made on. */
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
