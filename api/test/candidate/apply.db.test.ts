import { describe, expect, it } from "vitest";
import { Application } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import { presses } from "../support/presses.ts";
import type { SignedIn } from "../support/server.ts";
import { useDeckhandJob } from "./deckhand.ts";
import { PDF } from "./forms.ts";

const world = useDeckhandJob();
const ask = (boss: SignedIn, questions: object[]) =>
  boss.ok("POST employer/job/post-job-question", "employer/job/post-job-question", {
    id: world().job.id,
    questions,
  });

describe("applying", () => {
  // @spec 1.4, 1.12, 1.17
  it("sends name, cover note, answers and resume, and notifies the employer at once and by mail", async () => {
    const { server, boss, job, apply, applied } = world();
    await job.update({
      salaryCurrency: "USD",
      salaryMin: 2_000,
      salaryMax: 2_500,
      salaryUnit: "HOUR",
      description: LONG,
    });
    const { questions } = await ask(boss, [
      { text: "May you work in the US?", type: "BOOLEAN", required: true, knockout: ["no"] },
    ]);
    const answers = JSON.stringify([{ question_id: questions[0]?.id, value: "no" }]);
    const reply = await apply({ cover_note: "I know boats.", answers }, PDF);
    expect(reply).toMatchObject({ status: 200, body: { message: "Your application was sent" } });
    expect((await applied()).items).toMatchObject([
      {
        job: { id: job.id },
        status: "APPLIED",
        cover_note: "I know boats.",
        has_resume: true,
        can_withdraw: true,
        timeline: [{ status: "APPLIED" }],
        answers: [{ question: "May you work in the US?", value: "no" }],
      },
    ]);
    expect((await applied()).items[0]?.answers[0]).not.toHaveProperty("is_knockout");
    const list = await boss.ok("GET employer/job/applicants-list", "employer/job/applicants-list");
    expect(list).toMatchObject({
      total: 1,
      counts: { APPLIED: 1 },
      items: [{ knockouts: 1, has_resume: true }],
    });
    expect((await boss.ok("GET notification/list", "notification/list")).items).toMatchObject([
      { type: "application_received", title: "Ada Lovelace applied for Deckhand" },
    ]);
    expect(await mailsTo(server, boss.account.email)).toMatchObject([
      { subject: "Ada Lovelace applied for Deckhand" },
    ]);
  });

  it("creates one application for fifty clicks at once (R24)", async () => {
    const { boss, apply } = world();
    const statuses = new Set((await presses(() => apply())).map(({ status }) => status));
    // Some are turned away: the machine is busy, or the applications of an hour are used up.
    for (const refusal of [503, 429]) statuses.delete(refusal);
    expect(statuses).toEqual(new Set([200]));
    expect(await Application.count()).toBe(1);
    expect((await boss.ok("GET notification/list", "notification/list")).total).toBe(1);
  });

  it("names missing or wrong answers, and saves nothing", async () => {
    const { boss, job, apply } = world();
    await job.update({
      salaryCurrency: "USD",
      salaryMin: 2_000,
      salaryMax: 2_500,
      salaryUnit: "HOUR",
      description: LONG,
    });
    const { questions } = await ask(boss, [
      { text: "May you work in the US?", type: "BOOLEAN", required: true },
      { text: "Since when?", type: "DATE" },
      { text: "Which boats?", type: "MULTI_SELECT", options: ["Trawler", "Ferry"] },
    ]);
    const [, since, boats] = questions;
    const answers = JSON.stringify([
      { question_id: since?.id, value: "2026-02-30" },
      { question_id: boats?.id, value: ["Submarine"] },
    ]);
    const reply = await apply({ answers });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toEqual({
      [`answers.${questions[0]?.id}`]: "Please answer this question.",
      [`answers.${since?.id}`]: "Please enter a date.",
      [`answers.${boats?.id}`]: "Please choose from the options.",
    });
    expect(await Application.count()).toBe(0);
  });

  it("checks resumes by their content (S35), and rejects bombs (S37)", async () => {
    const { apply } = world();
    const refused = (bytes: Buffer) => apply({}, bytes).then(({ status }) => status);
    expect(await refused(Buffer.from("<!doctype html><script>alert(1)</script>"))).toBe(415);
    expect(await refused(Buffer.from("MZ\u0000\u0001program"))).toBe(415);
    expect(await refused(Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]))).toBe(415);
    expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1, "a"))).toBe(413);
    expect(await Application.count()).toBe(0);
    expect(await refused(Buffer.from("Plain words about boats."))).toBe(200);
  });

  it("prefills known values, and can send the last resume again", async () => {
    const { ada, apply, applied } = world();
    await apply({ phone: "410 555 0100", resume_name: "Ada’s resume.pdf" }, PDF);
    const other = await buildJob({}, { company: await buildCompany() });
    const form = await ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${other.id}`);
    expect(form).toMatchObject({ email: ada.account.email, phone: "410 555 0100", application_id: null });
    expect(form.last_resume?.name).toBe("Ada’s resume.pdf");
    await apply({ job_id: other.id, resume_of: form.last_resume?.application_id, resume_name: "Another" });
    expect((await applied()).items[0]).toMatchObject({ job: { id: other.id }, has_resume: true });
    const next = await ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${other.id}`);
    expect(next.last_resume).toMatchObject({ name: "Ada’s resume.pdf" });
    // What the profile says counts more than what was typed once.
    const contact = { contact: { phone: "410 555 0199" } };
    await ada.ok("POST user/contact/update", "user/contact/update", contact);
    const profiled = await ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${other.id}`);
    expect(profiled.phone).toBe("410 555 0199");
  });

  it("answers 404, 410 and 409 where applying is not possible", async () => {
    const { apply } = world();
    const draft = await buildJob({ status: "DRAFT", firstPublishedAt: null });
    const closed = await buildJob({ status: "CLOSED", closeReason: "FILLED" });
    const late = await buildJob({ applicationDeadline: "2020-01-01" });
    const elsewhere = await buildJob({ applyKind: "URL", applyUrl: "https://jobs.example.com" });
    const statuses = [];
    for (const { id } of [draft, closed, late, elsewhere])
      statuses.push((await apply({ job_id: id })).status);
    expect(statuses).toEqual([404, 410, 409, 409]);
  });

  it("shows the distance from the last searched place, if there is one", async () => {
    const { ada, apply, applied } = world();
    await apply();
    expect((await applied()).items[0]).toMatchObject({ job: { distance: null }, distance_from: null });
    const places = "search=deckhand&location=Baltimore&latitude=39.29&longitude=-76.61";
    await ada.ok("GET user/job/list", `user/job/list?${places}`);
    await expect.poll(async () => (await applied()).items[0]?.distance_from).toBe("Baltimore");
    const { latitude, longitude } = (await applied()).items[0]?.job.locations[0] ?? {};
    const miles = Math.hypot(
      ((latitude ?? 0) - 39.29) * 69.1,
      ((longitude ?? 0) + 76.61) * 69.1 * Math.cos(0.6858),
    );
    expect((await applied()).items[0]?.job.distance).toBeCloseTo(miles, -0.5);
  });

  it("ends with the deadline's day, which every list shows, but stays visible to applicants", async () => {
    const { server, ada, job, apply } = world();
    await apply();
    await job.update({ applicationDeadline: "2020-01-01" });
    await server.refresh(job.id);
    const bob = await server.signIn("user");
    const path = `user/job/apply-form/${job.id}`;
    expect(await bob.fails("GET", path)).toMatchObject({
      httpStatus: 409,
      code: "applications_closed",
      message: "Applications closed on January 1, 2020.",
    });
    expect(await ada.ok("GET user/job/apply-form/{id}", path)).toMatchObject({ job_id: job.id });
    const closed = { id: job.id, applications_closed_on: "2020-01-01" };
    expect(await bob.ok("GET user/job/{id}", `user/job/${job.id}`)).toMatchObject(closed);
    expect((await bob.ok("GET user/job/list", "user/job/list")).items).toMatchObject([closed]);
    await job.update({ applyKind: "URL", applyUrl: "https://jobs.example.com" });
    expect(await bob.ok("GET user/job/{id}", `user/job/${job.id}`)).toMatchObject({
      applications_closed_on: null,
    });
  });
});

const LONG = `<p>${"Keeps the boats and the yard in order, in every season. ".repeat(6)}</p>`;
