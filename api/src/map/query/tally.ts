import { hasBit } from "../core/bits.ts";
import type { Entries } from "../store/entries.ts";

/** Jobs that have one concept, and of these those that have another. */
export interface Tally {
  readonly key: string;
  readonly jobs: number;
  /** Jobs by key of the other concept, without those that too few have. */
  readonly of: ReadonlyMap<string, number>;
}

/** Concepts that are counted in one step. */
const STEP = 50;

/**
 * Counts jobs by pairs of concepts, such as place and occupation, in steps: the caller decides how many it takes at a time.
 * @param least jobs of a pair or a concept that are worth telling
 */
export function* tallyConcepts(
  entries: Entries,
  isFirst: (key: string) => boolean,
  isSecond: (key: string) => boolean,
  least: number,
): Generator<undefined, Tally[]> {
  const concepts = [...entries.vocabulary.terms.entries("concept")].flatMap(([key, term]) =>
    typeof key === "string" ? [{ key, term }] : [],
  );
  const firsts = concepts.filter(({ key }) => isFirst(key));
  const seconds = concepts.filter(({ key }) => isSecond(key));
  const end = entries.deltaEnd;
  const jobs = new Uint32Array(firsts.length);
  // Which of the first concepts each job has: a piece of `held` for each entry, which ends at `ends`.
  const starts = new Uint32Array(end + 1);
  for (const [i, { term }] of firsts.entries()) {
    eachJob(entries, term, end, (position) => {
      starts[position + 1]!++;
      jobs[i]!++;
    });
    if (i % STEP === 0) yield;
  }
  for (let position = 0; position < end; position++) starts[position + 1]! += starts[position]!;
  const ends = starts.slice();
  const held = new Uint32Array(starts[end] ?? 0);
  for (const [i, { term }] of firsts.entries()) {
    eachJob(entries, term, end, (position) => {
      // A job that came in between has no room.
      if (ends[position]! < starts[position + 1]!) held[ends[position]!++] = i;
    });
    if (i % STEP === 0) yield;
  }
  const pairs = firsts.map(() => new Map<string, number>());
  const counts = new Uint32Array(firsts.length);
  for (const { key, term } of seconds) {
    eachJob(entries, term, end, (position) => {
      for (let at = starts[position]!; at < ends[position]!; at++) counts[held[at]!]!++;
    });
    for (let i = 0; i < counts.length; i++) if (counts[i]! >= least) pairs[i]!.set(key, counts[i]!);
    counts.fill(0);
    yield;
  }
  return firsts.flatMap(({ key }, i) => (jobs[i]! >= least ? [{ key, jobs: jobs[i]!, of: pairs[i]! }] : []));
}

/** Calls `meet` with the first entry of each live job that has a term, below `end`. */
function eachJob(entries: Entries, term: number, end: number, meet: (position: number) => void): void {
  const { first, live } = entries.store;
  const bitmap = entries.sets.bitmap(term);
  if (bitmap === null) {
    for (const list of entries.sets.lists(term))
      for (const position of list)
        if (position < end && hasBit(first, position) && hasBit(live, position)) meet(position);
    return;
  }
  for (let word = 0; word << 5 < end; word++)
    for (let rest = bitmap[word]! & first[word]! & live[word]!; rest !== 0; rest &= rest - 1) {
      const position = (word << 5) + (31 - Math.clz32(rest & -rest));
      if (position < end) meet(position);
    }
}
