/**
 * A file of jobs from upload to drafts, the same file again, and a file whose server is killed on the way:
 * `npm run bench -- bulk [--rows 10000] [--kills 20] [--file jobs.xlsx]`. Linux only. `BENCH_DATABASE_URL` or `DATABASE_URL` names the database server.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BulkUpload, okReply } from "@jobmap/contract";
import type { Sequelize } from "sequelize";
import { z } from "zod";
import { defineModels } from "../../src/models/index.ts";
import { buildEmployer, buildSession } from "../../test/support/build.ts";
import { withDatabase } from "../bad-days/database.ts";
import { servedDatabase } from "../bad-days/production.ts";
import { workKilled } from "./kills.ts";
import { makeFile } from "./make-file.ts";
import { type Served, serve } from "./server.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "10000" },
    kills: { type: "string", default: "20" },
    file: { type: "string" },
  },
});
const serverUrl = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
if (!serverUrl) throw new Error("BENCH_DATABASE_URL names the database server to use.");

const ASKS_EVERY_MS = 50;
const KEYS = [
  "state",
  "created",
  "changed",
  "same",
  "refused",
] as const satisfies readonly (keyof BulkUpload)[];
const pick = (upload: Record<string, unknown>) => Object.fromEntries(KEYS.map((key) => [key, upload[key]]));

const url = await servedDatabase(serverUrl, 3_000);
const signIn = (database: Sequelize) => {
  defineModels(database);
  return buildEmployer().then(buildSession);
};
const token = await withDatabase(url, signIn);
const file = values.file === undefined ? makeFile(Number(values.rows)) : readFileSync(values.file);
console.log(`${values.file ?? `${values.rows} rows`}: ${(file.length / 1024 / 1024).toFixed(1)} MB`);

const served = await serve(url);
try {
  console.log(`at rest: ${served.used().peakMb.toFixed(0)} MB`);
  await work(served, "first time");
  await work(served, "the same file again");
} finally {
  await served.stop();
}
const [rows, kills] = [Number(values.rows), Number(values.kills)];
if (kills > 0)
  await withDatabase(url, async (database) =>
    workKilled({ databaseUrl: url, database, token: await signIn(database) }, { rows, kills }),
  );

async function work({ url: base, used, loopDelay }: Served, name: string): Promise<void> {
  const api = `${base}/api/v1/employer/job/`;
  const headers = { Authorization: `Bearer ${token}` };
  const Upload = okReply(z.object({ id: z.int(), state: z.string(), rows: z.int(), faulty: z.int() }));
  const send = async (path: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(api + path, {
      method: "POST",
      headers: isForm ? headers : { ...headers, "Content-Type": "application/json" },
      body: isForm ? body : JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(reply).slice(0, 400)}`);
    return Upload.parse(reply).data;
  };
  const List = okReply(z.object({ items: z.array(z.looseObject({ state: z.string() })) }));
  const until = async (id: number, state: string) => {
    for (;;) {
      const reply: unknown = await (await fetch(`${api}get-job-bulk-list?limit=5`, { headers })).json();
      const upload = List.parse(reply).data.items.find((item) => item["id"] === id);
      if (upload && upload.state !== state) return upload;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const before = used();
  await loopDelay();
  const watch = watchOthers(base);
  const started = performance.now();
  const marks: [string, number][] = [];
  const mark = (what: string) => marks.push([what, performance.now()]);
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]), "jobs.xlsx");
  form.set("file_name", "jobs.xlsx");
  const { id, rows } = await send("job-bulk-upload-new", form);
  mark("uploaded");
  await send("bulk-check", { id, columns: [] });
  const checked = await until(id, "VALIDATING");
  mark("checked");
  const plan: unknown = await (await fetch(`${api}bulk-plan?id=${id}`, { headers })).json();
  mark("dry run");
  await send("bulk-start", { id });
  const done = await until(id, "PROCESSING");
  mark("worked through");
  const waits = await watch.stop();
  const held = await loopDelay();
  const after = used();
  console.log(`\n${name}: ${rows} rows, ${String(checked["faulty"])} with problems`);
  let last = started;
  for (const [what, at] of marks) {
    console.log(`  ${what.padEnd(15)} ${((at - last) / 1_000).toFixed(1)} s`);
    last = at;
  }
  console.log(
    `  in all          ${((last - started) / 1_000).toFixed(1)} s, ${(after.cpuSeconds - before.cpuSeconds).toFixed(1)} s of processor`,
  );
  console.log(`  most memory     ${after.peakMb.toFixed(0)} MB`);
  console.log(
    `  others waited   median ${waits.median.toFixed(0)} ms, p99 ${waits.p99.toFixed(0)} ms, most ${waits.most.toFixed(0)} ms`,
  );
  console.log(`  loop held up    ${held.toFixed(0)} ms at most`);
  console.log(`  plan            ${JSON.stringify(plan)}`);
  console.log(`  result          ${JSON.stringify(pick(done))}`);
}

/** Asks for a public list meanwhile, as other people do. */
function watchOthers(base: string) {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const at = performance.now();
      // A file that is refused ends the server under it.
      const reply = await fetch(`${base}/api/v1/user/job/list?search=nurse`).catch(() => undefined);
      if (!reply) return;
      await reply.arrayBuffer();
      waits.push(performance.now() - at);
      await new Promise((resolve) => setTimeout(resolve, ASKS_EVERY_MS));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { median: at(0.5), p99: at(0.99), most: at(1) };
    },
  };
}
