import sanitizeHtml from "sanitize-html";
import { parseEmail, parseUrl } from "./contact.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "h3", "h4", "a"],
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
    div: "p",
    section: "p",
    tr: "p",
    td: "p",
    a: safeLink,
  },
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "template"],
};
/** Links that lead out of the posting; relative ones would lead into our own pages. */
function safeLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const url = parseUrl(href ?? "") ?? (href?.startsWith("mailto:") && parseEmail(href) ? href : undefined);
  return { tagName, attribs: url === undefined ? {} : { href: url } };
}
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const ESCAPED_TAG = /&lt;\/?[a-z][a-z0-9]*(?:\s|&gt;|\/)/i;
const BULLET = /^(?:[-*•·▪◦‣–—o]|\d{1,2}[.)])\s+(?=\S)/;

/**
 * Safe HTML of a posting's text, whatever it came as: HTML is sanitised to a few tags, escaped HTML is unescaped
 * first, plain text becomes paragraphs and lists. "" when no text is left. At most `limit` characters, whole
 * blocks only.
 */
export function toSafeHtml(text: string, limit: number): string {
  const source = !TAG.test(text) && ESCAPED_TAG.test(text) ? decodeEntities(text) : text;
  const html = TAG.test(source) ? sanitise(source) : paragraphs(decodeEntities(source));
  return clip(html, limit);
}

/** Text of a safe HTML, for measuring. */
export function textOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[character] ?? character,
  );
}

/** The entities that feeds use, decoded once. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : " ";
    },
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  hellip: "…",
  middot: "·",
  copy: "©",
  reg: "®",
  trade: "™",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ntilde: "ñ",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  szlig: "ß",
  euro: "€",
};

function sanitise(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS)
    .replace(/<(p|li|h3|h4|strong|b|em|i|ul|ol)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g, "")
    .replace(/<p>\s*(?=<(?:p|ul|ol|h3|h4)>)/g, "")
    .replace(/(<\/(?:p|ul|ol|h3|h4)>)\s*<\/p>/g, "$1")
    .trim();
  return textOf(clean) === "" ? "" : /^<(?:p|ul|ol|h3|h4)>/.test(clean) ? clean : `<p>${clean}</p>`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .flatMap((block) =>
      blockHtml(
        block
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    )
    .join("");
}

function blockHtml(lines: readonly string[]): string[] {
  const html: string[] = [];
  let prose: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (prose.length > 0) html.push(`<p>${prose.map(escapeHtml).join("<br />")}</p>`);
    if (items.length > 0)
      html.push(`<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`);
    prose = [];
    items = [];
  };
  for (const line of lines) {
    const isItem = BULLET.test(line);
    if (isItem ? prose.length > 0 : items.length > 0) flush();
    if (isItem) items.push(line.replace(BULLET, ""));
    else prose.push(line);
  }
  flush();
  return html;
}

/** Leaves out the last blocks until the rest fits; a single block too long is kept as text and cut at a word. */
function clip(html: string, limit: number): string {
  if (html.length <= limit) return html;
  const blocks = html.match(/<(p|ul|ol|h3|h4)>[\s\S]*?<\/\1>/g) ?? [];
  let kept = "";
  for (const block of blocks) {
    if (kept.length + block.length > limit) break;
    kept += block;
  }
  if (kept !== "") return kept;
  const words = textOf(html).slice(0, Math.floor((limit - 8) / 6));
  return `<p>${escapeHtml(words.replace(/\s\S*$/, ""))}…</p>`;
}
