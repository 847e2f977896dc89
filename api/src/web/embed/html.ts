import { escapeHtml } from "../../sanitize/html.ts";

/** Complete and safe HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | false | readonly Html[];

/** HTML from a template: every value is escaped, unless it is HTML already; null and false become nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((sum, text, i) => sum + write(parts[i - 1] ?? null) + text));
}

/** JSON for a script element: nothing in it can close the element or begin a comment. */
export function inlineJson(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

function write(part: Part): string {
  if (part === null || part === false) return "";
  if (part instanceof Html) return part.text;
  return typeof part === "object" ? part.map(write).join("") : escapeHtml(String(part));
}
