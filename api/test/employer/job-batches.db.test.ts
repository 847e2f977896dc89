import { randomUUID } from "node:crypto";
import type { Input, JobBatch, JobBatchChange } from "@jobmap/contract";
import { encodeAreas } from "@jobmap/contract/drawn-areas";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { Application, Company, Job } from "../../src/models/index.ts";
import { buildAccount, buildCompany, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { publishJob, SALARY } from "./postings.ts";

const server = useServer();
let employer: SignedIn;
beforeEach(async () => {
  employer = await server().signIn("employer");
});

const key = "POST employer/job-batch/start";
type Selection = Input<typeof key>["body"]["selection"];
const start = (selection: Selection, change: JobBatchChange, request_key = randomUUID()) =>
  employer.ok(key, "employer/job-batch/start", { request_key, selection, change });
const drain = () => server().workers.jobBatches.drain();
const read = (id: number) => employer.ok("GET employer/job-batch/{id}", `employer/job-batch/${id}`);
const undo = (id: number) => employer.ok("POST employer/job-batch/undo", "employer/job-batch/undo", { id });

async function finished(begun: Promise<JobBatch>): Promise<JobBatch> {
  const { id } = await begun;
  await drain();
  return await read(id);
}

async function undone(id: number): Promise<JobBatch> {
  await undo(id);
  await drain();
  return await read(id);
}

const ownCompany = () => Company.findByPk(employer.account.companyId ?? 0, { rejectOnEmpty: true });
const publish = (basics: object = {}) => publishJob(employer, basics);
const statuses = async () => (await Job.findAll({ order: [["id", "ASC"]] })).map(({ status }) => status);

const applyFor = (jobId: number, candidateId: number) =>
  Application.create({
    jobId,
    candidateId,
    status: "APPLIED",
    firstName: "Ada",
    lastName: "Harbor",
    email: "ada@example.com",
    coverNote: "",
    answers: [],
    createdAt: new Date(),
    updatedAt: new Date(),
  });

/** Notifications of somebody. */
async function told({ account }: SignedIn): Promise<number> {
  const rows = await server().services.database.query("SELECT id FROM notifications WHERE account_id = ?", {
    replacements: [account.id],
    type: QueryTypes.SELECT,
  });
  return rows.length;
}

describe("a change of many listings", () => {
  it("pauses what is public, names what is not, and takes it back", async () => {
    const jobs = [await publish(), await publish({ title: "Bosun of the fleet" })];
    await buildJob({ title: "Old", status: "EXPIRED" }, { company: await ownCompany() });
    const ids = (await Job.findAll()).map(({ id }) => id);
    const batch = await finished(start({ ids }, { kind: "move", action: "pause" }));
    expect(batch).toMatchObject({ state: "DONE", total: 3, counts: { done: 2, refused: 1 }, can_undo: true });
    expect(batch.problems).toMatchObject([{ title: "Old", message: expect.stringContaining("expired") }]);
    expect(await statuses()).toEqual(["PAUSED", "PAUSED", "EXPIRED"]);
    // Somebody closes one of them: that one stays closed.
    await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: jobs[0]?.id,
      action: "close",
      close_reason: "FILLED",
    });
    expect(await undone(batch.id)).toMatchObject({ state: "UNDONE", counts: { undone: 1, kept: 1 } });
    expect(await statuses()).toEqual(["CLOSED", "PUBLISHED", "EXPIRED"]);
  });

  it("happens once for a request that comes twice", async () => {
    const job = await publish();
    const request_key = randomUUID();
    const raise = { kind: "raise_percent", percent: 10 } as const;
    const [one, other] = await Promise.all([
      start({ ids: [job.id] }, raise, request_key),
      start({ ids: [job.id] }, raise, request_key),
    ]);
    expect(one.id).toBe(other.id);
    await drain();
    await start({ ids: [job.id] }, raise, request_key);
    await drain();
    expect(await Job.findByPk(job.id)).toMatchObject({ salaryMin: 2_310, salaryMax: 2_860 });
  });

  it("raises pay by the rules of each listing, and lowers it again unless it was changed since", async () => {
    const hourly = await publish();
    const yearly = await publish({ title: "Captain" });
    await employer.ok("POST employer/job/post-salary", "employer/job/post-salary", {
      id: yearly.id,
      base_salary: { currency: "USD", min: 6_123_400, max: null, unit: "YEAR" },
    });
    const ids = [hourly.id, yearly.id];
    const batch = await finished(
      start({ ids }, { kind: "raise_amount", amount: 150, currency: "USD", unit: "HOUR" }),
    );
    expect(batch.counts).toMatchObject({ done: 1, refused: 1 });
    expect(await Job.findByPk(hourly.id)).toMatchObject({ salaryMin: 2_250, salaryMax: 2_750 });
    const more = await finished(start({ ids }, { kind: "raise_percent", percent: 3.3 }));
    expect(await Job.findByPk(yearly.id)).toMatchObject({ salaryMin: 6_325_500, salaryMax: null });
    // The first can no longer be taken back where the second came after it.
    expect(await undone(batch.id)).toMatchObject({ counts: { kept: 1, undone: 0 } });
    expect(await undone(more.id)).toMatchObject({ counts: { kept: 0, undone: 2 } });
    expect(await Job.findByPk(hourly.id)).toMatchObject({ salaryMin: 2_250, salaryMax: 2_750 });
    expect(await Job.findByPk(yearly.id)).toMatchObject({ salaryMin: 6_123_400 });
  });

  it("does not write over what somebody has typed and not published", async () => {
    const job = await publish();
    await employer.ok("POST employer/job/save-changes", "employer/job/save-changes", {
      id: job.id,
      version: job.version,
      base_salary: { ...SALARY.base_salary, min: 2_200 },
    });
    const batch = await finished(start({ ids: [job.id] }, { kind: "raise_percent", percent: 5 }));
    expect(batch.problems).toMatchObject([{ message: expect.stringContaining("unpublished changes") }]);
    expect(await Job.findByPk(job.id)).toMatchObject({ salaryMin: 2_100 });
  });

  it("keeps every rule of publishing: nobody applies at no address, and no pay law is broken", async () => {
    const job = await publish();
    const content = { apply_kind: "URL", apply_url: "https://harbor.example/apply", benefits: [] } as const;
    await finished(start({ ids: [job.id] }, { kind: "change", content: { ...content, benefits: [] } }));
    expect(await Job.findByPk(job.id)).toMatchObject({ applyKind: "URL", applyUrl: content.apply_url });
    const back = { kind: "change", content: { apply_kind: "NATIVE" } } as const;
    await finished(start({ ids: [job.id] }, back));
    expect(await Job.findByPk(job.id)).toMatchObject({ applyKind: "NATIVE", applyUrl: null });
    const failed = await employer.fails("POST", "employer/job-batch/start", {
      request_key: randomUUID(),
      selection: { ids: [job.id] },
      change: { kind: "change", content: { apply_kind: "EMAIL" } },
    });
    expect(failed.error).toHaveProperty("change.content.apply_email");
  });

  it("closes only after a moment in which it can be stopped, and tells nobody if it was", async () => {
    const job = await publish();
    const candidate = await server().signIn("user");
    await applyFor(job.id, candidate.account.id);
    const close = { kind: "move", action: "close", close_reason: "FILLED" } as const;
    const stopped = await finished(start({ ids: [job.id] }, close));
    expect(stopped).toMatchObject({ state: "SCHEDULED", counts: { waiting: 1 }, can_undo: true });
    expect(await undone(stopped.id)).toMatchObject({ state: "UNDONE", counts: { undone: 1 } });
    expect(await statuses()).toEqual(["PUBLISHED"]);
    expect(await told(candidate)).toBe(0);

    const { id } = await start({ ids: [job.id] }, close);
    await server().services.database.query("UPDATE job_batch_tasks SET next_attempt_at = NULL");
    await drain();
    expect(await read(id)).toMatchObject({ counts: { done: 1 }, can_undo: false });
    expect(await statuses()).toEqual(["CLOSED"]);
    expect(await told(candidate)).toBe(1);
    expect(await employer.fails("POST", "employer/job-batch/undo", { id })).toMatchObject({
      httpStatus: 409,
    });
  });

  it("confirms, and takes the confirmation back", async () => {
    const job = await publish();
    const asked = new Date("2026-01-05T10:00:00.000Z");
    await Job.update({ lastConfirmedAt: asked, confirmAskedAt: asked }, { where: { id: job.id } });
    const all = await employer.ok("GET employer/job/list", "employer/job/list?unconfirmed=true");
    expect(all.total).toBe(1);
    const batch = await finished(
      start({ filter: { unconfirmed: "true" }, expected: 1 }, { kind: "move", action: "confirm" }),
    );
    expect((await Job.findByPk(job.id))?.confirmAskedAt).toBeNull();
    await undone(batch.id);
    expect(await Job.findByPk(job.id)).toMatchObject({ lastConfirmedAt: asked, confirmAskedAt: asked });
  });

  it("changes nothing if a filter finds others than the page showed, or a listing is somebody else's", async () => {
    await publish();
    await publish({ title: "Bosun of the fleet" });
    const body = { request_key: randomUUID(), change: { kind: "move", action: "pause" } };
    const filter = { filter: { search: "Bosun" }, expected: 2 };
    expect(
      await employer.fails("POST", "employer/job-batch/start", { ...body, selection: filter }),
    ).toMatchObject({
      httpStatus: 409,
    });
    const foreign = await buildJob({}, { company: await buildCompany() });
    const ids = { ids: [...(await Job.findAll()).map(({ id }) => id), foreign.id] };
    expect(
      await employer.fails("POST", "employer/job-batch/start", { ...body, selection: ids }),
    ).toMatchObject({
      httpStatus: 404,
    });
    expect(new Set(await statuses())).toEqual(new Set(["PUBLISHED"]));
  });

  it("goes on where a worker was killed", async () => {
    const ids = [(await publish()).id, (await publish()).id, (await publish()).id];
    await server().workers.jobBatches.stop();
    const { id } = await start({ ids }, { kind: "raise_percent", percent: 10 });
    const { database } = server().services;
    await database.query("UPDATE job_batch_rows SET state = 'DONE' WHERE batch_id = ? AND n = 0", {
      replacements: [id],
    });
    const { JobBatchWorker } = await import("../../src/background/job-batch-worker.ts");
    await new JobBatchWorker(server().services).drain();
    expect((await Job.findAll({ order: [["id", "ASC"]] })).map(({ salaryMin }) => salaryMin)).toEqual([
      2_100, 2_310, 2_310,
    ]);
  });
});

