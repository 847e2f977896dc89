import type { UnderstoodText } from "@jobmap/contract";
import type { Compromise } from "./fallback.ts";
import type { Meaning } from "./parse/meaning.ts";
import type { Reading } from "./parse/parse.ts";
import type { Unit } from "./units.ts";

/** Part of a search, as it was understood: the contract's own form. */
export type SearchPart = UnderstoodText["parts"][number];

/** The parts of a search that is carried out, in the order of the text. */
export function partsOf(
  { tokens, spans, pay }: Reading,
  { units, dropped }: Compromise,
  excluded: readonly Unit[],
  titleOf: (code: string) => string | undefined,
): SearchPart[] {
  const parts: SearchPart[] = [];
  for (const { at, length, meaning } of spans) {
    if (meaning.kind !== "place") continue;
    const own = tokens.slice(at, at + length);
    parts.push({ kind: "place", label: meaning.place.label, ...extentOf(own) });
  }
  if (pay !== null) parts.push({ kind: "pay", label: pay.label, start: pay.start, end: pay.end });
  for (const unit of units) {
    const span = spans.find(({ at }) => tokens[at] === unit.tokens[0]);
    parts.push({ ...labelOf(unit, span?.meaning, titleOf), ...extentOf(unit.tokens) });
  }
  for (const { tokens: own } of excluded) {
    const { start, end } = extentOf(own);
    parts.push({ kind: "excluded", label: own.map(({ text }) => text).join(" "), start, end });
  }
  for (const phrase of dropped)
    parts.push({
      kind: "unmatched",
      label: phrase.map(({ text }) => text).join(" "),
      ...extentOf(phrase),
    });
  return parts.sort((a, b) => a.start - b.start);
}

function extentOf(tokens: readonly { readonly start: number; readonly end: number }[]) {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

/** What a unit of a search is called. */
function labelOf(
  { kind, codes, label, tokens, isRelated }: Unit,
  meaning: Meaning | undefined,
  titleOf: (code: string) => string | undefined,
): Pick<SearchPart, "kind" | "label"> {
  const typed = tokens.map(({ text }) => text).join(" ");
  if (isRelated)
    return {
      kind: "related",
      label: (codes.length > 1 ? label : undefined) ?? titleOf(codes[0] ?? "") ?? label ?? typed,
    };
  if (kind === "concept" && meaning?.kind === "concept")
    return { kind: meaning.concept.kind, label: label ?? typed };
  if (kind === "occupation" && codes.length === 1) return { kind, label: titleOf(codes[0] ?? "") ?? typed };
  return { kind: kind === "word" || kind === "concept" ? "words" : kind, label: typed };
}
