/**
 * The map index against what else there is, in one run: `npm run bench -- map [--jobs 1000000] [--quick] [--no-database]`.
 * `BENCH_DATABASE_URL` or `DATABASE_URL` names a MariaDB; without one a private server is started.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { measureAreas } from "./measure-areas.ts";
import { measureDatabase } from "./measure-database.ts";
import { type HttpFigures, measureHttp } from "./measure-http.ts";
import { measureIndex } from "./measure-index.ts";
import { measureSupercluster } from "./measure-supercluster.ts";
import { measureUpdates } from "./measure-updates.ts";
import { measureWire } from "./measure-wire.ts";
import { report } from "./report.ts";
import type { Setting } from "./setting.ts";

const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: "1000000" },
    quick: { type: "boolean", default: false },
    "no-database": { type: "boolean", default: false },
  },
});
const setting: Setting = {
  jobs: values.quick ? 50_000 : Number(values.jobs),
  queries: values.quick ? 40 : 200,
  updates: values.quick ? 50_000 : 1_000_000,
  zooms: [3, 6, 9, 12, 14],
  rounds: 5,
  progress: (text) => process.stderr.write(`${text}\n`),
};
if (!Number.isInteger(setting.jobs) || setting.jobs < 1_000)
  throw new Error("--jobs must be a whole number from 1000.");

const index = await measureIndex(setting);
const wire = measureWire(setting, index.index, index.places);
const areas = measureAreas(setting, index.index, index.places);
const updates = await measureUpdates(setting);
await index.index.close();
const supercluster = measureSupercluster(setting, index.places);
let http: HttpFigures | null = null;
const database = values["no-database"]
  ? null
  : await measureDatabase(setting, index.index, index.places, async (url) => {
      http = await measureHttp(setting, index.places, url);
    });
http ??= await measureHttp(setting, index.places, null);
console.log(`${cpus()[0]?.model ?? "unknown processor"} × ${cpus().length}, Node ${process.versions.node}`);
console.log(report(setting, { index, wire, areas, updates, supercluster, database, http }));
