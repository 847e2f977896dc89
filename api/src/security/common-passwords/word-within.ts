const SHORTEST = 4;
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/**
 * The words that a password may be based on: in lower case, without the digits and signs around it, and with letters in place of
 * the signs that imitate them ("P@ssw0rd2024!" is "password"). Empty if no word of four letters is left.
 */
export function wordsWithin(password: string): string[] {
  const lower = password.normalize("NFKC").toLowerCase();
  const words = [inLetters(withoutEnds(lower)), withoutEnds(inLetters(lower))];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
}

const withoutEnds = (text: string) => text.replace(/^\P{L}+/u, "").replace(/\P{L}+$/u, "");
const inLetters = (text: string) => text.replace(/[@4310!$57]/g, (sign) => WRITTEN_FOR[sign] ?? sign);
