import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { openTablesIn } from "../../src/import/table/open.ts";
import { Application, Company, type Job } from "../../src/models/index.ts";
import { FORM, PDF, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let boss: SignedIn;
let job: Job;
beforeEach(async () => {
  const company = await buildCompany();
  boss = await server().signIn(await buildEmployer({}, company));
  job = await buildJob({ title: "Deckhand" }, { company });
});

/** A new candidate's application for the job. @returns its id */
async function applied(fields: object = {}, resume?: Buffer): Promise<number> {
  const candidate = await server().signIn("user");
  const { status } = await sendForm(candidate, { ...FORM, job_id: job.id, ...fields }, resume);
  expect(status).toBe(200);
  return (await Application.findOne({ where: { candidateId: candidate.account.id }, rejectOnEmpty: true }))
    .id;
}
const list = (query = "") =>
  boss.ok("GET employer/job/applicants-list", `employer/job/applicants-list${query}`);
const move = (ids: number[], action: string, rest: object = {}) =>
  boss.ok("POST employer/job/change-application-status", "employer/job/change-application-status", {
    ids,
    action,
    ...rest,
  });
const open = (id: number) => boss.ok("POST employer/application/view", "employer/application/view", { id });

describe("applicants", () => {
  // @spec 1.12
  it("are listed by stage, name and job, with exact counts", async () => {
    const first = await applied({ first_name: "Grace", last_name: "Hopper" });
    await applied({ first_name: "Mary", last_name: "Jackson" });
    await move([first], "shortlist");
    expect(await list()).toMatchObject({ total: 2, counts: { APPLIED: 1, SHORTLISTED: 1, HIRED: 0 } });
    expect((await list("?status=SHORTLISTED")).items.map(({ applicant }) => applicant.name)).toEqual([
      "Grace Hopper",
    ]);
    expect((await list("?search=jack+mar")).total).toBe(1);
    expect((await list(`?job_id=${job.id}&limit=1`)).items).toHaveLength(1);
    const path = "employer/job/get-applied-user-list";
    const names = await boss.ok("GET employer/job/get-applied-user-list", `${path}?job_id=${job.id}`);
    expect(names.map(({ name }) => name)).toEqual(["Mary Jackson", "Grace Hopper"]);
  });

  it("are marked viewed when opened, once", async () => {
    const id = await applied();
    const read = await boss.ok("GET employer/application/{id}", `employer/application/${id}`);
    expect(read, "reading writes nothing").toMatchObject({ status: "APPLIED" });
    const first = await open(id);
    expect(first).toMatchObject({
      status: "VIEWED",
      timeline: [{ status: "APPLIED" }, { status: "VIEWED" }],
    });
    expect((await open(id)).timeline).toHaveLength(2);
  });

  it("are moved together; those that cannot be moved are named with the reason", async () => {
    const ids = [await applied(), await applied(), await applied()];
    await move(ids.slice(0, 1), "reject", { reason: "No boating license" });
    const { changed, refused } = await move(ids, "interview");
    expect(changed.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
    const told = await server().services.database.query<{ dedupe_key: string }>(
      "SELECT dedupe_key FROM notifications WHERE type = 'application_moved' AND notice_values LIKE '%INTERVIEW%'",
      { type: QueryTypes.SELECT },
    );
    expect(told.map(({ dedupe_key }) => Number(dedupe_key.split(":")[1])).sort()).toEqual(
      ids.slice(1).sort(),
    );
    for (const id of ids.slice(1))
      expect((await open(id)).timeline.map(({ status }) => status)).toEqual(["APPLIED", "INTERVIEW"]);
    expect(refused).toEqual([{ id: ids[0], message: expect.stringContaining("rejected") }]);
    const path = "employer/job/change-application-status";
    expect(await boss.fails("POST", path, { ids: [ids[0]], action: "offer" })).toMatchObject({
      httpStatus: 409,
      code: "illegal_transition",
    });
    expect((await open(ids[0] ?? 0)).reject_reason).toBe("No boating license");
  });

  it("are counted with their job, total and unread, as in that job's list", async () => {
    const company = await Company.findByPk(job.companyId, { rejectOnEmpty: true });
    const other = await buildJob({ title: "Line Cook" }, { company });
    const ids = [await applied(), await applied(), await applied()];
    await applied({ job_id: other.id });
    await open(ids[0] ?? 0);
    await move(ids.slice(1, 2), "reject");
    const jobs = (await boss.ok("GET employer/job/list", "employer/job/list")).items;
    const counts = jobs.map(({ id, apply_kind, applications, new_applications }) => ({
      id,
      apply_kind,
      applications,
      new_applications,
    }));
    expect(counts).toContainEqual({ id: job.id, apply_kind: "NATIVE", applications: 3, new_applications: 1 });
    expect(counts).toContainEqual({
      id: other.id,
      apply_kind: "NATIVE",
      applications: 1,
      new_applications: 1,
    });
    const names = await boss.ok("GET employer/job/get-all-job-list", "employer/job/get-all-job-list");
    expect(names.map((one) => [one.id, one.applications, one.new_applications])).toEqual([
      [other.id, 1, 1],
      [job.id, 3, 1],
    ]);
    expect((await list(`?job_id=${job.id}`)).total).toBe(3);
    expect((await list(`?job_id=${job.id}&status=APPLIED`)).total).toBe(1);
  });

  it("fill openings when hired, and do not close the job", async () => {
    await job.update({ openings: 2 });
    const ids = [await applied(), await applied(), await applied()];
    await move(ids, "offer");
    const filled = async () =>
      (await boss.ok("GET employer/job/list", "employer/job/list")).items.map((one) => [
        one.positions_filled,
        one.status,
      ]);
    await move(ids.slice(0, 1), "hire");
    expect(await filled()).toEqual([[1, "PUBLISHED"]]);
    // Hired for more openings than the job has: as many as there are.
    await move(ids.slice(1), "hire");
    expect(await filled()).toEqual([[2, "PUBLISHED"]]);
    await boss.ok("POST employer/job/change-position-status", "employer/job/change-position-status", {
      id: job.id,
      positions_filled: 1,
    });
    expect(await filled()).toEqual([[1, "PUBLISHED"]]);
  });

  it("fill one opening each, even when hired at the same moment", async () => {
    await job.update({ openings: 9 });
    const ids = await Promise.all(Array.from({ length: 6 }, () => applied()));
    await move(ids, "offer");
    await Promise.all(ids.map((id) => move([id], "hire")));
    expect((await job.reload()).positionsFilled).toBe(6);
  });

  it("can be reopened for 30 days after a rejection, not later", async () => {
    const [soon, late] = [await applied(), await applied()];
    await move([soon, late], "reject");
    expect((await move([soon], "reopen")).changed[0]?.status).toBe("VIEWED");
    // Further than a session lasts without being used, so the employer signs in again.
    server().advance(31 * 86_400_000);
    boss = await server().signIn(boss.account);
    const body = { ids: [late], action: "reopen" };
    expect(await boss.fails("POST", "employer/job/change-application-status", body)).toMatchObject({
      httpStatus: 409,
    });
  });

  it("have ratings and notes that the candidate never sees", async () => {
    const candidate = await server().signIn("user");
    await sendForm(candidate, { ...FORM, job_id: job.id });
    const id = (await list()).items[0]?.id ?? 0;
    await boss.ok("POST employer/application/rate", "employer/application/rate", { id, rating: 4 });
    const note = await boss.ok("POST employer/application/note", "employer/application/note", {
      id,
      text: "Call first",
    });
    expect(await open(id)).toMatchObject({ rating: 4, notes: [{ text: "Call first" }] });
    const seen = await candidate.ok("GET user/job/applied", "user/job/applied");
    expect(JSON.stringify(seen)).not.toMatch(/Call first|"rating"|"notes"/);
    await move([id], "reject", { reason: "Too far away" });
    const exported = await candidate.ok("GET account/export", "account/export");
    expect(exported["applications"]).toMatchObject([{ id, status: "REJECTED", first_name: FORM.first_name }]);
    expect(JSON.stringify(exported)).not.toMatch(
      /Call first|Too far away|"rating"|knockout|"unsubscribe_key"/,
    );
    await boss.ok("POST employer/application/delete-note", "employer/application/delete-note", {
      id: note.id,
    });
    expect((await open(id)).notes).toEqual([]);
    expect(await boss.fails("POST", "employer/application/rate", { id, rating: 6 })).toMatchObject({
      httpStatus: 400,
    });
  });

  it("are exported with cells that no spreadsheet executes (S34)", async () => {
    await applied({ first_name: '=HYPERLINK("https://evil.example")', last_name: "+1", phone: "@SUM(A1)" });
    await applied({ last_name: "Elsewhere" });
    const reply = await boss.request("GET", "/api/v1/employer/application/export?search=%2B1");
    expect(reply.headers.get("Content-Type")).toContain("text/csv");
    const csv = await reply.text();
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).toContain(",'@SUM(A1)");
    expect(csv).not.toMatch(/(^|[,"])[=@+]/m);
    expect(csv).not.toContain("Elsewhere");
    await job.update({ requisitionId: "R-17" });
    const answers = [
      {
        question_id: 1,
        question: "Boat?",
        type: "SINGLE_LINE_TEXT" as const,
        value: "=1+1",
        is_knockout: false,
      },
    ];
    await Application.update({ answers, coverNote: "Hello" }, { where: { lastName: "Elsewhere" } });
    const book = await boss.request(
      "GET",
      "/api/v1/employer/application/export?format=xlsx&search=elsewhere",
    );
    const { tables } = await openTablesIn(Buffer.from(await book.arrayBuffer()));
    const rows: string[][] = [];
    for await (const { cells } of tables[0]?.rows ?? []) rows.push([...cells]);
    const row = Object.fromEntries((rows[0] ?? []).map((header, at) => [header, rows[1]?.[at]]));
    expect(row).toMatchObject({
      "Requisition ID": "R-17",
      Town: "Baltimore",
      Name: "Ada Elsewhere",
      "Note from the applicant": "Hello",
      "Boat?": "=1+1",
    });
  });
});

describe("reply templates", () => {
  it("belong to the company, under unique names", async () => {
    const save = (body: object) =>
      boss.ok("POST employer/reply-template/save", "employer/reply-template/save", body);
    const { id } = await save({ name: "Thanks", text: "Thank you." });
    await save({ id, name: "Thanks", text: "Thank you, and good luck." });
    const path = "employer/reply-template";
    expect(await boss.fails("POST", `${path}/save`, { name: "thanks", text: "x" })).toMatchObject({
      httpStatus: 409,
    });
    const other = await server().signIn(await buildEmployer());
    expect(await other.fails("POST", `${path}/save`, { id, name: "Mine", text: "x" })).toMatchObject({
      httpStatus: 404,
    });
    expect(await other.fails("POST", `${path}/delete`, { id })).toMatchObject({ httpStatus: 404 });
    const texts = await boss.ok("GET employer/reply-template/list", `${path}/list`);
    expect(texts).toEqual([
      { id, name: "Thanks", text: "Thank you, and good luck.", is_default_rejection: false },
    ]);
    await boss.ok("POST employer/reply-template/delete", `${path}/delete`, { id });
  });
});

describe("access (S22)", () => {
  it("is limited to the company's own employers: visitors 401, candidates 403, other employers 404", async () => {
    const id = await applied({}, PDF);
    const note = await boss.ok("POST employer/application/note", "employer/application/note", {
      id,
      text: "Mine",
    });
    const candidate = await server().signIn("user");
    const other = await server().signIn(await buildEmployer());
    const reads = [`employer/application/${id}`, `employer/job/get-applied-user-list?job_id=${job.id}`];
    const writes: [string, object][] = [
      ["employer/application/rate", { id, rating: 1 }],
      ["employer/application/note", { id, text: "x" }],
      ["employer/application/delete-note", { id: note.id }],
      ["employer/job/change-application-status", { ids: [id], action: "reject" }],
    ];
    const calls: ["GET" | "POST", string, object?][] = [
      ...reads.map((path): ["GET", string] => ["GET", path]),
      ...writes.map(([path, body]): ["POST", string, object] => ["POST", path, body]),
    ];
    for (const call of calls) {
      expect(await server().fails(...call), call[1]).toMatchObject({ httpStatus: 401 });
      expect(await candidate.fails(...call), call[1]).toMatchObject({ httpStatus: 403 });
      expect(await other.fails(...call), call[1]).toMatchObject({ httpStatus: 404 });
    }
    const resume = `/api/v1/employer/application/${id}/resume`;
    expect((await other.request("GET", resume)).status).toBe(404);
    expect((await boss.request("GET", resume)).status).toBe(200);
    expect((await other.ok("GET employer/job/applicants-list", "employer/job/applicants-list")).total).toBe(
      0,
    );
    expect((await Application.findByPk(id))?.status).toBe("APPLIED");
  });
});
