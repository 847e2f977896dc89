import { randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { MoveWorker } from "../../src/background/move-worker.ts";
import { Application, ApplicationMove, type Job } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildAccount, buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const HOLD_MS = 10_000;

const server = useServer();
let boss: SignedIn;
let job: Job;
let ada: SignedIn;
let id: number;
beforeEach(async () => {
  const company = await buildCompany();
  boss = await server().signIn(await buildEmployer({}, company));
  job = await buildJob({ title: "Deckhand" }, { company });
  ada = await server().signIn("user");
  await sendForm(ada, { ...FORM, job_id: job.id });
  id = (await Application.findOne({ where: { candidateId: ada.account.id }, rejectOnEmpty: true })).id;
});

const move = (action: string, rest: object = {}, who = boss) =>
  who.ok("POST employer/applicants/move", "employer/applicants/move", {
    key: randomUUID(),
    selection: { ids: [id] },
    action,
    ...rest,
  });
const undo = (moveId: number, who = boss) =>
  who.ok("POST employer/applicants/undo", "employer/applicants/undo", { id: moveId });
const statusOf = async (application = id) => (await Application.findByPk(application))?.status;
const told = async () =>
  await server().services.database.query<{ account_id: number; notice_values: string }>(
    "SELECT account_id, notice_values FROM notifications WHERE type = 'application_moved' ORDER BY id",
    { type: QueryTypes.SELECT },
  );
const mails = async () =>
  (
    await server().services.database.query("SELECT id FROM mails WHERE template = 'application-moved'", {
      type: QueryTypes.SELECT,
    })
  ).length;
const applied = async () => (await ada.ok("GET user/job/applied", "user/job/applied")).items[0];
/** What a worker of any process does, a process that was just started among them. */
async function work(): Promise<void> {
  const worker = new MoveWorker(server().services);
  worker.poke();
  await worker.drain();
}
async function afterTheHold(): Promise<void> {
  server().advance(HOLD_MS + 1);
  await work();
}

/** So many candidates' applications, as they are after some months. @returns their ids */
async function many(count: number): Promise<number[]> {
  const { database, now } = server().services;
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push((await buildAccount()).id);
  const rows = ids.map((candidate) => [
    job.id,
    candidate,
    "Bea",
    "Marsh",
    "bea@example.com",
    "",
    "[]",
    now(),
    now(),
  ]);
  await database.query(
    `INSERT INTO applications
       (job_id, candidate_id, first_name, last_name, email, cover_note, answers, created_at, updated_at) VALUES ?`,
    { replacements: [rows], type: QueryTypes.INSERT },
  );
  return (await Application.findAll({ where: { candidateId: ids }, order: [["id", "ASC"]] })).map(
    (row) => row.id,
  );
}

describe("a move", () => {
  it("is done at once for the employer, and told ten seconds later", async () => {
    const began = await move("interview", { message: "Monday at 8" });
    expect(began).toMatchObject({ state: "HELD", total: 1, moved: 1, refused: 0 });
    expect(began.tells_at).not.toBeNull();
    expect(await statusOf()).toBe("INTERVIEW");
    await work();
    expect(await told()).toEqual([]);
    expect(await applied()).toMatchObject({
      status: "APPLIED",
      viewed_at: null,
      contact: null,
      timeline: [{ status: "APPLIED" }],
    });
    await afterTheHold();
    expect((await told()).map(({ notice_values }) => notice_values)).toEqual([
      expect.stringContaining("Monday at 8"),
    ]);
    expect(await mails()).toBe(1);
    expect(await applied()).toMatchObject({
      status: "INTERVIEW",
      timeline: [{}, { message: "Monday at 8" }],
    });
    await Promise.all([work(), work()]);
    expect(await told()).toHaveLength(1);
  });

  it("that is undone has not happened for the candidate, and can be undone twice", async () => {
    const { id: moveId } = await move("reject", { reason: "Too far", message: "No" });
    expect(await undo(moveId)).toMatchObject({ state: "UNDONE" });
    expect(await undo(moveId)).toMatchObject({ state: "UNDONE" });
    await afterTheHold();
    expect(await told()).toEqual([]);
    expect(await mails()).toBe(0);
    expect(await applied()).toMatchObject({ status: "APPLIED", timeline: [{ status: "APPLIED" }] });
    expect(await boss.ok("GET employer/application/{id}", `employer/application/${id}`)).toMatchObject({
      status: "APPLIED",
      viewed_at: null,
      reject_reason: null,
      timeline: [{ status: "APPLIED" }],
    });
    expect((await move("shortlist")).moved).toBe(1);
  });

  it("cannot be undone once the candidate was told", async () => {
    const { id: moveId } = await move("reject");
    await afterTheHold();
    expect(await boss.fails("POST", "employer/applicants/undo", { id: moveId })).toMatchObject({
      httpStatus: 409,
    });
    expect(await statusOf()).toBe("REJECTED");
  });

  it("is one, however often it is sent", async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([move("shortlist", { key }), move("shortlist", { key })]);
    expect((await move("shortlist", { key })).id).toBe(first.id);
    expect(second.id).toBe(first.id);
    await afterTheHold();
    expect(await told()).toHaveLength(1);
  });

  it("of one person does not undo another's", async () => {
    const colleague = await server().signIn(boss.account);
    const mine = await move("shortlist");
    await move("interview", {}, colleague);
    expect(await undo(mine.id)).toMatchObject({ state: "UNDONE" });
    expect(await statusOf()).toBe("INTERVIEW");
    await afterTheHold();
    expect((await told()).map(({ notice_values }) => notice_values)).toEqual([
      expect.stringContaining("INTERVIEW"),
    ]);
  });

  it("is never told to a candidate who withdraws meanwhile", async () => {
    await move("reject");
    await ada.ok("POST user/job/withdraw", "user/job/withdraw", { id });
    await afterTheHold();
    expect(await told()).toEqual([]);
    expect(await applied()).toMatchObject({ status: "WITHDRAWN", timeline: [{}, { status: "WITHDRAWN" }] });
  });

  it("that reopens gives the rejection back with its reason when it is undone", async () => {
    await move("reject", { reason: "No license" });
    await afterTheHold();
    await undo((await move("reopen")).id);
    expect(await boss.ok("GET employer/application/{id}", `employer/application/${id}`)).toMatchObject({
      status: "REJECTED",
      reject_reason: "No license",
      actions: ["reopen"],
    });
  });

  it("that hires gives its openings back when it is undone", async () => {
    await job.update({ openings: 2, positionsFilled: 1 });
    await move("interview");
    const hired = await move("hire");
    expect(hired.filled).toMatchObject([{ id: job.id, openings: 2 }]);
    expect((await job.reload()).positionsFilled).toBe(2);
    await undo(hired.id);
    expect((await job.reload()).positionsFilled).toBe(1);
  });
});

