import { DAY_MS, HOUR_MS, MINUTE_MS } from "@jobmap/contract/limits";
import { pino } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SearchWorker } from "../../src/background/search-worker.ts";
import { Signals } from "../../src/background/signals.ts";
import { takeBatch } from "../../src/commands/search-engines/take-batch.ts";
import { tellJobPages } from "../../src/commands/search-engines/tell-job-pages.ts";
import { openDatabase } from "../../src/database.ts";
import { examineSearchEngines } from "../../src/doctor/search-engines.ts";
import { createSearchEngines } from "../../src/gateways/search-engines/index.ts";
import type { Job } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { databaseUrl, useDatabase } from "../support/database.ts";
import { GoogleIndexingPeer } from "../support/google-indexing-peer.ts";
import { IndexNowPeer } from "../support/index-now-peer.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const KEY = "a-key-of-our-own-4711";
const database = useDatabase();
let indexNow: IndexNowPeer;
let google: GoogleIndexingPeer;
let settings: Record<string, string>;
let server: TestServer;
let lines: { msg: string; [name: string]: unknown }[];
const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  lines = [];
  indexNow = new IndexNowPeer();
  google = new GoogleIndexingPeer();
  settings = {
    PUBLIC_URL: "https://jobs.example.com",
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: await indexNow.start(),
    ...(await google.start()),
  };
  server = await startTestServer(database(), databaseUrl(), { settings, log });
  indexNow.siteUrl = server.url;
  // What is public by then is no news.
  await tellJobPages(server.services);
});
afterEach(async () => {
  await server.close();
  indexNow.stop();
  google.stop();
});

const posted = { firstPublishedAt: new Date("2026-11-01T00:00:00Z") };
/** Notes changes of listings as commands do, and has the chore follow them. */
async function changed(...jobs: Pick<Job, "id">[]): Promise<void> {
  for (const { id } of jobs)
    await database().query("INSERT INTO job_changes (job_id) VALUES (?)", { replacements: [id] });
  server.advance(1_000);
  // Without waking the worker: the test says when it tells.
  await tellJobPages({ ...server.services, signals: new Signals() });
}
const told = () => server.workers.searchEngines.drain();
const waiting = async () => {
  const rows = await database().query("SELECT id FROM search_submissions", { type: QueryTypes.SELECT });
  return rows.length;
};
const pages = () => indexNow.taken.flat().map((url) => new URL(url).pathname);

it("are told of published, changed and closed listings, and of nothing else", async () => {
  const company = await buildCompany({ isDemo: false });
  const job = await buildJob(posted, { company });
  const undated = await buildJob({ source: "feed", sourceKey: "1", sourcePostedAt: null }, { company });
  const draft = await buildJob({ ...posted, status: "DRAFT" }, { company });
  const hidden = await buildJob(posted, { company: await buildCompany({ showProfile: false }) });
  const invented = await buildJob(posted, { company: await buildCompany({ isDemo: true }) });
  await changed(job, undated, draft, hidden, invented);
  await told();
  expect(pages().sort()).toEqual([`/job/${job.id}`, `/job/${undated.id}`].sort());
  expect(google.taken).toEqual([`URL_UPDATED /job/${job.id}`]);

  // Saved and the same: no news. Three changes before the next look: one.
  await job.update({ lastConfirmedAt: new Date() });
  await changed(job);
  expect(await waiting()).toBe(0);
  for (const title of ["Cook", "Line cook", "Chef"]) {
    await job.update({ title });
    await changed(job);
  }
  expect(await waiting()).toBe(2);
  await job.update({ status: "CLOSED" });
  await changed(job, draft);
  expect(await waiting()).toBe(2);
  await told();
  expect(google.taken.slice(1)).toEqual([`URL_DELETED /job/${job.id}`]);
  expect(pages().slice(2)).toEqual([`/job/${job.id}`]);

  // Over is over, however often it is saved.
  await job.update({ title: "Cook again" });
  await changed(job);
  expect(await waiting()).toBe(0);
});

it("stay in the queue when they change while they are told", async () => {
  const company = await buildCompany({ isDemo: false });
  const job = await buildJob(posted, { company });
  await changed(job);
  let isFirst = true;
  indexNow.beforeAnswer = async () => {
    if (!isFirst) return;
    isFirst = false;
    await job.update({ title: "Boatswain" });
    await changed(job);
  };
  await told();
  await told();
  expect(pages()).toEqual([`/job/${job.id}`, `/job/${job.id}`]);
  expect(await waiting()).toBe(0);
});

