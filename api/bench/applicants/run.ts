/**
 * An employer's lists with many applications: `npm run bench -- applicants [--applications 20000] [--jobs 200] [--rounds 30]`. Asks for
 * each list and filter, the dashboard and the search, previews and makes a move of all of them, and says the 95th percentile of each.
 * `BENCH_DATABASE_URL` names the database server to use.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { DAY_MS } from "@jobmap/contract/limits";
import { prepareDatabase } from "../../db/prepare.ts";
import { openDatabase } from "../../src/database.ts";
import { buildCompany, buildEmployer } from "../../test/support/build.ts";
import { recreateDatabase } from "../../test/support/recreate-database.ts";
import { type SignedIn, startTestServer } from "../../test/support/server.ts";
import { percentile, showTime } from "../map/timing.ts";
import { insertApplicants } from "./insert-applicants.ts";

const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "20000" },
    jobs: { type: "string", default: "200" },
    rounds: { type: "string", default: "30" },
  },
});
const [applications, jobs, rounds] = [values.applications, values.jobs, values.rounds].map(Number);
if (!applications || !jobs || !rounds) throw new Error("--applications, --jobs and --rounds are numbers.");

const named = process.env["BENCH_DATABASE_URL"];
if (!named) throw new Error("BENCH_DATABASE_URL names the database server to use.");
const url = await recreateDatabase(named, "jobmap_applicants_test");
const database = openDatabase({ url, poolSize: 10 });
await prepareDatabase(database, { url, say: () => {} }, { demoJobs: 0, now: new Date() });
const server = await startTestServer(database, url, { settings: { ACCOUNT_LIMITS: "1000" } });
try {
  const company = await buildCompany();
  const boss = await server.signIn(await buildEmployer({}, company));
  const [first] = await insertApplicants(database, { companyId: company.id, applications, jobs });
  for (const [name, query] of Object.entries({
    "newest first": "",
    "by name, page 40": "sort=name&order=ascending&page=40&limit=50",
    "by rating": "sort=rating",
    "one job": `job_id=${first}`,
    "a stage and a rating": "status=APPLIED,VIEWED&rating=3",
    "a part of a name": "search=marsh",
    "from embeds, flagged": "source=embed&knockout=true",
    "since a day": `applied_from=${new Date(Date.now() - 10 * DAY_MS).toISOString()}`,
    "an answer of one job": `job_id=${first}&question_id=1&answer=tug`,
  }))
    await measure(name, () => ask(boss, `employer/job/applicants-list?${query}`));
  for (const by of ["job", "source", "embed", "day"])
    await measure(`dashboard by ${by}`, () => ask(boss, `employer/funnel?by=${by}&days=90`));
  for (const q of ["marsh", "ada marsh applicant-1", "nobody of this name"])
    await measure(`search: ${q}`, () => ask(boss, `employer/search?q=${encodeURIComponent(q)}`));
  await measure("the review's queue", () => ask(boss, "employer/applicants/queue"));
  const all = { filter: {}, up_to: 4_294_967_295 };
  const preview = { selection: all, action: "reject" };
  await measure("preview of all", () =>
    boss.ok("POST employer/applicants/preview", "employer/applicants/preview", preview),
  );
  const began = performance.now();
  const { id } = await boss.ok("POST employer/applicants/move", "employer/applicants/move", {
    ...preview,
    key: randomUUID(),
  });
  console.log(`${"a move of all, answered".padEnd(28)} ${showTime(performance.now() - began)}`);
  await server.workers.moves.drain();
  console.log(`${"all moved".padEnd(28)} ${showTime(performance.now() - began)}`);
  const undo = performance.now();
  await boss.ok("POST employer/applicants/undo", "employer/applicants/undo", { id });
  await server.workers.moves.drain();
  console.log(`${"all taken back".padEnd(28)} ${showTime(performance.now() - undo)}`);
} finally {
  await server.close();
  await database.close();
}

async function ask(boss: SignedIn, path: string): Promise<void> {
  const reply = await boss.request("GET", `/api/v1/${path}`);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function measure(name: string, once: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < (rounds ?? 1); round++) {
    const began = performance.now();
    await once();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`${name.padEnd(28)} median ${showTime(half)}, 95 % ${showTime(most)}`);
}
