import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IndexFollower } from "../../src/background/index-follower.ts";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { IndexSaver } from "../../src/background/index-saver.ts";
import { IndexSnapshots } from "../../src/background/index-snapshots.ts";
import type { JobIndex } from "../../src/map/index.ts";
import { Company, Job } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { databaseUrl, useDatabase } from "../support/database.ts";
import { startProcess } from "../support/process.ts";

const database = useDatabase();
const log = pino({ level: "silent" });
const now = () => new Date();
let folder = "";
const open: IndexKeeper[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jobmap-index-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const keeper of open.splice(0)) await keeper.stop();
  rmSync(folder, { recursive: true });
});

const snapshotsOf = () => new IndexSnapshots({ database: database(), folder, now });
async function start(): Promise<IndexKeeper> {
  const keeper = new IndexKeeper(database(), log, now, snapshotsOf());
  open.push(keeper);
  await keeper.load();
  return keeper;
}

const answersOf = (index: JobIndex) => ({
  size: index.size,
  ids: index.idsBetween(0, 2 ** 32),
  newest: index.list({}, { sort: "newest", limit: 500 }),
  paid: index.list({}, { sort: "pay", limit: 500 }),
  facets: index.facets({}),
  words: [...index.values("word")]
    .map((word) => [word, index.count({ text: word })] as const)
    .filter(([, count]) => count > 0)
    .sort(),
  companies: index.suggest("yard", 100),
});

/** What the database says, read anew. */
async function truth() {
  const follower = await IndexFollower.load(database(), now);
  const answers = answersOf(follower.index);
  await follower.close();
  return answers;
}

/** Writes to jobs as the product does: with a row in `job_changes`, in the same transaction. */
async function change(id: number, values: Partial<Job>): Promise<void> {
  await database().transaction(async (transaction) => {
    await Job.update(values, { where: { id }, transaction });
    await database().query("INSERT INTO job_changes (job_id) VALUES (?)", {
      replacements: [id],
      transaction,
    });
  });
}

