import type { Answer } from "./engine.ts";

/** How the answers of an engine are to those of the first that gave some, query by query. */
export interface Comparison {
  /** Queries whose answers could be compared, and of these the ones that differ. */
  readonly compared: number;
  readonly different: number;
  /** Share of the jobs at the top that both have; null where neither has an order. */
  readonly overlap: number | null;
}

export function compare(answers: readonly Answer[], references: readonly Answer[]): Comparison {
  let [compared, different] = [0, 0];
  const shares: number[] = [];
  for (const [i, { exact, top }] of answers.entries()) {
    const reference = references[i];
    if (exact !== undefined && reference?.exact !== undefined) {
      compared++;
      if (exact !== reference.exact) different++;
    }
    if (top !== undefined && reference?.top !== undefined && reference.top.length > 0)
      shares.push(reference.top.filter((id) => top.includes(id)).length / reference.top.length);
  }
  const overlap = shares.length === 0 ? null : shares.reduce((sum, share) => sum + share) / shares.length;
  return { compared, different, overlap };
}
