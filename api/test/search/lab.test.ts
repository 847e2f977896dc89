import { expect, it } from "vitest";
import { openDemoJobs } from "./demo-jobs.ts";
import { measure, searchOf, summarize } from "./lab/measure.ts";
import { SEARCHES } from "./lab/searches.ts";

/** Enough for every occupation to have some jobs. */
const JOBS = 12_000;

it("finds what people mean, best first: scores that may not fall", () => {
  const world = openDemoJobs(JOBS);
  const scores = measure(SEARCHES, searchOf(world), world);
  const { searches, ndcg, reciprocalRank, zeroResults } = summarize(scores);
  const worst = scores
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, 8)
    .map(({ text, ndcg: own }) => `${text} ${own.toFixed(2)}`)
    .join(", ");
  expect(searches).toBeGreaterThan(700);
  expect(ndcg, worst).toBeGreaterThanOrEqual(0.97);
  expect(reciprocalRank, worst).toBeGreaterThanOrEqual(0.98);
  expect(zeroResults, worst).toBe(0);
});
