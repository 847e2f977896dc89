import { expect, it } from "vitest";
import { runIndexModel } from "./index-model/index-model.ts";

/** Twenty seconds of computing, and many times that on a machine with other work, in milliseconds. */
const TIMEOUT = 900_000;

/** `npm run bench -- index-model` takes a million steps, or those of another seed. */
it(
  "the index agrees with a naive reference through 100,000 changes, compactions and queries",
  async () => {
    const coverage = await runIndexModel({ seed: 20_261_122, steps: 100_000 });
    expect(coverage.questions).toBeGreaterThan(35_000);
    expect(coverage.compactions).toBeGreaterThan(1_000);
    // Compacts were overtaken by changes at every length that the last word of a bitmap can have.
    expect(coverage.overtaken.size).toBe(32);
  },
  TIMEOUT,
);
