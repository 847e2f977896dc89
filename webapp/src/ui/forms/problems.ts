import { fieldPathOf, fieldPathText, pathsAround } from "@jobmap/contract/field-path";
import { ApiFailure } from "../../lib/api.ts";
import type { SchemaIssue } from "./standard-schema.ts";

/** What keeps a form from going through: words by the name of a field, and words about the whole. Both empty when nothing does. */
export interface Problems {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | undefined;
}

/** Words by the path of what they are about, as the API names it: `locations[2].street`. */
export type Words = Readonly<Record<string, string | undefined>>;

export const NO_PROBLEMS: Problems = { fields: {}, message: undefined };

const UNEXPECTED = "Something went wrong on our end. Your entries are still here. Try again.";

/**
 * Each words go to the field that is named by their path, or to the nearest around it: a list that is written in one box has those of its
 * items. Fields keep the order of the form. Words that no field shows are said above it, or nobody would read them. Of several about
 * one field the first count.
 * @param names of the fields that are on the screen, in their order
 */
export function problemsOf(lists: readonly Words[], names: readonly string[]): Problems {
  const words = new Map<string, string>();
  const elsewhere = new Map<string, string>();
  for (const [path, said] of lists.flatMap((list) => Object.entries(list))) {
    const name = pathsAround(path).find((around) => names.includes(around));
    const place = name === undefined ? elsewhere : words;
    if (said && !place.has(name ?? path)) place.set(name ?? path, said);
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

/** The first issue of each field, by its path. */
export function wordsOfIssues(issues: readonly SchemaIssue[]): Words {
  const words: Record<string, string> = {};
  for (const { path, message } of issues) words[pathName(path)] ??= message;
  return words;
}

/** What a failed call says about this form. Failures that are no {@link ApiFailure} are bugs, and are reported as such. */
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

/** Without the words about a field, and about what is in it and is not as before. `before` and `after` are the field's values. */
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
