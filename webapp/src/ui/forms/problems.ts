import { fieldPathOf, fieldPathText, pathsAround } from "@jobmap/contract/field-path";
import { t } from "#text";
import { ApiFailure } from "../../lib/api.ts";
import type { SchemaIssue } from "./standard-schema.ts";

/** The errors of a form: messages by field name, and messages about the whole form. Both are empty if there are none. */
export interface Problems {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | undefined;
}

/** Messages by path, as the API names it: `locations[2].street`. */
export type Words = Readonly<Record<string, string | undefined>>;

export const NO_PROBLEMS: Problems = { fields: {}, message: undefined };

const UNEXPECTED = t`Something went wrong on our end. Your entries are still here. Try again.`;

/**
 * Assigns each message to the field with its path, or to the closest one that contains it: a list in a single text area gets its items'
 * messages. Fields keep the order of the form. Messages without a field are shown above the form, so that they are not lost. Of several
 * messages for a field only the first is used.
 * @param names of the rendered fields, in order
 */
export function problemsOf(lists: readonly Words[], names: readonly string[]): Problems {
  const words = new Map<string, string>();
  const elsewhere = new Map<string, string>();
  for (const [path, said] of lists.flatMap((list) => Object.entries(list))) {
    const name = pathsAround(path).find((around) => names.includes(around));
    if (!said) continue;
    if (name === undefined) elsewhere.set(path, elsewhere.get(path) ?? said);
    else words.set(name, words.get(name) ?? saidAtField(path, said));
  }
  const here = names.flatMap((name): [string, string][] => {
    const said = words.get(name);
    return said ? [[name, said]] : [];
  });
  return {
    fields: Object.fromEntries(here),
    message: [...new Set(elsewhere.values())].join(" ") || undefined,
  };
}

const THIS = t({
  message: "This",
  context: "a form's field, before what is wrong with it: must be a number.",
});

/** A message beside the label of its field. The API's own begin with the field's name in the API: `max_jobs must be a number.` */
export function saidAtField(path: string, message: string): string {
  const name = fieldPathOf(path).findLast((step) => typeof step === "string");
  return name !== undefined && /^[a-z]/.test(name) && message.startsWith(`${name} `)
    ? THIS + message.slice(name.length)
    : message;
}

/** The first issue of each field, by its path. */
export function wordsOfIssues(issues: readonly SchemaIssue[]): Words {
  const words: Record<string, string> = {};
  for (const { path, message } of issues) words[pathName(path)] ??= message;
  return words;
}

/** Converts a failed call into this form's errors. Failures other than {@link ApiFailure} are bugs, and are reported as such. */
export function problemsOfFailure(failure: unknown, names: readonly string[]): Problems {
  if (!(failure instanceof ApiFailure)) {
    reportError(failure);
    return { fields: {}, message: UNEXPECTED };
  }
  if (failure.isAbandoned) return NO_PROBLEMS;
  const problems = problemsOf([failure.fields], names);
  return hasProblems(problems) ? problems : { fields: {}, message: failure.message };
}

export function hasProblems({ fields, message }: Problems): boolean {
  return message !== undefined || Object.keys(fields).length > 0;
}

/** Drops the messages about a field and about changed values inside it. `before` and `after` are the field's values. */
export function withoutChanged(
  problems: Problems,
  name: string,
  before?: unknown,
  after?: unknown,
): Problems {
  const words = Object.entries(problems.fields);
  const kept = words.filter(([path]) => {
    if (path === name) return false;
    const [root, ...inner] = fieldPathOf(path);
    const value = valueAt(before, inner);
    return root !== name || (value !== undefined && value === valueAt(after, inner));
  });
  return kept.length === words.length ? problems : { ...problems, fields: Object.fromEntries(kept) };
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, step) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, step) : undefined),
    value,
  );
}

function pathName(path: SchemaIssue["path"]): string {
  return fieldPathText((path ?? []).map((step) => (typeof step === "object" ? step.key : step)));
}
