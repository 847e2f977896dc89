/**
 * Half an hour of mixed load: `npm run bench -- soak [--minutes 30] [--jobs 100000] [--per-second 40] [--import 100000]`. Visitors and embeds ask
 * at a steady rate, first alone and then beside five writes a second; in the middle a file of jobs is imported. Prints each minute, and whether memory
 * stayed flat, the slowest hundredth within three times of what it is at rest, and every request was answered. Linux only. `BENCH_DATABASE_URL` or
 * `DATABASE_URL` names the database server.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { drop, withDatabase } from "../bad-days/database.ts";
import { Load } from "../bad-days/load.ts";
import { table } from "../bad-days/table.ts";
import { serve } from "../bulk/server.ts";
import { importFile, madeUpFile } from "../index-audit/made-up-file.ts";
import { showTime } from "../map/timing.ts";
import { loadJobs } from "../product/load-jobs.ts";
import { questionsOf } from "./questions.ts";
import { report, said, timesOf } from "./report.ts";
import { startWriters } from "./writers.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    jobs: { type: "string", default: "100000" },
    "per-second": { type: "string", default: "40" },
    import: { type: "string", default: "100000" },
  },
});
const positive = (text: string) => {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`"${text}" is no number above 0.`);
};
const minutes = positive(values.minutes);
const perSecond = positive(values["per-second"]);
const serverUrl = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
if (!serverUrl) throw new Error("BENCH_DATABASE_URL names the database server to use.");
process.env["ADDRESS_LIMITS"] = "1000";
process.env["TRUST_PROXY"] = "1";

const WRITES_PER_SECOND = 5;
const MINUTE_MS = 60_000;
/** Of the minutes, those without writes and import: what the others are compared with. */
const AT_REST = Math.max(1, Math.round(minutes / 10));
const MIDDLE = Math.round(minutes / 2);

console.log(
  `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
);
const { url } = await loadJobs(serverUrl, positive(values.jobs));
const folder = mkdtempSync(join(tmpdir(), "jobmap-bench-soak-"));
process.env["INDEX_DIR"] = join(folder, "index");
const served = await serve(url);
const rows: string[][] = [];
try {
  await withDatabase(url, async (database) => {
    const paths = await questionsOf(database);
    const file = join(folder, "made-up.csv");
    writeFileSync(file, await madeUpFile(database, positive(values.import)));
    // Compiles what is asked, and is not counted.
    const first = new Load({ perSecond, paths, target: () => served.url });
    await sleep(MINUTE_MS / 2);
    await first.stop();

    const load = new Load({ perSecond, paths, target: () => served.url });
    let writers: Awaited<ReturnType<typeof startWriters>> | undefined;
    let importing: Promise<string> | undefined;
    let isImporting = false;
    const memory: number[] = [];
    await served.loopDelay();
    for (let minute = 1; minute <= minutes; minute++) {
      if (minute === AT_REST + 1) writers = await startWriters(served.url, database, WRITES_PER_SECOND);
      if (minute === MIDDLE + 1) {
        isImporting = true;
        importing = importFile(url, file).finally(() => {
          isImporting = false;
        });
      }
      const from = load.answers.length;
      const wasImporting = isImporting;
      await sleep(MINUTE_MS);
      const { residentMb } = served.used();
      memory.push(residentMb);
      const row = [
        String(minute),
        minute <= AT_REST ? "at rest" : wasImporting ? "import" : "writes",
        ...timesOf(load.answers.slice(from)),
        showTime(await served.loopDelay()),
        `${residentMb.toFixed(0)} MB`,
        loadavg()[0]?.toFixed(1) ?? "?",
      ];
      rows.push(row);
      console.log(`  ${row.join("  ")}`);
    }
    await writers?.stop();
    await load.stop();
    const imported = await importing;
    console.log(
      `\n${table(["Minute", "Beside", "p50", "p99", "Failed", "Longest stop", "Memory", "Load"], rows)}`,
    );
    console.log(`\n${imported ?? "Nothing was imported."}\n`);
    report(load.answers, { atRest: AT_REST, middle: MIDDLE, memory });
    const refused = [...(writers?.refused ?? [])].map(([what, times]) => `${times} × ${what}`);
    console.log(
      `writes ${writers?.written ?? 0}, refused ${refused.join(", ") || "none"} (${said(refused.length === 0)})`,
    );
  });
} finally {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
  await drop(url);
}
process.exit(0);
