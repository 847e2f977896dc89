import { textOf } from "@jobmap/contract/rich-text";
import { ApiError } from "../errors/api-error.ts";
import { toSafeHtml } from "./safe-html.ts";

/** The smallest column that keeps a text, in bytes. */
const COLUMN = 65_535;

/**
 * Safe HTML of what somebody wrote, whole or not at all: nothing is cut off without a word. "" when there is no text.
 * @param most characters of its text
 * @throws ApiError `invalid_input` under `field` when it is longer
 */
export function acceptText(field: string, text: string | null, most: number): string {
  const html = toSafeHtml(text ?? "");
  const message = tooLong(html, most);
  if (message === undefined) return html;
  throw new ApiError("invalid_input", message, { [field]: message });
}

/** What to say of safe HTML that has more than `most` characters of text, or does not fit where it is kept. */
export function tooLong(html: string, most: number): string | undefined {
  if (textOf(html).length <= most && Buffer.byteLength(html) <= COLUMN) return undefined;
  return `This text can have at most ${most.toLocaleString("en-US")} characters.`;
}
