import type { BlogFigure, UnderstoodText } from "@jobmap/contract";
import { resolveFilter } from "../../queries/job-filter.ts";
import type { Services } from "../../services.ts";
import { countText, sourceOf } from "./figure-world.ts";

type PartKind = UnderstoodText["parts"][number]["kind"];
const KINDS: Readonly<Partial<Record<PartKind, string>>> = {
  occupation: "an occupation",
  place: "a place",
  pay: "the least pay",
  schedule: "a schedule",
  excluded: "ruled out",
  related: "related work",
  unmatched: "nothing that we have",
  words: "words of the listing",
  company: "an employer",
  skill: "a skill",
};

/** How a search is understood, and what it finds. */
export async function searchReading(services: Services, search: string): Promise<BlogFigure> {
  const { parts, correction } = services.searches.read(search);
  const searched = correction?.searched ?? search;
  const total = await countListings(services, search);
  const named = parts.map(({ kind, label, start, end }) => ({
    typed: searched.slice(start, end),
    label,
    kind: KINDS[kind] ?? kind.toLowerCase().replaceAll("_", " "),
  }));
  return {
    title: `How “${search}” is understood`,
    summary: `${named.map(({ typed, kind, label }) => `“${typed}” is read as ${kind}: ${label}`).join("; ")}. ${countText(total)} open listings match.`,
    source: sourceOf(services),
    drawing: { kind: "phrase", items: piecesOf(searched, parts) },
    columns: ["Typed", "Read as", "Which is"],
    rows: named.map(({ typed, kind, label }) => [typed, kind, label]),
  };
}

/** How many open listings a search box finds. */
export async function countListings(services: Services, search: string): Promise<number> {
  const { filter } = await resolveFilter({ search }, services);
  return services.jobIndex.index.count(filter);
}

function piecesOf(text: string, parts: readonly UnderstoodText["parts"][number][]) {
  const pieces: { text: string; meaning: string | null }[] = [];
  let at = 0;
  for (const { start, end, label } of parts) {
    if (start > at) pieces.push({ text: text.slice(at, start), meaning: null });
    pieces.push({ text: text.slice(start, end), meaning: label });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), meaning: null });
  return pieces;
}
