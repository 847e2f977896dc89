import { type Candidate, isTown } from "./name-style.ts";

/** Returns the name of the town that a circle on the screen represents; position in pixels of the map's element. */
export type TownNear = (x: number, y: number, radius: number) => string | undefined;

/** Around a circle, its largest town; further than that, in pixels, no name is of any help. */
const AROUND = 24;
const FURTHEST = 90;

/** @param margin pixels by which the candidates' canvas reaches beyond the element */
export function townNear(names: readonly Candidate[], margin: number): TownNear {
  const towns = names.filter(isTown);
  return (x, y, radius) => {
    let best: Candidate | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const town of towns) {
      const away = Math.hypot(town.x - margin - x, town.y - margin - y) - radius;
      // Within reach the largest, and otherwise the nearest.
      const score = away <= AROUND ? town.rank : -away;
      if (away > FURTHEST || score <= bestScore) continue;
      [best, bestScore] = [town, score];
    }
    return best?.text;
  };
}
