import {
  type CompiledIcuChoices,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from "@lingui/message-utils/compileMessage";

/** A piece of a message: plain text, a placeholder, a numbered element around more pieces, or one of some texts by a value. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "value"; readonly name: string }
  /** The number that the surrounding choice is by. */
  | { readonly kind: "count"; readonly name: string }
  | { readonly kind: "element"; readonly name: string; readonly parts: readonly Part[] }
  | { readonly kind: "choice"; readonly by: "plural" | "select"; readonly name: string; readonly arms: Arms };

/** Texts by category: `one` and `other` of a plural, numbers of it as "0"; `other` is always there. */
export type Arms = ReadonlyMap<string, readonly Part[]>;

type Token = CompiledMessageToken;

const TAG = /<(\/?)(\d+)(\/?)>/g;
/** English and Spanish need no more of them; "many" is for millions in Spanish, which `other` says well enough. */
const CATEGORIES = ["one", "other"];

/** @throws Error that says what is wrong with a message in ICU's format, with elements as `<0>…</0>` */
export function messageParts(message: string): Part[] {
  return read(compileMessageOrThrow(message), undefined);
}

function read(tokens: readonly Token[], count: string | undefined): Part[] {
  const root: Part[] = [];
  const open: { name: string; parts: Part[] }[] = [];
  const add = (part: Part) => (open.at(-1)?.parts ?? root).push(part);
  for (const token of tokens) {
    if (typeof token !== "string") add(readToken(token));
    else if (token === "#" && count !== undefined) add({ kind: "count", name: count });
    else readText(token);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is not closed.`);
  return root;

  function readText(text: string): void {
    let at = 0;
    for (const tag of text.matchAll(TAG)) {
      const [whole, closes, name = "", isEmpty] = tag;
      if (tag.index > at) add({ kind: "text", text: text.slice(at, tag.index) });
      at = tag.index + whole.length;
      if (isEmpty) add({ kind: "element", name, parts: [] });
      else if (!closes) open.push({ name, parts: [] });
      else {
        const element = open.pop();
        if (element?.name !== name) throw new Error(`</${name}> closes nothing.`);
        add({ kind: "element", ...element });
      }
    }
    if (at < text.length) add({ kind: "text", text: text.slice(at) });
  }
}

function readToken(token: Exclude<Token, string>): Part {
  const [name, by, arms] = token;
  if (by === undefined) return { kind: "value", name: String(name) };
  if ((by !== "plural" && by !== "select") || !isChoices(arms))
    throw new Error(`{${name}, ${by}} is not known here: format values before they come into a text.`);
  const { offset, ...texts } = arms;
  if (offset) throw new Error("A plural has no offset here.");
  const entries = Object.entries(texts).map(([category, tokens]): [string, Part[]] => {
    if (by === "plural" && !CATEGORIES.includes(category) && !/^\d+$/.test(category))
      throw new Error(`A plural has no "${category}" here.`);
    return [category, read(tokens, by === "plural" ? String(name) : undefined)];
  });
  if (!("other" in arms)) throw new Error(`{${name}, ${by}} has no "other".`);
  return { kind: "choice", by, name: String(name), arms: new Map(entries) };
}

const isChoices = (arms: unknown): arms is CompiledIcuChoices => typeof arms === "object" && arms !== null;

/** What a message needs from the code around it, to compare a translation with: names of values and elements, sorted. */
export function needsOf(parts: readonly Part[]): string[] {
  const names = parts.flatMap((part): string[] => {
    if (part.kind === "text") return [];
    if (part.kind === "element") return [`<${part.name}>`, ...needsOf(part.parts)];
    if (part.kind === "choice") return [part.name, ...[...part.arms.values()].flatMap(needsOf)];
    return [part.name];
  });
  return [...new Set(names)].sort();
}
