import type { SearchPartKind, UnderstoodText } from "@jobmap/contract";
import { unquoted } from "../results/headline.ts";

/** What kinds of parts are called; words and what is left out are called by themselves. */
const KIND_TEXT: Readonly<Record<SearchPartKind, string>> = {
  occupation: "occupation",
  company: "employer",
  skill: "skill",
  place: "place",
  pay: "pay",
  work_mode: "work mode",
  employment_type: "job type",
  schedule: "schedule",
  experience: "experience",
  education: "education",
  license: "license",
  language: "language",
  perk: "benefit",
  words: "words",
  related: "related to",
  excluded: "not",
  unmatched: "left out",
};

/** "occupation: Registered Nurses" */
export function partText({ kind, label }: UnderstoodText["parts"][number]): string {
  return `${KIND_TEXT[kind]}: ${label}`;
}

/**
 * What is not searched as it was typed: "No jobs match “a” and “b”, so they were left out.", "No jobs match “c”, so related jobs are
 * shown." Nothing if no word is left that jobs match.
 */
export function leftOutText({ parts, searched }: UnderstoodText): string {
  const wordsOf = (wanted: SearchPartKind) =>
    parts.filter(({ kind }) => kind === wanted).map(({ start, end }) => `“${searched.slice(start, end)}”`);
  const [out, related] = [wordsOf("unmatched"), wordsOf("related")];
  if (out.length === parts.length) return "";
  const texts = [
    related.length > 0 && `No jobs match ${listed(related)}, so related jobs are shown.`,
    out.length > 0 && `No jobs match ${listed(out)}, so ${out.length > 1 ? "they were" : "it was"} left out.`,
  ];
  return texts.filter(Boolean).join(" ");
}

/** "a", "a and b", "a, b and c" */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;

/** What a screen reader is told of how a search was understood, beside its result. */
export function understoodNote(understood: UnderstoodText | null): string {
  if (!understood) return "";
  const { literal, searched } = understood;
  return [literal ? `Showing results for “${unquoted(searched)}”.` : "", leftOutText(understood)]
    .filter(Boolean)
    .join(" ");
}
