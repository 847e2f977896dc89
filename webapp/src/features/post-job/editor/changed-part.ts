/** A text and the part of it that differs from another version. `before` and `after` are the same in both. */
export interface ChangedPart {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** Characters of unchanged text kept around the difference. */
const AROUND = 100;

/** Finds where two texts start to differ and where they match again, in whole words, with enough context to locate the change. */
export function changedParts(one: string, other: string): readonly [ChangedPart, ChangedPart] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const before = shortened(a.slice(0, start).join(""), "before");
  const after = shortened(a.slice(a.length - end).join(""), "after");
  const part = (words: readonly string[]): ChangedPart => ({
    before,
    changed: words.slice(start, words.length - end).join(""),
    after,
  });
  return [part(a), part(b)];
}

/** Words and the whitespace between them. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+|\s+/g) ?? [];

function shortened(text: string, side: "before" | "after"): string {
  if (text.length <= AROUND) return text;
  const cut = side === "before" ? text.slice(-AROUND).replace(/^\S*\s/, "") : text.slice(0, AROUND);
  return side === "before" ? `… ${cut}` : `${cut.replace(/\s\S*$/, "")} …`;
}
