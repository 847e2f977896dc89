import type { ReactNode } from "react";

/**
 * How texts of pages are written: imported from `#text`. Builds replace these calls by the text in their language
 * (`webapp/languages/`), so that none of this reaches a browser. What stands here is the English, for tests and tools that read the
 * sources as they are. See docs/guides/languages.md.
 */

/** A text: t`Save ${count} jobs`. With a context where one English word has several meanings: t({ message: "Apply", context: "verb" }). */
export function t(text: TemplateStringsArray | Described, ...values: readonly (string | number)[]): string {
  if ("message" in text) return text.message;
  return text.map((part, at) => part + (at < values.length ? String(values[at]) : "")).join("");
}

interface Described {
  readonly message: string;
  readonly context?: string;
  /** For translators. */
  readonly comment?: string;
}

/** A text that depends on a number, with `#` for it: plural(count, { one: "# job", other: "# jobs" }). */
export function plural(count: number, { one, other, ...exact }: PluralTexts): string {
  const text = exact[`=${count}`] ?? (count === 1 ? one : other);
  return text.replaceAll("#", count.toLocaleString("en-US"));
}

type PluralTexts = Readonly<{ one: string; other: string } & { [exact: `=${number}`]: string }>;

/** A text with elements in it: <Trans>Read <Link to="/help">the help</Link>.</Trans> */
export function Trans({ children }: { children: ReactNode; context?: string; comment?: string }): ReactNode {
  return children;
}
