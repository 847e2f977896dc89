import { safeHref } from "@jobmap/contract/contact";
import { blocksOfText, RICH_TEXT_TAGS, type RichBlock, richHtml } from "@jobmap/contract/rich-text";
import { textOf } from "@jobmap/contract/text-of";
import sanitizeHtml from "sanitize-html";
import { decodeEntities, escapeHtml } from "./html.ts";
import { readBlocks } from "./read-blocks.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // Large headings of a listing would break the heading outline of the page that contains it.
  transformTags: {
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
    div: "p",
    section: "p",
    tr: "p",
    td: "p",
    a: safeLink,
  },
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "template"],
};

/** External links only; relative ones would lead to our own pages. */
function safeLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const safe = safeHref(href ?? "");
  return { tagName, attribs: safe === undefined ? {} : { href: safe } };
}

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const ESCAPED_TAG = /&lt;\/?[a-z][a-z0-9]*(?:\s|&gt;|\/)/i;

/**
 * Safe HTML from any text: HTML is reduced to the elements of the contract, escaped HTML is unescaped first, plain text becomes
 * paragraphs and lists. Safe HTML stays unchanged. "" if no text is left. At most `limit` characters, whole blocks only.
 */
export function toSafeHtml(text: string, limit = Number.POSITIVE_INFINITY): string {
  const source = !TAG.test(text) && ESCAPED_TAG.test(text) ? decodeEntities(text) : text;
  const blocks = TAG.test(source)
    ? readBlocks(sanitizeHtml(source, OPTIONS))
    : blocksOfText(decodeEntities(source));
  return clipped(blocks, limit);
}

/** Drops the last blocks until the rest fits; a single block that is too long becomes text, cut at a word boundary. */
function clipped(blocks: readonly RichBlock[], limit: number): string {
  const whole = richHtml(blocks);
  if (whole.length <= limit) return whole;
  let kept = "";
  for (const block of blocks) {
    const html = richHtml([block]);
    if (kept.length + html.length > limit) break;
    kept += html;
  }
  if (kept !== "") return kept;
  const words = textOf(whole).slice(0, Math.floor((limit - 8) / 6));
  return `<p>${escapeHtml(words.replace(/\s\S*$/, ""))}…</p>`;
}

/** Any tag except those of stored texts; older texts have `b` and `i`, and links without a target. */
const FOREIGN =
  /<(?!(?:\/?(?:p|ul|ol|li|strong|b|em|i|h3|h4|a)|br \/|a href="(?:https?:\/\/|mailto:)[^"<>]*")>)/;

/**
 * A stored text on output. It was sanitized on input; whatever else may have written to the database, only safe HTML is sent.
 * The check costs one scan of the tags.
 */
export function outgoing<T extends string | null>(html: T): T | string {
  return html !== null && FOREIGN.test(html) ? toSafeHtml(html) : html;
}
