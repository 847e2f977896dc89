import { pino } from "pino";
import { QueryTypes } from "sequelize";
import { afterEach, describe, expect, it, onTestFailed, vi } from "vitest";
import { type CompanyChange, IndexKeeper } from "../../src/background/index-keeper.ts";
import { Job } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const noted = (jobId: number) =>
  database().query("INSERT INTO job_changes (job_id) VALUES (?)", { replacements: [jobId] });

describe("IndexKeeper", () => {
  let keeper: IndexKeeper;
  const open = async () => {
    keeper = new IndexKeeper(database(), pino({ level: "silent" }));
    await keeper.load();
    return keeper;
  };
  afterEach(async () => {
    vi.restoreAllMocks();
    await keeper.stop();
  });

  it("keeps the newer version of a job that is read twice at once", async () => {
    const job = await buildJob({ title: "First" });
    const { index, refresh } = await open().then((each) => ({
      index: each.index,
      refresh: () => each.refresh([job.id]),
    }));
    // The first reading has its row, and waits for the rest.
    const hold = Promise.withResolvers<void>();
    const hasRow = Promise.withResolvers<void>();
    const query = database().query.bind(database());
    const spy = vi.spyOn(database(), "query").mockImplementationOnce(async (...args: unknown[]) => {
      const rows = await Reflect.apply(query, undefined, args);
      hasRow.resolve();
      await hold.promise;
      return rows;
    });
    const first = refresh();
    await hasRow.promise;
    spy.mockRestore();
    await job.update({ title: "Second" });
    const second = refresh();
    // As long as a reading takes that waits for none.
    for (let i = 0; i < 20; i++) await database().query("SELECT 1");
    hold.resolve();
    await Promise.all([first, second]);
    expect(index.count({ text: "second" })).toBe(1);
    expect(index.count({ text: "first" })).toBe(0);
  });

  it("reports a job once that is written again between its note and its reading", async () => {
    const job = await buildJob({ title: "First" });
    await open();
    const changes: CompanyChange[] = [];
    keeper.onCompanies((each) => changes.push(...each));
    await noted(job.id);
    const query = database().query.bind(database());
    let isWritten = false;
    vi.spyOn(database(), "query").mockImplementation(async (...args: unknown[]) => {
      const rows = await Reflect.apply(query, undefined, args);
      if (!isWritten && String(args[0]).includes("FROM job_changes")) {
        isWritten = true;
        await job.update({ title: "Second" });
        await noted(job.id);
      }
      return rows;
    });
    await keeper.catchUp();
    await keeper.catchUp();
    expect(keeper.index.count({ text: "second" })).toBe(1);
    expect(changes).toHaveLength(1);
  });

  it("reads each change once, including late commits", async () => {
    const job = await buildJob({ title: "First" });
    await open();
    const slow = await database().transaction();
    onTestFailed(() => slow.rollback());
    await database().query("INSERT INTO job_changes (job_id) VALUES (?)", {
      replacements: [job.id],
      transaction: slow,
    });
    await database().query("INSERT INTO job_changes (job_id) VALUES ?", {
      replacements: [Array.from({ length: 3_000 }, () => [job.id])],
    });
    await keeper.catchUp();
    const query = database().query.bind(database());
    const read: number[] = [];
    vi.spyOn(database(), "query").mockImplementation(async (...args: unknown[]) => {
      const rows = await Reflect.apply(query, undefined, args);
      if (String(args[0]).includes("FROM job_changes")) read.push(rows.length);
      return rows;
    });
    await keeper.catchUp();
    expect(read).toEqual([0]);
    await job.update({ title: "Second" });
    await slow.commit();
    await keeper.freshen();
    expect(keeper.index.count({ text: "second" })).toBe(1);
    // Whether there is one, before and within the snapshot; then none.
    expect(read).toEqual([0, 1, 1, 1]);
  });

  it("applies its own change, however long the transaction took", async () => {
    const job = await buildJob({ title: "First" });
    await open();
    const slow = await database().transaction();
    onTestFailed(() => slow.rollback());
    const [own] = await database().query("INSERT INTO job_changes (job_id) VALUES (?)", {
      replacements: [job.id],
      type: QueryTypes.INSERT,
      transaction: slow,
    });
    await noted((await buildJob({ title: "Other" })).id);
    await keeper.catchUp();
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 61_000);
    await keeper.catchUp();
    await Job.update({ title: "Second" }, { where: { id: job.id }, transaction: slow });
    await slow.commit();
    const changes: CompanyChange[] = [];
    keeper.onCompanies((each) => changes.push(...each));
    await keeper.apply(own, job.id);
    await keeper.apply(own, job.id);
    expect(keeper.index.count({ text: "second" })).toBe(1);
    expect(changes).toHaveLength(1);
  });

  it("answers and follows changes while it reloads all jobs", async () => {
    const company = await buildCompany();
    const job = await buildJob({ title: "Before" }, { company });
    await open();
    const changes: CompanyChange[] = [];
    keeper.onCompanies((each) => changes.push(...each));
    const { index } = keeper;
    const loaded = keeper.load();
    expect(keeper.index).toBe(index);
    await job.update({ title: "Meanwhile" });
    await noted(job.id);
    expect(await loaded).toBe(1);
    await keeper.catchUp();
    expect(keeper.index).not.toBe(index);
    expect(keeper.index.count({ text: "meanwhile" })).toBe(1);
    const version = keeper.versionOf(company.id);
    expect(changes.map(({ companyId }) => companyId)).toContain(company.id);
    for (const change of changes) expect(change.version).toBeLessThanOrEqual(version);
  });
});
