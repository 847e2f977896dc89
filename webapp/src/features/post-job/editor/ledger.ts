import type { JobContentKey, JobDraft } from "@jobmap/contract";
import { rootOf } from "@jobmap/contract/field-path";
import { isSame } from "../../../lib/same.ts";
import { changed, type Defaults, type JobFields, read, shownPath } from "../fields/job-fields.ts";

type Fields = Partial<Record<JobContentKey, unknown>>;

/** Tells what of a form is saved: what the server has, what it took, and what it would not have. */
export class Ledger {
  readonly #defaults: Defaults;
  /** The listing that the form was filled from, as the server has it. */
  #base: JobDraft;
  /** What was sent last of each field, and taken: the server may keep it in other words. */
  #taken: Fields = {};
  /** What the server would not have of a field, and why: words by their paths. */
  readonly #refused = new Map<JobContentKey, { value: unknown; words: readonly [string, string][] }>();

  constructor(base: JobDraft, defaults: Defaults) {
    this.#base = base;
    this.#defaults = defaults;
  }

  get base(): JobDraft {
    return this.#base;
  }

  /** Fields that say something else than what is stored. */
  unsaved(fields: JobFields): Partial<JobDraft> {
    const { draft } = read(fields, this.#base, this.#defaults);
    return only(
      changed(this.#base, draft),
      (key, value) => !(key in this.#taken && isSame(this.#taken[key], value)),
    );
  }

  /** Those of them that the server has not refused already. */
  sendable(fields: JobFields): Partial<JobDraft> {
    return only(this.unsaved(fields), (key, value) => !this.#isRefused(key, value));
  }

  /** Words about what cannot be saved, by paths of the form's fields. */
  problems(fields: JobFields): Readonly<Record<string, string>> {
    const { problems } = read(fields, this.#base, this.#defaults);
    const refused = only(this.unsaved(fields), (key, value) => this.#isRefused(key, value));
    const words = Object.keys(refused)
      .flatMap((key) => this.#refused.get(key as JobContentKey)?.words ?? [])
      .map(([path, message]) => [shownPath(path, fields, this.#base, this.#defaults), message]);
    // Of several about one field the first, as in any form.
    return { ...problems, ...Object.fromEntries(words.reverse()) };
  }

  /** The form with all that it says: on top of what is stored. */
  draft(fields: JobFields): JobDraft {
    return { ...this.#base, ...this.unsaved(fields) };
  }

  /** The server took some fields, and has this now. */
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

  /** The server has something else than what was sent from here. */
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
