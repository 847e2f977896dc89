/**
 * The map index at ten times the jobs: `npm run bench -- ten-times [--jobs 1000000]`. It measures an index of that many jobs and one of ten
 * times as many, each in a process of its own: memory, how long questions take, and how long a start from a saved file takes.
 */
import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { showBytes, showTime } from "../map/timing.ts";
import { Figures } from "./figures.ts";

const { values } = parseArgs({ options: { jobs: { type: "string", default: "1000000" } } });
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1_000) throw new Error("--jobs must be a whole number from 1000.");

const WHOLE = 10_000_000;
const MEMORY_BYTES = 1.4e9;
const START_MS = 20_000;
const TIMES = 2;

const one = measure(jobs);
const ten = measure(10 * jobs);
const isWhole = 10 * jobs === WHOLE;

const target = (limit: string, isMet: boolean) => `≤ ${limit}, ${isMet ? "met" : "**not met**"}`;
const rows: (readonly [what: string, one: string, ten: string, target: string])[] = [
  [
    "memory of the index",
    showBytes(one.bytes),
    showBytes(ten.bytes),
    isWhole ? target("1.4 GB", ten.bytes <= MEMORY_BYTES) : "",
  ],
  ["of that columns, lists and bitmaps", showBytes(one.columnBytes), showBytes(ten.columnBytes), ""],
  ...ten.questions.map(({ what, p50Ms }) => {
    const before = one.questions.find((question) => question.what === what)?.p50Ms ?? Number.NaN;
    const ratio = p50Ms / before;
    return [
      `${what}, p50`,
      showTime(before),
      `${showTime(p50Ms)} (× ${ratio.toFixed(1)})`,
      target(`× ${TIMES}`, ratio <= TIMES),
    ] as const;
  }),
  ["making the index of rows", showTime(one.makingMs), showTime(ten.makingMs), ""],
  ["the saved file", showBytes(one.fileBytes), showBytes(ten.fileBytes), ""],
  ["saving it, in another thread", showTime(one.savingMs), showTime(ten.savingMs), ""],
  [
    "a start from it",
    showTime(one.startMs),
    showTime(ten.startMs),
    isWhole ? target("20 s", ten.startMs <= START_MS) : "",
  ],
  ["resident memory after that start", showBytes(one.startedBytes), showBytes(ten.startedBytes), ""],
];
const count = (number: number) => number.toLocaleString("en-US");
console.log(
  `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(`| | ${count(jobs)} jobs | ${count(10 * jobs)} jobs | To reach |\n|---|---|---|---|`);
for (const row of rows) console.log(`| ${row.join(" | ")} |`);

/** Measured in a process of its own, so that its memory is that of one index. */
function measure(size: number): Figures {
  const file = fileURLToPath(new URL("measure.ts", import.meta.url));
  const output = execFileSync(process.execPath, ["--max-old-space-size=16000", file, String(size)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return Figures.parse(JSON.parse(output));
}
