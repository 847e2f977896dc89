/**
 * What happens to the product on a bad day, at true size: `npm run bench -- bad-days [PART …]`. The parts are starts, upgrades, stops,
 * outage and clock; all of them take a quarter of an hour. `BENCH_DATABASE_URL` or `DATABASE_URL` names the database server.
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { wrongClock } from "./clock.ts";
import { outageUnderLoad } from "./outage.ts";
import { firstStarts, upgrades } from "./starts.ts";
import { stopsUnderLoad } from "./stops.ts";
import { table } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of starts and of upgrades each. */
    tries: { type: "string", default: "25" },
    stops: { type: "string", default: "20" },
    "per-second": { type: "string", default: "200" },
    /** How long the database is unavailable, and how long a wrong clock is watched. */
    seconds: { type: "string", default: "60" },
    days: { type: "string", default: "40" },
    /** Path of libfaketime.so.1, for a clock that is wrong for all of a process and not its JavaScript alone. */
    faketime: { type: "string" },
  },
});
const number = (text: string) => {
  const parsed = Number(text);
  if (Number.isFinite(parsed) && parsed > 0) return parsed;
  throw new Error(`"${text}" is no number above 0.`);
};
const serverUrl = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"] ?? "";
if (!serverUrl) throw new Error("BENCH_DATABASE_URL names the database server to use.");
const say = (text: string) => void process.stdout.write(`${text}\n`);
const perSecond = number(values["per-second"]);
const seconds = number(values.seconds);

interface Report {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly note: string;
}
const starts = { serverUrl, tries: number(values.tries), say };
const PARTS: Readonly<Record<string, () => Promise<Report>>> = {
  starts: () => firstStarts(starts),
  upgrades: () => upgrades(starts),
  stops: () => stopsUnderLoad({ serverUrl, stops: number(values.stops), perSecond, say }),
  outage: () => outageUnderLoad({ serverUrl, seconds, perSecond, say }),
  clock: () => wrongClock({ serverUrl, days: number(values.days), seconds, faketime: values.faketime, say }),
};

say(`${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}`);
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part "${name}": choose from ${Object.keys(PARTS).join(", ")}.`);
  const before = loadavg()[0] ?? 0;
  say(`\n## ${name}\n`);
  const { head, rows, note } = await part();
  const load = `load ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  say(`\n${table(head, rows)}\n\n${note}; ${load}`);
}
process.exit(0);