describe("all that match a filter", () => {
  const all = (rest: object = {}) => ({ filter: { job_id: String(job.id), status: "APPLIED" }, ...rest });

  it("are moved by the worker in slices but for some, and nobody who came later", async () => {
    const ids = await many(450);
    const { total, latest } = await boss.ok(
      "GET employer/job/applicants-list",
      `employer/job/applicants-list?job_id=${job.id}`,
    );
    expect(total).toBe(451);
    const [later] = await many(1);
    const selection = all({ up_to: latest, except: ids.slice(0, 10) });
    const preview = await boss.ok("POST employer/applicants/preview", "employer/applicants/preview", {
      selection,
      action: "reject",
    });
    expect(preview).toMatchObject({ moving: 441, mailed: 441, staying: [] });
    expect(preview.first).toHaveLength(5);
    const { id: moveId } = await move("reject", { selection });
    await server().workers.moves.drain();
    await work();
    const path = `employer/applicants/move/${moveId}`;
    expect(await boss.ok("GET employer/applicants/move/{id}", path)).toMatchObject({
      state: "HELD",
      total: 441,
      moved: 441,
    });
    expect(await Application.count({ where: { status: "REJECTED" } })).toBe(441);
    expect(await statusOf(ids[3])).toBe("APPLIED");
    expect(await statusOf(later)).toBe("APPLIED");
    await undo(moveId);
    await server().workers.moves.drain();
    await work();
    expect(await ApplicationMove.findByPk(moveId)).toMatchObject({ state: "UNDONE" });
    expect(await Application.count({ where: { status: "APPLIED" } })).toBe(452);
    await afterTheHold();
    expect(await told()).toEqual([]);
  });

  it("leave those where they are that cannot be moved that way", async () => {
    await move("reject");
    const [other] = await many(1);
    const selection = { filter: {}, up_to: other };
    const path = "employer/applicants/preview";
    expect(
      await boss.ok("POST employer/applicants/preview", path, { selection, action: "interview" }),
    ).toMatchObject({ moving: 1, staying: [{ status: "REJECTED", applications: 1 }] });
    expect(await move("interview", { selection })).toMatchObject({ moved: 1, refused: 1 });
  });
});

describe("the list", () => {
  const list = async (query: string) =>
    (await boss.ok("GET employer/job/applicants-list", `employer/job/applicants-list?${query}`)).items.map(
      ({ applicant }) => applicant.name,
    );
  it("is sorted and filtered by answer, source, knockout and day", async () => {
    const [second] = await many(1);
    const answers = [
      {
        question_id: 7,
        question: "Boat?",
        type: "MULTI_SELECT" as const,
        value: ["Dinghy", "Tug"],
        is_knockout: false,
      },
      {
        question_id: 8,
        question: "Why?",
        type: "SINGLE_LINE_TEXT" as const,
        value: "Tides",
        is_knockout: true,
      },
    ];
    await Application.update(
      { answers, knockouts: 1, source: "embed", rating: 4 },
      { where: { id: second } },
    );
    await Application.update({ createdAt: new Date("2026-01-02T10:00:00Z") }, { where: { id } });
    expect(await list("sort=name&order=ascending")).toEqual(["Ada Lovelace", "Bea Marsh"]);
    expect(await list("sort=rating")).toEqual(["Bea Marsh", "Ada Lovelace"]);
    expect(await list("sort=job&order=ascending")).toHaveLength(2);
    expect(await list("order=ascending")).toEqual(["Ada Lovelace", "Bea Marsh"]);
    expect(await list("question_id=7&answer=tug")).toEqual(["Bea Marsh"]);
    expect(await list("question_id=8&answer=tide")).toEqual(["Bea Marsh"]);
    expect(await list("question_id=7&answer=Tides")).toEqual([]);
    expect(await list("source=embed,share")).toEqual(["Bea Marsh"]);
    expect(await list("knockout=false")).toEqual(["Ada Lovelace"]);
    expect(await list("applied_before=2026-01-03T00:00:00Z")).toEqual(["Ada Lovelace"]);
  });
});
