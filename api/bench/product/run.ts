/**
 * The whole product at a million jobs: `npm run bench -- product [--jobs 1000000] [--quick] [--seconds 5]`. It loads the jobs, starts the
 * server on loopback and prints what was measured beside what is to be reached. `--quick` is 20,000 jobs and a second for each measurement. `--keep`
 * leaves the database there, and `--database NAME` measures one that is. Linux only. `BENCH_DATABASE_URL` or `DATABASE_URL` names the database server.
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { QueryTypes } from "sequelize";
import { drop, withDatabase } from "../bad-days/database.ts";
import { table } from "../bad-days/table.ts";
import { measureAnswers } from "./answers.ts";
import { openBaseline } from "./baseline.ts";
import { measureLargestCompany } from "./largest-company.ts";
import { loadJobs } from "./load-jobs.ts";
import type { Measured } from "./measured.ts";
import { measureMixedLoad } from "./mixed-load.ts";
import { measurePages } from "./pages.ts";
import { untilAtRest } from "./rest.ts";
import { readyAfterKill } from "./starts.ts";
import { measureThreads } from "./threads.ts";

const { values } = parseArgs({
  options: {
    jobs: { type: "string" },
    quick: { type: "boolean", default: false },
    /** For each measurement, at most. */
    seconds: { type: "string" },
    keep: { type: "boolean", default: false },
    database: { type: "string" },
  },
});
const RESIDENT_MB = 900;

const positive = (text: string) => {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`"${text}" is no number above 0.`);
};
const jobs = positive(values.jobs ?? (values.quick ? "20000" : "1000000"));
const seconds = positive(values.seconds ?? (values.quick ? "1" : "5"));
const serverUrl = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
if (!serverUrl) throw new Error("BENCH_DATABASE_URL names the database server to use.");
process.env["ADDRESS_LIMITS"] = "1000";

const load = () => loadavg()[0]?.toFixed(1) ?? "?";
console.log(
  `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}, load ${load()}`,
);
/** A page that everybody may see. */
const somePage = (url: string) =>
  withDatabase(url, async (database) => {
    const [job] = await database.query<{ id: number }>(
      "SELECT id FROM jobs WHERE status = 'PUBLISHED' ORDER BY id DESC LIMIT 1",
      { type: QueryTypes.SELECT },
    );
    return `/job/${job?.id}`;
  });
const rows: Measured[] = [];
const note = (...measured: readonly Measured[]) => {
  rows.push(...measured);
  for (const { what, measured: value } of measured) console.log(`  ${what}: ${value}`);
};

const loaded =
  values.database === undefined
    ? await loadJobs(serverUrl, jobs)
    : { url: new URL(values.database, serverUrl).href, measured: [] };
const baseline = await openBaseline(loaded.url);
try {
  note(...loaded.measured);
  const started = await readyAfterKill(loaded.url, note);
  try {
    note(await untilAtRest(started.served));
    const setting = { ...started, databaseUrl: loaded.url, baseline, seconds };
    for (const measure of [measureAnswers, measureLargestCompany, measurePages, measureMixedLoad])
      note(...(await measure(setting)));
    const { residentMb } = started.served.used();
    note({
      what: "resident memory",
      measured: `${residentMb.toFixed(0)} MB`,
      target: `≤ ${RESIDENT_MB} MB, ${residentMb <= RESIDENT_MB ? "met" : "**not met**"}`,
    });
  } finally {
    await started.served.stop();
  }
  note(...(await measureThreads(loaded.url, await somePage(loaded.url), seconds)));
} finally {
  await baseline.close();
  if (values.database !== undefined || values.keep)
    console.log(`The database is still there: ${values.database ?? loaded.url}`);
  else await drop(loaded.url);
}
console.log(
  `\n${table(
    ["What", "Measured", "Target", "Baseline of this run"],
    rows.map(({ what, measured, target = "", baseline: beside = "" }) => [what, measured, target, beside]),
  )}\n\nload ${load()} at the end`,
);
process.exit(0);
