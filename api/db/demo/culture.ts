import type { EmployerCulture } from "@jobmap/contract";
import { CULTURE_DIMENSIONS, MAX_SCORE, MIN_SCORE } from "@jobmap/contract/culture";
import type { Random } from "./prng.ts";

/** How a demo company says that it works. */
export interface DemoCulture {
  readonly answers: EmployerCulture;
  readonly daysAgo: number;
}

/** Two of three companies have answered, most of them everything; null for the others. */
export function drawCulture(random: Random): DemoCulture | null {
  if (!random.chance(2 / 3)) return null;
  const score = () =>
    random.chance(0.9) ? Math.min(MAX_SCORE, Math.max(MIN_SCORE, Math.round(random.normal(3.4, 1.1)))) : null;
  // The first statement always has an answer: a company that left all of them out would have said nothing.
  const answers = CULTURE_DIMENSIONS.map((dimension) => [
    dimension,
    { first: score() ?? MIN_SCORE, second: score() },
  ]);
  return { answers: Object.fromEntries(answers), daysAgo: random.int(3, 300) };
}
