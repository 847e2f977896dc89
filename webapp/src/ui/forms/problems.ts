import { ApiFailure } from "../../lib/api.ts";
import type { SchemaIssue } from "./standard-schema.ts";

/** What keeps a form from going through: words by field, and words about the whole. Both empty when nothing does. */
export interface Problems {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | undefined;
}

/** Words by field. */
type Words = Readonly<Record<string, string | undefined>>;

export const NO_PROBLEMS: Problems = { fields: {}, message: undefined };

const UNEXPECTED = "Something went wrong on our end. Your entries are still here. Try again.";

/**
 * Fields of the form keep their words, in the order of the form. The words of others are said above it, or nobody would read
 * them. Where two lists have words about one field, those of the first count.
 */
export function problemsOf(lists: readonly Words[], names: readonly string[]): Problems {
  const words = new Map<string, string>();
  for (const [name, said] of lists.flatMap((list) => Object.entries(list))) {
    if (said && !words.has(name)) words.set(name, said);
  }
  const here = names.flatMap((name): [string, string][] => {
    const said = words.get(name);
    words.delete(name);
    return said ? [[name, said]] : [];
  });
  const elsewhere = new Set(words.values());
  return { fields: Object.fromEntries(here), message: [...elsewhere].join(" ") || undefined };
}

/** The first issue of each field. */
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

export function withoutField(problems: Problems, name: string): Problems {
  if (!(name in problems.fields)) return problems;
  const { [name]: _mended, ...fields } = problems.fields;
  return { ...problems, fields };
}

function pathName(path: SchemaIssue["path"]): string {
  return (path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join(".");
}