it.each([
  { status: 400, retryAfter: undefined, wait: MINUTE_MS },
  { status: 403, retryAfter: undefined, wait: MINUTE_MS },
  { status: 422, retryAfter: undefined, wait: MINUTE_MS },
  { status: 429, retryAfter: "7200", wait: 2 * HOUR_MS },
  { status: 500, retryAfter: undefined, wait: MINUTE_MS },
])("are told later when an engine answers $status", async ({ status, retryAfter, wait }) => {
  const job = await buildJob(posted, { company: await buildCompany({ isDemo: false }) });
  indexNow.troubles.push({ status, ...(retryAfter && { retryAfter }) });
  await changed(job);
  await told();
  expect(indexNow.requests).toBe(1);
  expect(lines.find(({ msg }) => msg === "a search engine is told later")).toMatchObject({
    engine: "INDEXNOW",
    reason: expect.stringContaining(String(status)),
  });
  const findings = await examineSearchEngines(server.services.env, database());
  expect(findings.find(({ says }) => says.startsWith("INDEXNOW: 1 change"))?.state).toBe("warning");
  expect(findings.filter(({ says }) => says.includes("stand-in"))).toHaveLength(2);

  server.advance(wait - 10_000);
  await told();
  expect(indexNow.requests).toBe(1);
  server.advance(20_000);
  await told();
  expect(pages()).toEqual([`/job/${job.id}`]);
  expect(await waiting()).toBe(0);
});

it("are not asked for more than the quota of a day, whatever number of processes asks", async () => {
  const company = await buildCompany({ isDemo: false });
  const jobs = await Promise.all(Array.from({ length: 230 }, () => buildJob(posted, { company })));
  google.quota = 1_000;
  await changed(...jobs);
  const own = openDatabase({ url: databaseUrl(), poolSize: 3 });
  try {
    const others = [own, own, own].map((theirs) => otherProcess(theirs));
    await Promise.all([told(), ...others.map((worker) => worker.drain())]);
  } finally {
    await own.close();
  }
  expect(google.taken).toHaveLength(200);
  expect(new Set(google.taken).size).toBe(200);
  expect(new Set(pages()).size).toBe(230);
  expect(await waiting()).toBe(30);

  // Closed ones go first on the next day.
  const kept = jobs.filter(({ id }) => !google.taken.includes(`URL_UPDATED /job/${id}`));
  const [closed] = kept;
  await closed?.update({ status: "CLOSED" });
  if (closed) await changed(closed);
  server.advance(DAY_MS);
  await told();
  expect(google.taken[200]).toBe(`URL_DELETED /job/${closed?.id}`);
  expect(google.taken).toHaveLength(230);
});

it("are told again after a process died with a batch in hand", async () => {
  const job = await buildJob(posted, { company: await buildCompany({ isDemo: false }) });
  await changed(job);
  const [engine] = server.services.searchEngines;
  if (!engine) throw new Error("No engine is set up.");
  expect((await takeBatch(database(), engine, server.services.now()))?.changes).toHaveLength(1);
  await told();
  expect(pages()).toEqual([]);
  server.advance(3 * MINUTE_MS);
  await told();
  expect(pages()).toEqual([`/job/${job.id}`]);
});

it("sort out what Google makes of a batch", async () => {
  const company = await buildCompany({ isDemo: false });
  const [good, bad, ill] = [
    await buildJob(posted, { company }),
    await buildJob(posted, { company }),
    await buildJob(posted, { company }),
  ];
  google.statuses.set(`/job/${bad.id}`, 400).set(`/job/${ill.id}`, 500);
  await changed(good, bad, ill);
  await told();
  expect(google.taken).toEqual([`URL_UPDATED /job/${good.id}`]);
  expect(lines.find(({ msg }) => msg === "a search engine refused pages")).toMatchObject({
    engine: "GOOGLE",
    count: 1,
    page: `/job/${bad.id}`,
  });
  expect(await waiting()).toBe(1);
  google.statuses.clear();
  server.advance(2 * MINUTE_MS);
  google.expireTokens();
  await told();
  // Its token was taken back: the next attempt has another.
  expect([google.taken.length, google.tokens]).toEqual([1, 1]);
  server.advance(2 * MINUTE_MS);
  await told();
  expect(google.taken[1]).toBe(`URL_UPDATED /job/${ill.id}`);
  expect(google.tokens).toBe(2);
});

it("are left to the sitemaps after three days, and the log says so", async () => {
  const job = await buildJob(posted, { company: await buildCompany({ isDemo: false }) });
  google.quota = 0;
  await changed(job);
  await told();
  server.advance(3 * DAY_MS + HOUR_MS);
  await told();
  expect(await waiting()).toBe(0);
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: "changes were not told to a search engine in time",
      engine: "GOOGLE",
      count: 1,
    }),
  );
});

it("find the key at its address, and are told nothing unless they are set up", async () => {
  const file = await server.request("GET", `/${KEY}.txt`);
  expect([file.status, file.headers.get("Content-Type"), await file.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    KEY,
  ]);
  expect((await server.request("GET", "/another-key.txt")).status).toBe(404);
  const off = { ...server.services.env, INDEXNOW_KEY: undefined, GOOGLE_INDEXING_EMAIL: undefined };
  expect(createSearchEngines(off, () => new Date())).toEqual([]);
});

/** The worker of another process. */
function otherProcess(theirs: Sequelize): SearchWorker {
  const { env, now } = server.services;
  return new SearchWorker({ database: theirs, log, now, searchEngines: createSearchEngines(env, now) });
}
