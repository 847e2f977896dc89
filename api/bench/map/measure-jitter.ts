import { percentile } from "./timing.ts";

/** 99th percentile by median of the times of one thing done again and again. */
export interface Jitter {
  readonly ours: number;
  /** The same of plain arithmetic that takes as long, done in turn with ours: what the machine adds to whatever runs. */
  readonly machine: number;
}

const TIMES = 2_000;
/** Rounds in which arithmetic is found that takes as long, and runs of each. */
const ROUNDS = 8;
const RUNS = 200;

/** Runs something 2,000 times, each time counted. It was run often enough before to be compiled. */
export function measureJitter(run: () => unknown): Jitter {
  const numbers = new Float64Array(512);
  let steps = 1_000;
  const calculate = (): void => {
    for (let i = 0; i < steps; i++) numbers[i & 511] = (numbers[(i * 7) & 511] ?? 0) * 0.5 + i;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, machine] = inTurn(RUNS, run, calculate);
    steps = Math.max(100, Math.round((steps * percentile(ours, 0.5)) / percentile(machine, 0.5)));
  }
  const [ours, machine] = inTurn(TIMES, run, calculate);
  return {
    ours: percentile(ours, 0.99) / percentile(ours, 0.5),
    machine: percentile(machine, 0.99) / percentile(machine, 0.5),
  };
}

/** The times of two things, ascending. */
function inTurn(runs: number, one: () => unknown, other: () => unknown): [number[], number[]] {
  const [ones, others] = [new Float64Array(runs), new Float64Array(runs)];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    one();
    const middle = performance.now();
    other();
    ones[i] = middle - start;
    others[i] = performance.now() - middle;
  }
  return [[...ones.sort()], [...others.sort()]];
}
