/**
 * Texts of employers: what they may contain, and their only form as HTML. Shared by the server and the editor, so that a text
 * from the editor is stored unchanged. Nothing here needs a schema library or a browser.
 */

/** Elements of safe HTML. `a` has an `href` that {@link safeHref} made; no other element has an attribute. */
export const RICH_TEXT_TAGS = ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "h4", "a"] as const;
/** Maximum nesting of lists; deeper items move up to the last level. */
export const RICH_TEXT_DEPTH = 4;
/** Characters as `textOf` counts them: for a listing's description, each of its other texts, and a company's description. */
export const RICH_TEXT_LIMITS = {
  description: { min: 200, max: 20_000 },
  section: { max: 16_000 },
  about: { max: 10_000 },
} as const;

/** Limits for a text as received, checked before anything else: far more than the limits for stored texts allow. */
export const RICH_TEXT_SOURCE_LIMITS = { characters: 60_000, lines: 3_000, tags: 6_000 } as const;

/** A run of text in one style. A line feed in `text` is a line break; `href` leads where {@link safeHref} lets it. */
export interface RichRun {
  readonly text: string;
  readonly href?: string | undefined;
  readonly strong?: boolean | undefined;
  readonly em?: boolean | undefined;
}
export interface RichParagraph {
  readonly tag: "p" | "h3" | "h4";
  readonly runs: readonly RichRun[];
}
export interface RichList {
  readonly tag: "ul" | "ol";
  readonly items: readonly (readonly RichBlock[])[];
}
export type RichBlock = RichParagraph | RichList;

/**
 * Safe HTML of blocks, in its canonical form: no empty elements, single spaces, styles nested in a fixed order. "" without text.
 */
export function richHtml(blocks: readonly RichBlock[]): string {
  return blocks.map((block) => ("items" in block ? listHtml(block, 1) : paragraphHtml(block))).join("");
}

function paragraphHtml({ tag, runs }: RichParagraph): string {
  const html = inlineHtml(runs);
  return html && `<${tag}>${html}</${tag}>`;
}

function listHtml({ tag, items }: RichList, depth: number): string {
  const flat = depth < RICH_TEXT_DEPTH ? items : items.flatMap(unnested);
  const html = flat.map((item) => itemHtml(item, depth)).join("");
  return html && `<${tag}>${html}</${tag}>`;
}

/** An item without its nested lists, followed by their items. */
function unnested(item: readonly RichBlock[]): readonly (readonly RichBlock[])[] {
  const inner = item.flatMap((block) => ("items" in block ? block.items.flatMap(unnested) : []));
  return [item.filter((block) => !("items" in block)), ...inner];
}

/** A single paragraph needs no element in its item, as people write lists; several keep theirs. */
function itemHtml(item: readonly RichBlock[], depth: number): string {
  const parts = item
    .map((block) =>
      "items" in block
        ? { isList: true, html: listHtml(block, depth + 1) }
        : { isList: false, html: inlineHtml(block.runs) },
    )
    .filter(({ html }) => html !== "");
  const isBare = parts.findLastIndex(({ isList }) => !isList) <= 0;
  const html = parts.map((part) => (part.isList || isBare ? part.html : `<p>${part.html}</p>`)).join("");
  return html && `<li>${html}</li>`;
}

function inlineHtml(runs: readonly RichRun[]): string {
  return looksHtml(tidy(runs), 0);
}

type Look = "href" | "strong" | "em";
/** From the outside to the inside. */
const LOOKS: readonly Look[] = ["href", "strong", "em"];

function looksHtml(runs: readonly RichRun[], outer: number): string {
  const look = LOOKS[outer];
  if (look === undefined) return escaped(runs.map(({ text }) => text).join("")).replaceAll("\n", "<br />");
  let html = "";
  for (let from = 0; from < runs.length; ) {
    const value = lookOf(runs[from], look);
    let to = from + 1;
    while (to < runs.length && lookOf(runs[to], look) === value) to++;
    const inner = looksHtml(runs.slice(from, to), outer + 1);
    html += value === "" ? inner : wrapped(look, value, inner);
    from = to;
  }
  return html;
}

const lookOf = (run: RichRun | undefined, look: Look): string =>
  look === "href" ? (run?.href ?? "") : run?.[look] ? look : "";

function wrapped(look: Look, value: string, html: string): string {
  return look === "href"
    ? `<a href="${escaped(value).replaceAll('"', "&quot;")}">${html}</a>`
    : `<${look}>${html}</${look}>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f\u200b\ufeff]/g;
/** Line breaks, white space, and words of one line, which are one piece: a text has thousands. */
const PIECES = /\n|[^\S\n]+|\S+(?:[^\S\n]+\S+)*/g;
const WIDE_SPACE = /[^\S\n]{2,}|[^\S\n ]/g;

/** Runs without invisible white space: single spaces between words, none at the ends and beside line breaks. */
function tidy(runs: readonly RichRun[]): RichRun[] {
  const done: RichRun[] = [];
  let space: RichRun | undefined;
  let breaks = "";
  for (const run of runs) {
    for (const [piece] of run.text.replace(UNSEEN, "").matchAll(PIECES)) {
      if (piece === "\n") breaks += piece;
      else if (piece.trim() === "") space ??= { ...run, text: " " };
      else {
        if (done.length > 0 && breaks !== "") done.push({ text: breaks });
        else if (done.length > 0 && space) done.push(space);
        done.push({ ...run, text: piece.replace(WIDE_SPACE, " ") });
        [space, breaks] = [undefined, ""];
      }
    }
  }
  return done;
}

const BULLET = /^(?:[-*•·▪◦‣–—o]|(\d{1,2})[.)])\s+(?=\S)/;

/** Blocks of plain text: an empty line ends a paragraph, a hyphen or a number at the start of a line makes it an item. */
export function blocksOfText(text: string): RichBlock[] {
  return text.split(/\n\s*\n/).flatMap(blocksOfSection);
}

/** Blocks of consecutive non-empty lines. Runs and items are collected in place: a text can have thousands. */
function blocksOfSection(section: string): RichBlock[] {
  const blocks: ({ tag: "p"; runs: RichRun[] } | { tag: "ul" | "ol"; items: RichBlock[][] })[] = [];
  for (const line of section.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const bullet = BULLET.exec(line);
    const run = { text: bullet ? line.slice(bullet[0].length) : line };
    const tag = bullet ? (bullet[1] === undefined ? "ul" : "ol") : "p";
    const last = blocks.at(-1);
    if (tag === "p") {
      if (last?.tag === "p") last.runs.push({ text: "\n" }, run);
      else blocks.push({ tag, runs: [run] });
    } else {
      const item: RichBlock[] = [{ tag: "p", runs: [run] }];
      if (last?.tag === tag) last.items.push(item);
      else blocks.push({ tag, items: [item] });
    }
  }
  return blocks;
}
