/**
 * What a page and a search spend the processor's time on: `npm run bench -- profile [--jobs 20000] [--seconds 8] [--out docs/profiles]`. Prints
 * the share of each part, and draws flame graphs. Linux only; `BENCH_DATABASE_URL` or `DATABASE_URL` names the database server.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { QueryTypes } from "sequelize";
import { drop, withDatabase } from "../bad-days/database.ts";
import { table } from "../bad-days/table.ts";
import { serve } from "../bulk/server.ts";
import { loadJobs } from "../product/load-jobs.ts";
import { Visitor } from "../product/visitor.ts";
import { callTree, partsOf } from "./call-tree.ts";
import { flameGraph } from "./flame-graph.ts";

const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: "20000" },
    seconds: { type: "string", default: "8" },
    out: { type: "string", default: "docs/profiles" },
  },
});
const seconds = Number(values.seconds);
const serverUrl = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
if (!serverUrl) throw new Error("BENCH_DATABASE_URL names the database server to use.");
process.env["ADDRESS_LIMITS"] = "1000";

const { url } = await loadJobs(serverUrl, Number(values.jobs));
const ids = await withDatabase(url, (database) =>
  database.query<{ id: number }>("SELECT id FROM jobs WHERE status = 'PUBLISHED'", {
    type: QueryTypes.SELECT,
  }),
);
const WORDS = [
  "nurse",
  "driver",
  "cook",
  "teacher",
  "welder",
  "electrician",
  "night shift",
  "rn near Denver",
];
const SEARCH = "/api/v1/user/job/list?limit=20&purpose=page&search=";
const PROFILES = [
  { name: "page", title: "GET /job/{id}, each for the first time", paths: ids.map(({ id }) => `/job/${id}`) },
  {
    name: "search",
    title: "GET user/job/list with a word",
    paths: WORDS.map((word) => SEARCH + encodeURIComponent(word)),
  },
];
const served = await serve(url);
const visitor = new Visitor(served.url);
mkdirSync(values.out, { recursive: true });
try {
  for (const { name, title, paths } of PROFILES) {
    // What is compiled once is no part of it.
    const first = paths.splice(0, paths.length >> 1);
    await visitor.askFor(first, seconds / 2);
    let asked = 0;
    const profile = await served.profile(async () => {
      asked = (await visitor.askFor(paths, seconds)).length;
    });
    const root = callTree(profile);
    writeFileSync(join(values.out, `${name}.svg`), flameGraph(root, title));
    const share = (us: number) => `${((us / root.totalUs) * 100).toFixed(1)} %`;
    console.log(
      `\n${title}: ${(root.totalUs / asked / 1_000).toFixed(2)} ms of processor time each, ${asked} times`,
    );
    const parts = partsOf(root).filter(([, us]) => us / root.totalUs >= 0.01);
    console.log(
      table(
        ["Part", "Share", "µs each"],
        parts.map(([part, us]) => [part, share(us), (us / asked).toFixed(0)]),
      ),
    );
  }
} finally {
  visitor.close();
  await served.stop();
  await drop(url);
}
process.exit(0);
