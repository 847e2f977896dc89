import { ABBREVIATIONS } from "./lexicon/abbreviations.ts";

/** Endings of one word's relatives: who cleans and cleaning, bakery and baker, nursing and nurse, accounting and accountant. */
const ENDINGS = ["er", "ing", "ery", "ant", "or", "e", ""] as const;
/** Endings that are taken off, longest first, and which of the endings above may take their place. */
const RELATIVES: readonly (readonly [ending: string, others: readonly (typeof ENDINGS)[number][]])[] = [
  ["ery", ["er", "ing"]],
  ["ing", ["er", "e", "", "ant", "or"]],
  ["ant", ["ing"]],
  ["er", ["ing", "ery"]],
  ["or", ["ing"]],
  ["", ["er", "ing"]],
];
const MIN_ROOT = 3;
const MIN_LENGTH = 4;
const MIN_HALF = 3;

/** A long word in two: "helpdesk". */
function halvesOf(word: string): string[][] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, i) => i + MIN_HALF);
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
}

/** Other forms of a word, and what its short form stands for, each as the words that it consists of. */
export function formsOf(word: string, isKnown: (word: string) => boolean): string[][] {
  const forms: string[][] = [];
  for (const expansion of ABBREVIATIONS.get(word) ?? []) {
    const words = expansion.split(" ");
    if (words.every(isKnown)) forms.push(words);
  }
  const [ending, others] = RELATIVES.find(([end]) => word.endsWith(end)) ?? [];
  const halves = halvesOf(word).find((words) => words.every(isKnown));
  if (halves !== undefined && !isKnown(word)) forms.push(halves);
  if (
    ending === undefined ||
    others === undefined ||
    word.length - ending.length < MIN_ROOT ||
    word.length < MIN_LENGTH
  )
    return forms;
  const root = word.slice(0, -ending.length);
  for (const other of others) {
    const relative = root + other;
    if (relative.length > MIN_ROOT && isKnown(relative)) forms.push([relative]);
  }
  // "cutting" and "cutter" double the last letter of "cut".
  const single = /([bdgklmnprt])\1$/.test(root) ? root.slice(0, -1) : "";
  if (single.length >= MIN_ROOT && isKnown(single)) forms.push([single]);
  return forms;
}
