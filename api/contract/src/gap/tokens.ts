/** A word of a text, and where it stands. */
export interface Token {
  /** In lower case and the singular, as {@link wordKey} has it. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Letters and digits, with what belongs to them in "C++", "C#", ".NET" and "driver's". An ampersand is a word: "and". */
const WORDS = /(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{N}]+(?:['’]\p{L}+)?(?:\+{1,2}|#)?|&/gu;

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORDS)].map((match) => ({
    key: wordKey(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The form by which words are compared: "Drivers", "driver's" and "driver" are one. */
export function wordKey(word: string): string {
  if (word === "&") return "and";
  const lower = word
    .toLowerCase()
    .replace(/['’](?:s|t)?$/, "")
    // As it is spelled elsewhere.
    .replace(/^licen.es?$/, "license");
  if (lower.length <= 3) return lower;
  if (lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  return /[^sui]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

/** What may stand between two words of one phrase: a space, a hyphen, a slash, or a period without a space after it. */
const GLUE = /^(?:\s{1,3}|\s?[-–/]\s?|\.|\. ?|)$/;

export const isGlue = (between: string): boolean => GLUE.test(between);