describe("IndexSnapshots", () => {
  it("start a process from what another has saved, with all that changed since", async () => {
    const jobs = await Promise.all(Array.from({ length: 12 }, (_, i) => buildJob({ title: `Rigger ${i}` })));
    const ends = new Date(Date.now() + 1_500);
    await jobs[3]?.update({ validThrough: ends });
    const first = await start();
    await first.save();
    const [one = 0, two = 0] = jobs.map(({ id }) => id);
    await change(one, { title: "Sailmaker" });
    await change(two, { status: "CLOSED" });
    const added = await buildJob({ title: "Caulker" });
    await change(added.id, {});
    await sleep(Math.max(0, ends.getTime() - Date.now()));
    const load = vi.spyOn(IndexFollower, "load");
    const second = await start();
    expect(load).not.toHaveBeenCalled();
    expect(second.index.count({ text: "sailmaker" })).toBe(1);
    expect(answersOf(second.index)).toEqual(await truth());
    expect(second.index.size).toBe(11);
  });

  it("hand out a change that commits after the snapshot, with a lower id than what the snapshot has", async () => {
    const job = await buildJob({ title: "Rigger" });
    const other = await buildJob({ title: "Caulker" });
    const slow = await database().transaction();
    await database().query("INSERT INTO job_changes (job_id) VALUES (?)", {
      replacements: [job.id],
      transaction: slow,
    });
    await change(other.id, { title: "Cooper" });
    const first = await start();
    await first.save();
    await Job.update({ title: "Sailmaker" }, { where: { id: job.id }, transaction: slow });
    await slow.commit();
    const second = await start();
    expect(second.index.count({ text: "sailmaker" })).toBe(1);
    expect(answersOf(second.index)).toEqual(await truth());
  });

  it.each<[string, () => Promise<unknown> | undefined]>([
    [
      "of another database, or of one that was restored to an earlier day",
      () => database().query("DELETE FROM index_snapshots"),
    ],
    [
      "older than the rows of job_changes",
      () => database().query("UPDATE index_snapshots SET created_at = created_at - INTERVAL 21 HOUR"),
    ],
    [
      "of another schema",
      () =>
        database().query(
          "INSERT INTO schema_migrations (name, applied_at) VALUES ('9999-later', CURRENT_TIMESTAMP)",
        ),
    ],
    ["damaged", () => void damage()],
    ["missing", () => void rmSync(join(folder, file()))],
  ])("are not used when %s", async (_, spoil) => {
    await buildJob({ title: "Rigger" });
    const first = await start();
    await first.save();
    await buildJob({ title: "Written by hand" });
    await spoil();
    const second = await start();
    await database().query("DELETE FROM schema_migrations WHERE name = '9999-later'");
    expect(answersOf(second.index)).toEqual(await truth());
    expect(second.index.size).toBe(2);
  });

  it("are given up when the index must be read anew", async () => {
    await buildJob();
    const first = await start();
    await first.save();
    expect(readdirSync(folder)).toHaveLength(1);
    await first.load();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("remove what killed processes have left, but not what others are writing", async () => {
    const first = await start();
    await first.save();
    const [old, young] = [1, 2].map((n) => `${file()}.${n}-0a.unfinished`);
    for (const name of [old, young]) writeFileSync(join(folder, name ?? ""), "half");
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(folder, old ?? ""), hourAgo, hourAgo);
    await first.save();
    expect(readdirSync(folder).sort()).toEqual([file(), young]);
  });

  it("are saved at first, and at the end if something has changed", async () => {
    const job = await buildJob({ title: "Rigger" });
    const first = await start();
    const saver = new IndexSaver(first, log);
    saver.start();
    await vi.waitFor(() => expect(file()).not.toBe(""), { timeout: 30_000 });
    const saved = readFileSync(join(folder, file()));
    await change(job.id, { title: "Sailmaker" });
    await first.catchUp();
    await saver.stop();
    expect(readFileSync(join(folder, file())).equals(saved)).toBe(false);
    const second = await start();
    expect(second.index.count({ text: "sailmaker" })).toBe(1);
  });

  it("survive processes that are killed at any moment, while jobs change", { timeout: 240_000 }, async () => {
    const company = await buildCompany({ name: "Yard 0" });
    const ids: number[] = [];
    for (let i = 0; i < 25; i++) ids.push((await buildJob({ title: `Rigger ${i}` }, { company })).id);
    const load = vi.spyOn(IndexFollower, "load");
    await (await start()).save();
    for (let kill = 0; kill < KILLS; kill++) {
      const saver = startProcess("index-saver.ts", {
        ...process.env,
        NODE_ENV: "test",
        DATABASE_URL: databaseUrl(),
        INDEX_DIR: folder,
      });
      const before = readFileSync(join(folder, file()));
      // From the first file that it has saved on, at any moment.
      while (readFileSync(join(folder, file())).equals(before)) await changeSome(ids, company.id);
      const end = performance.now() + Math.random() * 400;
      while (performance.now() < end) await changeSome(ids, company.id);
      saver.kill("SIGKILL");
      await saver.exited;
      await changeSome(ids, company.id);
      load.mockClear();
      const keeper = await start();
      expect(load, "it starts from the file").not.toHaveBeenCalled();
      expect(answersOf(keeper.index)).toEqual(await truth());
    }
  });
});

/** Each takes a process of its own. */
const KILLS = 2;
const file = () => readdirSync(folder).find((name) => name.endsWith(".index")) ?? "";

function damage(): void {
  const bytes = readFileSync(join(folder, file()));
  const at = Math.floor(Math.random() * bytes.length);
  bytes[at] = bytes.readUInt8(at) ^ 64;
  writeFileSync(join(folder, file()), bytes);
}

let turn = 0;
async function changeSome(ids: number[], companyId: number): Promise<void> {
  const id = ids[turn++ % ids.length] ?? 0;
  const status = turn % 3 === 0 ? "CLOSED" : "PUBLISHED";
  await change(id, { title: `Rigger ${turn}`, status, salaryMin: null });
  if (turn % 10 !== 0) return;
  await database().transaction(async (transaction) => {
    await Company.update({ name: `Yard ${turn}` }, { where: { id: companyId }, transaction });
    await database().query("INSERT INTO job_changes (job_id) VALUES ?", {
      replacements: [ids.map((each) => [each])],
      transaction,
    });
  });
}
