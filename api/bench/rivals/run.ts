/**
 * The map index and its search beside other engines, on the same jobs, with answers compared:
 * `npm run bench -- rivals [--jobs 20000] [--engines SQLite,DuckDB]`.
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { NotAvailable } from "./engine.ts";
import { EngineClient } from "./engine-client.ts";
import { ENGINES, OURS } from "./engines.ts";
import { measure } from "./measure.ts";
import type { Weight } from "./messages.ts";
import { installPackages } from "./packages.ts";
import { type Asked, answerTable, hasDifferences, loadTable, timeTable } from "./report.ts";

const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: "20000" },
    engines: { type: "string", default: [...ENGINES.keys()].join() },
  },
});
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1_000 || jobs > 1_000_000)
  throw new Error("--jobs must be a whole number from 1,000 to 1,000,000.");
const chosen = new Set([OURS, ...values.engines.split(",")]);
const unknown = [...chosen].filter((name) => !ENGINES.has(name));
if (unknown.length > 0)
  throw new Error(`--engines knows ${[...ENGINES.keys()].join(", ")}, not ${unknown.join(", ")}.`);

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const failure = await installPackages(say);
if (failure !== undefined) say(failure);

const engines: EngineClient[] = [];
const missing: string[] = [];
try {
  for (const name of ENGINES.keys()) {
    if (!chosen.has(name)) continue;
    say(`${name}: loading ${jobs.toLocaleString("en-US")} jobs`);
    try {
      engines.push(await EngineClient.start(name, jobs));
    } catch (error) {
      if (!(error instanceof NotAvailable) || name === OURS) throw error;
      missing.push(`${name} is left out: ${error.message}.`);
      say(missing.at(-1) ?? "");
    }
  }
  const asked: Asked[] = [];
  for (const [i, { title, queries }] of (engines[0]?.loaded.questions ?? []).entries()) {
    say(title);
    asked.push({ title, queries, measured: await measure(engines, i) });
  }
  const weights: Weight[] = [];
  for (const engine of engines) weights.push(await engine.weigh());
  console.log(
    [
      `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
      `## ${jobs.toLocaleString("en-US")} jobs`,
      timeTable(
        engines.map(({ name }) => name),
        asked,
      ),
      answerTable(asked),
      loadTable(engines, weights),
      ...missing,
    ].join("\n\n"),
  );
  if (hasDifferences(asked)) process.exitCode = 1;
} finally {
  for (const engine of engines) await engine.stop();
}
