import { randomUUID } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { MoveWorker } from "../../src/background/move-worker.ts";
import { measureAnswers } from "../../src/commands/employer/measure-answers.ts";
import { Application, type Company, type Job } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });
let company: Company;
let boss: SignedIn;
let job: Job;
beforeEach(async () => {
  company = await buildCompany();
  boss = await server().signIn(await buildEmployer({}, company));
  job = await buildJob({ title: "Deckhand" }, { company });
});

const promise = (days: number | null) =>
  boss.ok("POST employer/profile/update-answer-promise", "employer/profile/update-answer-promise", { days });
interface Applicant {
  readonly id: number;
  readonly candidate: SignedIn;
}
async function applied(first_name = "Ada"): Promise<Applicant> {
  const candidate = await server().signIn("user");
  expect((await sendForm(candidate, { ...FORM, first_name, job_id: job.id })).status).toBe(200);
  const where = { candidateId: candidate.account.id };
  return { id: (await Application.findOne({ where, rejectOnEmpty: true })).id, candidate };
}
const list = async (query = "") =>
  (await boss.ok("GET employer/job/applicants-list", `employer/job/applicants-list?${query}`)).items;
const dueOf = async ({ candidate }: Applicant) =>
  (await candidate.ok("GET user/job/applied", "user/job/applied")).items[0]?.answer_due_at ?? null;
const owed = async (query = "") => (await list(query)).map(({ id, answer_due_at }) => [id, answer_due_at]);
const move = (id: number, action: string) =>
  boss.ok("POST employer/applicants/move", "employer/applicants/move", {
    key: randomUUID(),
    selection: { ids: [id] },
    action,
  });

