/** A start tag of a page. */
export interface Tag {
  readonly name: string;
  /** By their names in lower case; `&amp;` in values is read. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** What stands in these is text, or not shown. */
const RAW: ReadonlySet<string> = new Set(["script", "style", "textarea", "title", "template"]);
// Each takes what it can from where it begins, and never goes back.
const NAME = /[a-z][a-z0-9-]*/y;
const QUOTE_OR_END = /["'>]/g;
const SPACES = /[\s/]*/y;
const BLANKS = /\s*/y;
const ATTRIBUTE_NAME = /[^\s/=]*/y;
const BARE_VALUE = /\S*/y;

/**
 * The start tags of a page with one of these names, read in one pass whatever the page is: comments, and what stands in scripts and
 * styles, are none. What a page leaves open ends it, as for browsers.
 */
export function startTags(html: string, names: ReadonlySet<string>): Tag[] {
  // Letters of ASCII alone: other ones can become longer, and places would no longer agree.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const tags: Tag[] = [];
  for (let at = lower.indexOf("<"); at >= 0; at = lower.indexOf("<", at)) {
    if (lower.startsWith("<!--", at)) {
      at = after(lower, "-->", at + 4);
      continue;
    }
    const name = nameAt(lower, at + 1);
    const start = at + 1 + name.length;
    if (name === "") {
      at = start;
      continue;
    }
    const end = endOfTag(lower, start);
    if (end < 0) break;
    if (names.has(name)) tags.push({ name, attributes: attributesOf(html.slice(start, end)) });
    at = RAW.has(name) ? after(lower, `</${name}`, end) : end + 1;
  }
  return tags;
}

function nameAt(lower: string, from: number): string {
  NAME.lastIndex = from;
  return NAME.exec(lower)?.[0] ?? "";
}

/** The place of the `>` that is not in quotes; below zero if there is none. */
function endOfTag(lower: string, from: number): number {
  for (let at = from; ; ) {
    QUOTE_OR_END.lastIndex = at;
    const found = QUOTE_OR_END.exec(lower);
    if (!found) return -1;
    if (found[0] === ">") return found.index;
    const closed = lower.indexOf(found[0], found.index + 1);
    if (closed < 0) return -1;
    at = closed + 1;
  }
}

/** The place behind the next such text, or the end. */
function after(lower: string, text: string, from: number): number {
  const found = lower.indexOf(text, from);
  return found < 0 ? lower.length : found + text.length;
}

/** Of a name that is there twice, the first counts. */
function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  const take = (part: RegExp): string => {
    part.lastIndex = at;
    const [taken = ""] = part.exec(text) ?? [];
    at += taken.length;
    return taken;
  };
  while (at < text.length) {
    take(SPACES);
    const name = take(ATTRIBUTE_NAME).toLowerCase();
    take(SPACES);
    const value = text.charAt(at) === "=" ? valueAt() : "";
    if (name !== "" && !attributes.has(name)) attributes.set(name, value.replaceAll("&amp;", "&"));
  }
  return attributes;

  function valueAt(): string {
    at += 1;
    take(BLANKS);
    const quote = text.charAt(at);
    if (quote !== '"' && quote !== "'") return take(BARE_VALUE);
    const end = text.indexOf(quote, at + 1);
    const value = text.slice(at + 1, end < 0 ? text.length : end);
    at += value.length + 2;
    return value;
  }
}
