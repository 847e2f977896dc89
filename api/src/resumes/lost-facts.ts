import { clean, type Fact } from "./facts.ts";

/** What a resume says and a reader does not get; `read` are the words that come closest, null where nothing is like it. */
export interface Difference extends Fact {
  readonly read: string | null;
}

/** Below this share of common pairs of letters, two lines have nothing to do with each other. */
const ALIKE = 0.5;

/** The facts that do not come back as whole lines of a text; each line counts once. */
export function lostFacts<F extends Fact>(facts: readonly F[], text: string): F[] {
  const lines = linesOf(text);
  const tight = lines.map(squeezed);
  const starts = new Map<string, number[]>();
  for (const [at, line] of tight.entries()) {
    const start = line.slice(0, 1);
    starts.set(start, [...(starts.get(start) ?? []), at]);
  }
  const free = lines.map(() => true);
  /** Where a fact stands: lines that together say it and nothing else. */
  const find = (fact: string): [number, number] | undefined => {
    const whole = squeezed(fact);
    for (const from of starts.get(whole.slice(0, 1)) ?? []) {
      let said = "";
      for (let to = from; to < lines.length && free[to] && said.length < whole.length; to += 1) {
        // Where a line ends, a space may be lost, or none have been; within a line each one counts.
        if (!fact.includes(lines[to] ?? "")) break;
        said += tight[to];
        if (said === whole) return [from, to + 1];
      }
    }
    return undefined;
  };
  // Long ones first: a short fact could be the last line of a long one.
  const lost = new Set(
    [...facts]
      .sort((a, b) => b.text.length - a.text.length)
      .filter(({ text: said }) => {
        const found = find(said);
        if (found) free.fill(false, found[0], found[1]);
        return !found;
      }),
  );
  return facts.filter((fact) => lost.has(fact));
}

/** Each lost fact with what stands there instead. */
export function differencesOf(lost: readonly Fact[], text: string): Difference[] {
  const lines = linesOf(text).map((line) => ({ line, pairs: pairsOf(line) }));
  return lost.map(({ field, text: said }) => {
    const own = pairsOf(said);
    const within = lines.find(({ line }) => squeezed(line).includes(squeezed(said)));
    if (within) return { field, text: said, read: within.line };
    let [read, best]: [string | null, number] = [null, ALIKE];
    for (const { line, pairs } of lines) {
      const alike = likeness(own, pairs);
      if (alike > best) [read, best] = [line, alike];
    }
    return { field, text: said, read };
  });
}

const linesOf = (text: string) =>
  text
    .split(/[\n\f]/)
    .map(clean)
    .filter(Boolean);

const squeezed = (text: string) => text.replace(/\s/g, "");

function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...text.toLowerCase()].filter((letter) => letter.trim() !== "");
  return new Set(letters.map((letter, at) => letter + (letters[at + 1] ?? "")));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const pair of small) if (large.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size || 1);
}
