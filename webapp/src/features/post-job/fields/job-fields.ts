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

/** Company defaults that apply to a listing until it states its own values. */
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
  /** The listing according to the form: `base` with the edited values. */
  readonly draft: JobDraft;
  /** Error messages by form field name. `draft` keeps the values of `base` for these fields. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Parses the form. @param base the listing that it was filled from */
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

/** Where the form shows a path of the listing: a form path, or the same path if the form does not show it. */
export function shownPath(path: string, fields: JobFields, base: JobDraft, { currency }: Defaults): string {
  return (
    shownAt(BASICS, path, fields.job, base) ??
    shownAt(payStep(currency), path, fields.pay, base) ??
    shownAt(DETAIL, path, fields.description, base) ??
    shownAt(QUESTIONS, path, fields.questions, base) ??
    path
  );
}

/** The fields in which two drafts differ, with the second one's values. */
export function changed(before: JobDraft, after: JobDraft): Partial<JobDraft> {
  const names = Object.keys(after) as JobContentKey[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  );
}

/** The form with some fields refilled from `draft` and all others unchanged. */
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