describe("the list of an employer's jobs", () => {
  const titles = async (query: string) =>
    (await employer.ok("GET employer/job/list", `employer/job/list?${query}`)).items.map(
      ({ title }) => title,
    );

  it("is sorted and filtered by everything it shows", async () => {
    const boston = { locality: "Boston", region: "MA", latitude: 42.358, longitude: -71.06 };
    const a = await publish({ title: "Able seaman", requisition_id: "Z-1", locations: [boston] });
    const b = await publish({ title: "Bosun of the fleet", requisition_id: "A-9" });
    const c = await publish({ title: "Cook on deck", requisition_id: null });
    await employer.ok("POST employer/job/post-salary", "employer/job/post-salary", {
      id: a.id,
      base_salary: { currency: "USD", min: 2_000_000, max: 2_500_000, unit: "YEAR" },
    });
    await server().services.database.query(
      "INSERT INTO job_clicks (job_id, day, kind, source, clicks) VALUES (?, '2026-01-01', 'VIEW', 'web', 12)",
      { replacements: [b.id] },
    );
    await applyFor(c.id, (await buildAccount({ role: "user" })).id);
    expect(await titles("sort=title")).toEqual(["Able seaman", "Bosun of the fleet", "Cook on deck"]);
    expect(await titles("sort=title&order=desc")).toEqual([
      "Cook on deck",
      "Bosun of the fleet",
      "Able seaman",
    ]);
    // Those without come last, both ways.
    expect(await titles("sort=reference")).toEqual(["Bosun of the fleet", "Able seaman", "Cook on deck"]);
    expect(await titles("sort=reference&order=desc")).toEqual([
      "Able seaman",
      "Bosun of the fleet",
      "Cook on deck",
    ]);
    expect((await titles("sort=town&order=desc")).at(0)).toBe("Able seaman");
    expect((await titles("sort=views&order=desc")).at(0)).toBe("Bosun of the fleet");
    expect((await titles("sort=pay")).at(0)).toBe("Able seaman");
    expect((await titles("sort=new&order=desc")).at(0)).toBe("Cook on deck");
    expect(await titles("applicants=new")).toEqual(["Cook on deck"]);
    expect(await titles("search=boston")).toEqual(["Able seaman"]);
    expect(await titles("search=A-9")).toEqual(["Bosun of the fleet"]);
    expect(await titles("views_below=5&sort=title")).toEqual(["Able seaman", "Cook on deck"]);
    expect(await titles("pay=missing")).toEqual([]);
    expect(await titles("ends_within=365&sort=title")).toHaveLength(3);
    const around = [
      { latitude: 42, longitude: -72 },
      { latitude: 43, longitude: -72 },
      { latitude: 43, longitude: -70 },
      { latitude: 42, longitude: -70 },
    ];
    expect(await titles(`within=${encodeAreas([around])}`)).toEqual(["Able seaman"]);
    expect(await titles("sort=applicants&order=desc&limit=2")).toHaveLength(2);
    const { items } = await employer.ok("GET employer/job/list", "employer/job/list?search=Bosun");
    expect(items).toMatchObject([{ requisition_id: "A-9", base_salary: SALARY.base_salary, views: 12 }]);
  });

  it("refuses an order that is none", async () => {
    for (const query of ["sort=mood", "order=up", "within=!", "applicants=many", "views_below=0"])
      expect(await employer.fails("GET", `employer/job/list?${query}`)).toMatchObject({ httpStatus: 400 });
  });
});
