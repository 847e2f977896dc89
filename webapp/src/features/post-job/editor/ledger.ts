import type { JobContentKey, JobDraft } from "@jobmap/contract";
import { rootOf } from "@jobmap/contract/field-path";
import { isSame } from "../../../lib/same.ts";
import { changed, type Defaults, type JobFields, read, shownPath } from "../fields/job-fields.ts";

type Fields = Partial<Record<JobContentKey, unknown>>;

/** Tracks which of a form's values are saved: what the server has, what it accepted, and what it rejected. */
export class Ledger {
  readonly #defaults: Defaults;
  /** The listing that the form was filled from, as the server has it. */
  #base: JobDraft;
  /** The last accepted value of each field: the server may store it normalized. */
  #taken: Fields = {};
  /** The rejected value of each field, with error messages by path. */
  readonly #refused = new Map<JobContentKey, { value: unknown; words: readonly [string, string][] }>();

  constructor(base: JobDraft, defaults: Defaults) {
    this.#base = base;
    this.#defaults = defaults;
  }

  get base(): JobDraft {
    return this.#base;
  }

  /** Fields whose values differ from the stored ones. */
  unsaved(fields: JobFields): Partial<JobDraft> {
    const { draft } = read(fields, this.#base, this.#defaults);
    return only(
      changed(this.#base, draft),
      (key, value) => !(key in this.#taken && isSame(this.#taken[key], value)),
    );
  }

  /** The unsaved fields that the server has not already rejected. */
  sendable(fields: JobFields): Partial<JobDraft> {
    return only(this.unsaved(fields), (key, value) => !this.#isRefused(key, value));
  }

  /** Error messages of what cannot be saved, by form path. */
  problems(fields: JobFields): Readonly<Record<string, string>> {
    const { problems } = read(fields, this.#base, this.#defaults);
    const refused = only(this.unsaved(fields), (key, value) => this.#isRefused(key, value));
    const words = Object.keys(refused)
      .flatMap((key) => this.#refused.get(key as JobContentKey)?.words ?? [])
      .map(([path, message]) => [shownPath(path, fields, this.#base, this.#defaults), message]);
    // Only the first of several errors of a field, as in any form.
    return { ...problems, ...Object.fromEntries(words.reverse()) };
  }

  /** The form's content applied to the stored listing. */
  draft(fields: JobFields): JobDraft {
    return { ...this.#base, ...this.unsaved(fields) };
  }

  /** The server accepted some fields and now has `base`. */
  took(changes: Partial<JobDraft>, base: JobDraft): void {
    this.#base = base;
    this.#taken = { ...this.#taken, ...changes };
  }

  refuse(changes: Partial<JobDraft>, messages: Readonly<Record<string, string>>): boolean {
    const wordsOf = (key: string) => Object.entries(messages).filter(([path]) => rootOf(path) === key);
    const held = only(changes, (key) => wordsOf(key).length > 0);
    for (const [key, value] of Object.entries(held))
      this.#refused.set(key as JobContentKey, { value, words: wordsOf(key) });
    return Object.keys(held).length > 0;
  }

  /** The stored listing no longer matches what was sent from here. */
  rebase(base: JobDraft): void {
    this.#base = base;
    this.#taken = {};
  }

  #isRefused(key: JobContentKey, value: unknown): boolean {
    const refused = this.#refused.get(key);
    return refused !== undefined && isSame(refused.value, value);
  }
}

function only(
  fields: Partial<JobDraft>,
  keep: (key: JobContentKey, value: unknown) => boolean,
): Partial<JobDraft> {
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => keep(key as JobContentKey, value)),
  );
}
