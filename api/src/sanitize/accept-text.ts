import { textOf } from "@jobmap/contract/text-of";
import { ApiError } from "../errors/api-error.ts";
import { toSafeHtml } from "./safe-html.ts";

/** The capacity of the smallest column that stores a text, in bytes. */
const COLUMN = 65_535;

/**
 * Sanitizes a user's text, all or nothing: never truncates silently. "" if there is no text.
 * @param most maximum characters of its text
 * @throws ApiError `invalid_input` under `field` if it is longer
 */
export function acceptText(field: string, text: string | null, most: number): string {
  const html = toSafeHtml(text ?? "");
  const message = tooLong(html, most);
  if (message === undefined) return html;
  throw new ApiError("invalid_input", message, { [field]: message });
}

/** The message for safe HTML that has more than `most` characters of text, or does not fit into its column. */
export function tooLong(html: string, most: number): string | undefined {
  if (textOf(html).length <= most && Buffer.byteLength(html) <= COLUMN) return undefined;
  return `This text can have at most ${most.toLocaleString("en-US")} characters.`;
}
