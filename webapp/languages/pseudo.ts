import type { Part } from "./message-parts.ts";

const ACCENTS: Readonly<Record<string, string>> = {
  a: "åå",
  e: "éé",
  i: "îî",
  o: "öö",
  u: "üü",
  A: "ÅÅ",
  E: "ÉÉ",
  I: "ÎÎ",
  O: "ÖÖ",
  U: "ÛÛ",
  c: "ç",
  n: "ñ",
  s: "š",
  y: "ýý",
};

/** A text with accents on its letters and two of each vowel: some 40 % longer, and still to be read. What stays plain was not translated. */
export const pseudoText = (text: string) => text.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);

/** The pseudo-language: what a message says in English, as `pseudoText`. */
export function pseudoParts(parts: readonly Part[]): Part[] {
  return parts.map((part): Part => {
    if (part.kind === "text") return { ...part, text: pseudoText(part.text) };
    if (part.kind === "element") return { ...part, parts: pseudoParts(part.parts) };
    if (part.kind !== "choice") return part;
    return { ...part, arms: new Map([...part.arms].map(([name, arm]) => [name, pseudoParts(arm)])) };
  });
}
