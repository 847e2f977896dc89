import type { SearchPartKind, UnderstoodText } from "@jobmap/contract";
import { t } from "#text";
import { unquoted } from "../results/headline.ts";

/** What kinds of parts are called; words and what is left out are called by themselves. */
const KIND_TEXT: Readonly<Record<SearchPartKind, string>> = {
  occupation: t`occupation`,
  company: t`employer`,
  skill: t`skill`,
  place: t`place`,
  pay: t`pay`,
  work_mode: t`work mode`,
  employment_type: t`job type`,
  schedule: t`schedule`,
  experience: t`experience`,
  education: t`education`,
  license: t`license`,
  language: t`language`,
  perk: t`benefit`,
  words: t`words`,
  related: t`related to`,
  excluded: t`not`,
  unmatched: t`left out`,
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
    related.length > 0 && t`No jobs match ${listed(related)}, so related jobs are shown.`,
    out.length === 1 && t`No jobs match ${listed(out)}, so it was left out.`,
    out.length > 1 && t`No jobs match ${listed(out)}, so they were left out.`,
  ];
  return texts.filter(Boolean).join(" ");
}

/** "a", "a and b", "a, b and c" */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join() : t`${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`;

/** What a screen reader is told of how a search was understood, beside its result. */
export function understoodNote(understood: UnderstoodText | null): string {
  if (!understood) return "";
  const { literal, searched } = understood;
  return [literal ? t`Showing results for “${unquoted(searched)}”.` : "", leftOutText(understood)]
    .filter(Boolean)
    .join(" ");
}
