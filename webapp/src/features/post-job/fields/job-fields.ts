import type { JobContentKey, JobDraft } from "@jobmap/contract";
import { isSame } from "../../../lib/same.ts";
import { BASICS, type BasicsFields } from "./basics-fields.ts";
import { readStep, refilledStep, shownAt } from "./conversion.ts";
import { DETAIL, type DetailFields } from "./detail-fields.ts";
import { type PayFields, payStep } from "./pay-fields.ts";
import { QUESTIONS, type QuestionsFields } from "./question-fields.ts";

/** The whole form, step by step. */
export interface JobFields {
  readonly job: BasicsFields;
  readonly pay: PayFields;
  readonly description: DetailFields;
  readonly questions: QuestionsFields;
}
export type FieldsStep = keyof JobFields;

/** What the company of a listing says of it before anything else is said. */
export interface Defaults {
  readonly currency: string;
}

/** A listing as the form shows it. */
export function fieldsOf(draft: JobDraft, { currency }: Defaults): JobFields {
  return {
    job: BASICS.show(draft),
    pay: payStep(currency).show(draft),
    description: DETAIL.show(draft),
    questions: QUESTIONS.show(draft),
  };
}

export interface Reading {
  /** What the form says of the listing: `base`, with what was touched. */
  readonly draft: JobDraft;
  /** Words about what cannot be read, by the form's field names. Of these fields `draft` says what `base` does. */
  readonly problems: Readonly<Record<string, string>>;
}

/** What the form says. @param base the listing that it was filled from */
export function read(fields: JobFields, base: JobDraft, { currency }: Defaults): Reading {
  const steps = [
    readStep(BASICS, fields.job, base),
    readStep(payStep(currency), fields.pay, base),
    readStep(DETAIL, fields.description, base),
    readStep(QUESTIONS, fields.questions, base),
  ];
  return {
    draft: Object.assign({}, base, ...steps.map(({ values }) => values)),
    problems: Object.assign({}, ...steps.map(({ problems }) => problems)),
  };
}

/** Where the form shows what is at a path of the listing: a path of the form's fields, or the same where it shows it nowhere. */
export function shownPath(path: string, fields: JobFields, base: JobDraft, { currency }: Defaults): string {
  return (
    shownAt(BASICS, path, fields.job, base) ??
    shownAt(payStep(currency), path, fields.pay, base) ??
    shownAt(DETAIL, path, fields.description, base) ??
    shownAt(QUESTIONS, path, fields.questions, base) ??
    path
  );
}

/** The fields in which two drafts differ, as the second has them. */
export function changed(before: JobDraft, after: JobDraft): Partial<JobDraft> {
  const names = Object.keys(after) as JobContentKey[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  );
}

/** The form with some fields of a listing as `draft` has them, and all others as they are. */
export function refilled(
  fields: JobFields,
  draft: JobDraft,
  keys: readonly JobContentKey[],
  { currency }: Defaults,
): JobFields {
  return {
    job: refilledStep(BASICS, fields.job, draft, keys),
    pay: refilledStep(payStep(currency), fields.pay, draft, keys),
    description: refilledStep(DETAIL, fields.description, draft, keys),
    questions: refilledStep(QUESTIONS, fields.questions, draft, keys),
  };
}
