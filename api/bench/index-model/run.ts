/**
 * The model of the map index, longer than `npm test` runs it: `npm run bench -- index-model [--steps 1000000] [--seed 1]`.
 * Without a seed each run takes other steps; a failure names its seed and its step.
 */
import { parseArgs } from "node:util";
import { runIndexModel } from "../../test/map/index-model/index-model.ts";

const { values } = parseArgs({
  options: {
    steps: { type: "string", default: "1000000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const [steps, seed] = [Number(values.steps), Number(values.seed)];
if (!Number.isInteger(steps) || steps < 1) throw new Error("--steps must be a whole number from 1.");
if (!Number.isInteger(seed) || seed < 0) throw new Error("--seed must be a whole number from 0.");

const started = performance.now();
const coverage = await runIndexModel({
  steps,
  seed,
  progress: (taken) => {
    if (taken % 60_000 === 0) console.error(`${taken.toLocaleString("en-US")} steps`);
  },
});
console.log(
  `Seed ${seed}: ${steps.toLocaleString("en-US")} steps on ${coverage.indexes.toLocaleString("en-US")} indexes with ` +
    `${coverage.questions.toLocaleString("en-US")} questions and ${coverage.compactions.toLocaleString("en-US")} merges, ` +
    `every answer as the reference's, in ${((performance.now() - started) / 1_000).toFixed(1)} s.`,
);
