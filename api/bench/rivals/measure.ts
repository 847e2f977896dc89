import { type Comparison, compare } from "./compare.ts";
import type { Answer } from "./engine.ts";
import type { EngineClient } from "./engine-client.ts";

export interface Measured {
  readonly engine: string;
  /** Milliseconds of each query at its best, in the order of the queries: those of the first rounds that its time allowed. */
  readonly times: readonly number[];
  /** With the first engine that answers comparably; null for that one. */
  readonly comparison: Comparison | null;
}

const ROUNDS = 5;
/** Milliseconds for an engine and a question, all rounds together. */
const BUDGET = 15_000;
/** A round that takes so many times the one before is ended: other work has come up. */
const MAX_SLOWER = 4;

/**
 * Asks a question of all engines in turn, round after round, and takes the best time of each query: whatever else the machine does then
 * disturbs all of them alike. A slow engine answers the first queries only, and fewer rounds.
 */
export async function measure(engines: readonly EngineClient[], question: number): Promise<Measured[]> {
  const asked = engines
    .filter(({ loaded }) => loaded.questions[question]?.isAnswered)
    .map((engine) => ({ engine, best: [] as number[], answers: [] as Answer[], left: BUDGET }));
  for (let round = 0; round < ROUNDS; round++)
    for (const each of asked) {
      const limit = round === 0 ? (each.engine.loaded.questions[question]?.queries ?? 0) : each.best.length;
      const spent = each.best.reduce((sum, time) => sum + time, 0);
      // Once more in any case: the first time, code is compiled and caches are cold.
      if (round > 1 && spent > each.left) continue;
      const budget = round === 0 ? BUDGET / 2 : spent * MAX_SLOWER;
      const { times, answers } = await each.engine.ask({ ask: question, limit, round, budget });
      each.left -= times.reduce((sum, time) => sum + time, 0);
      if (round === 0) each.answers = answers;
      each.best = times
        .map((time, i) => Math.min(time, each.best[i] ?? time))
        .concat(each.best.slice(times.length));
    }
  const references: Answer[] = [];
  return asked.map(({ engine, best, answers }) => {
    const comparison = compare(answers, references);
    const isFirst = comparison.compared === 0 && comparison.overlap === null;
    for (const [i, answer] of answers.entries()) references[i] = { ...answer, ...references[i] };
    return { engine: engine.name, times: best, comparison: isFirst ? null : comparison };
  });
}
