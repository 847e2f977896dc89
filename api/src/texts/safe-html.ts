import { safeHref } from "@jobmap/contract/contact";
import { blocksOfText, RICH_TEXT_TAGS, type RichBlock, richHtml, textOf } from "@jobmap/contract/rich-text";
import sanitizeHtml from "sanitize-html";
import { decodeEntities, escapeHtml } from "./html.ts";
import { readBlocks } from "./read-blocks.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // Large headings of a posting would break the outline of the page it stands on.
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

/** Links that lead out of the text; relative ones would lead into our own pages. */
function safeLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const safe = safeHref(href ?? "");
  return { tagName, attribs: safe === undefined ? {} : { href: safe } };
}

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const ESCAPED_TAG = /&lt;\/?[a-z][a-z0-9]*(?:\s|&gt;|\/)/i;

/**
 * Safe HTML of a text, whatever it came as: HTML is reduced to the elements of the contract, escaped HTML is unescaped first, plain
 * text becomes paragraphs and lists. What is safe already stays as it is. "" when no text is left. At most `limit` characters,
 * whole blocks only.
 */
export function toSafeHtml(text: string, limit = Number.POSITIVE_INFINITY): string {
  const source = !TAG.test(text) && ESCAPED_TAG.test(text) ? decodeEntities(text) : text;
  const blocks = TAG.test(source)
    ? readBlocks(sanitizeHtml(source, OPTIONS))
    : blocksOfText(decodeEntities(source));
  return clipped(blocks, limit);
}

/** Leaves out the last blocks until the rest fits; a single block too long is kept as text and cut at a word. */
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

/** Any tag but those that a kept text may have; texts of before have `b` and `i`, and links that lead nowhere. */
const FOREIGN =
  /<(?!(?:\/?(?:p|ul|ol|li|strong|b|em|i|h3|h4|a)|br \/|a href="(?:https?:\/\/|mailto:)[^"<>]*")>)/;

/**
 * A kept text on its way out. It was made safe on its way in; whatever else may have written to the database, nothing but safe HTML
 * leaves it. One look at the tags is all that it costs.
 */
export function outgoing<T extends string | null>(html: T): T | string {
  return html !== null && FOREIGN.test(html) ? toSafeHtml(html) : html;
}