describe("a promise of an answer", () => {
  it("is on the listing, the form, the company's page and the profile, beside the measured record", async () => {
    expect((await server().ok("GET user/job/{id}", `user/job/${job.id}`)).answer_promise_days).toBeNull();
    expect(await promise(3)).toMatchObject({ answer_promise_days: 3, answering: null });
    expect(await server().ok("GET user/job/{id}", `user/job/${job.id}`)).toMatchObject({
      answer_promise_days: 3,
      company: { answering: null },
    });
    await company.update({ answerPercent: 60, answerDays: 6 });
    const ada = await server().signIn("user");
    expect(await ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${job.id}`)).toMatchObject({
      answer_promise_days: 3,
      answering: { percent: 60, within_days: 6 },
    });
    expect(await boss.ok("GET employer/profile", "employer/profile")).toMatchObject({
      answer_promise_days: 3,
      answering: { percent: 60, within_days: 6 },
    });
    const path = `user/company/getCompanyDetail/${company.username}`;
    expect(await server().ok("GET user/company/getCompanyDetail/{id}", path)).toMatchObject({
      answer_promise_days: 3,
    });
    expect(await promise(null)).toMatchObject({ answer_promise_days: null });
  });

  it("is not shown where applications are sent elsewhere", async () => {
    await promise(3);
    await job.update({ applyKind: "URL", applyUrl: "https://harbor.example/apply" });
    expect((await server().ok("GET user/job/{id}", `user/job/${job.id}`)).answer_promise_days).toBeNull();
  });

  it("is 1 to 30 whole days, or none", async () => {
    for (const days of [0, 31, 2.5, "3", undefined, -1])
      expect(await boss.fails("POST", "employer/profile/update-answer-promise", { days })).toMatchObject({
        httpStatus: 400,
        error: { days: expect.any(String) },
      });
    for (const days of [1, 30]) expect((await promise(days)).answer_promise_days).toBe(days);
  });

  it("holds as it was when an application was sent", async () => {
    const before = await applied();
    await promise(3);
    const within = await applied();
    await promise(10);
    const later = await applied();
    await promise(null);
    const days = await Promise.all(
      [before, within, later].map(async (each) => {
        const due = await dueOf(each);
        const { createdAt } = await Application.findByPk(each.id, { rejectOnEmpty: true });
        return due === null ? null : (Date.parse(due) - createdAt.getTime()) / DAY_MS;
      }),
    );
    expect(days).toEqual([null, 3, 10]);
  });

  it("runs until the first step out of the first stages: opening is no answer, a withdrawal ends it", async () => {
    await promise(3);
    const [opened, rejected, withdrawn] = [await applied(), await applied(), await applied()];
    await boss.ok("POST employer/application/view", "employer/application/view", { id: opened.id });
    await move(rejected.id, "reject");
    await withdrawn.candidate.ok("POST user/job/withdraw", "user/job/withdraw", { id: withdrawn.id });
    expect((await owed("sort=due&order=ascending")).map(([, due]) => due !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await dueOf(opened)).not.toBeNull();
    expect(await dueOf(withdrawn)).toBeNull();
    // The rejection can still be undone, so the candidate knows nothing of it.
    expect(await dueOf(rejected)).not.toBeNull();
    server().advance(11_000);
    const worker = new MoveWorker(server().services);
    worker.poke();
    await worker.drain();
    expect(await dueOf(rejected)).toBeNull();
    // Reopened, it has been answered.
    await move(rejected.id, "reopen");
    expect((await list("search=ada")).filter(({ answer_due_at }) => answer_due_at !== null)).toHaveLength(1);
  });

  it("that is undone is owed again", async () => {
    await promise(3);
    const { id } = await applied();
    const { id: moveId } = await move(id, "shortlist");
    expect(await owed()).toEqual([[id, null]]);
    await boss.ok("POST employer/applicants/undo", "employer/applicants/undo", { id: moveId });
    expect(await owed()).toEqual([[id, expect.any(String)]]);
  });

  it("is kept by a message, which counts as an answer in every figure", async () => {
    await promise(3);
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => applied()));
    server().advance(2 * DAY_MS - 60_000);
    for (const { id, candidate } of all) {
      await candidate.ok("POST thread/send", "thread/send", { id, key: randomUUID(), text: "Hello?" });
      expect(await dueOf({ id, candidate }), "the candidate's own words").not.toBeNull();
      await boss.ok("POST thread/send", "thread/send", { id, key: randomUUID(), text: "Your license?" });
      expect(await dueOf({ id, candidate })).toBeNull();
    }
    expect(await list("answers_due=OPEN")).toEqual([]);
    expect(await list("reached=ANSWERED")).toHaveLength(5);
    expect((await boss.ok("GET employer/funnel", "employer/funnel?by=job&days=7")).total).toMatchObject({
      answered: 5,
      median_answer_seconds: expect.closeTo(2 * 86_400 - 60, -2),
    });
    await measureAnswers(server().services);
    expect((await server().ok("GET user/job/{id}", `user/job/${job.id}`)).company.answering).toEqual({
      percent: 100,
      within_days: 2,
    });
  });

  it("sorts, filters and counts applicants by what is owed, the most urgent first", async () => {
    const none = await applied("None");
    await promise(10);
    const late = await applied("Late");
    await promise(5);
    const soon = await applied("Soon");
    await promise(1);
    const over = await applied("Over");
    const names = async (query: string) =>
      (await list(query)).map(({ applicant }) => applicant.name.split(" ")[0]);
    expect(await names("sort=due&order=ascending")).toEqual(["Over", "Soon", "Late", "None"]);
    expect(await names("sort=due&order=descending")).toEqual(["Late", "Soon", "Over", "None"]);
    server().advance(4 * DAY_MS);
    expect(await names("answers_due=OVERDUE")).toEqual(["Over"]);
    expect(await names("answers_due=SOON")).toEqual(["Soon"]);
    expect(await names("answers_due=OPEN&sort=name&order=ascending")).toEqual(["Late", "Over", "Soon"]);
    expect(await boss.ok("GET employer/dashboard-count", "employer/dashboard-count?days=7")).toMatchObject({
      answers_overdue: 1,
      answers_due_soon: 1,
    });
    const queue = await boss.ok(
      "GET employer/applicants/queue",
      "employer/applicants/queue?answers_due=OVERDUE",
    );
    expect(queue.items.map(({ id }) => id)).toEqual([over.id]);
    const preview = await boss.ok("POST employer/applicants/preview", "employer/applicants/preview", {
      selection: { filter: { answers_due: "OVERDUE" }, up_to: over.id },
      action: "reject",
    });
    expect(preview.moving).toBe(1);
    expect(await boss.fails("GET", "employer/job/applicants-list?answers_due=LATE")).toMatchObject({
      httpStatus: 400,
    });
    expect([none, late, soon].every(({ id }) => id > 0)).toBe(true);
  });
});
