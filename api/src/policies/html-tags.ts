/** A start tag of a page. */
export interface Tag {
  readonly name: string;
  /** By their names in lower case; `&amp;` in values is read. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** What stands in these is text, or not shown. */
const RAW: ReadonlySet<string> = new Set(["script", "style", "textarea", "title", "template"]);
const SPACE = /[\s/]/;

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
  let at = from;
  while (/[a-z0-9-]/.test(lower.charAt(at))) at += 1;
  return /[a-z]/.test(lower.charAt(from)) ? lower.slice(from, at) : "";
}

/** The place of the `>` that is not in quotes; below zero if there is none. */
function endOfTag(lower: string, from: number): number {
  let quote = "";
  for (let at = from; at < lower.length; at++) {
    const character = lower.charAt(at);
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at;
  }
  return -1;
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
  const skip = (isPart: (character: string) => boolean): string => {
    const from = at;
    while (at < text.length && isPart(text.charAt(at))) at += 1;
    return text.slice(from, at);
  };
  const isSpace = (character: string) => SPACE.test(character);
  while (at < text.length) {
    skip(isSpace);
    const name = skip((character) => character !== "=" && !isSpace(character)).toLowerCase();
    skip(isSpace);
    let value = "";
    if (text.charAt(at) === "=") {
      at += 1;
      skip((character) => /\s/.test(character));
      const quote = text.charAt(at);
      if (quote === '"' || quote === "'") {
        at += 1;
        value = skip((character) => character !== quote);
        at += 1;
      } else value = skip((character) => !/\s/.test(character));
    }
    if (name !== "" && !attributes.has(name)) attributes.set(name, value.replaceAll("&amp;", "&"));
  }
  return attributes;
}
