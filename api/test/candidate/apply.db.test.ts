import { beforeEach, describe, expect, it } from "vitest";
import { Application, type Job } from "../../src/models/index.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import { presses } from "../support/presses.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { FORM, PDF, sendForm } from "./forms.ts";

const server = useServer();
let ada: SignedIn;
let boss: SignedIn;
let job: Job;
beforeEach(async () => {
  const company = await buildCompany({ name: "Harbor Works" });
  boss = await server().signIn(await buildEmployer({}, company));
  ada = await server().signIn("user");
  job = await buildJob({ title: "Deckhand" }, { company });
});

const apply = (fields: object = {}, resume?: Buffer) =>
  sendForm(ada, { ...FORM, job_id: job.id, ...fields }, resume);
const applied = () => ada.ok("GET user/job/applied", "user/job/applied");
const ask = (questions: object[]) =>
  boss.ok("POST employer/job/post-job-question", "employer/job/post-job-question", { id: job.id, questions });

describe("applying", () => {
  // @spec 1.4, 1.12, 1.17
  it("sends name, cover note, answers and resume, and notifies the employer at once and by mail", async () => {
    await job.update({
      salaryCurrency: "USD",
      salaryMin: 2_000,
      salaryMax: 2_500,
      salaryUnit: "HOUR",
      description: LONG,
    });
    const { questions } = await ask([
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
    expect(await mailsTo(server(), boss.account.email)).toMatchObject([
      { subject: "Ada Lovelace applied for Deckhand" },
    ]);
  });

  it("creates one application for fifty clicks at once (R24)", async () => {
    const statuses = new Set((await presses(() => apply())).map(({ status }) => status));
    // Some are turned away: the machine is busy, or the applications of an hour are used up.
    for (const refusal of [503, 429]) statuses.delete(refusal);
    expect(statuses).toEqual(new Set([200]));
    expect(await Application.count()).toBe(1);
    expect((await boss.ok("GET notification/list", "notification/list")).total).toBe(1);
  });

  it("names missing or wrong answers, and saves nothing", async () => {
    await job.update({
      salaryCurrency: "USD",
      salaryMin: 2_000,
      salaryMax: 2_500,
      salaryUnit: "HOUR",
      description: LONG,
    });
    const { questions } = await ask([
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
    const refused = (bytes: Buffer) => apply({}, bytes).then(({ status }) => status);
    expect(await refused(Buffer.from("<!doctype html><script>alert(1)</script>"))).toBe(415);
    expect(await refused(Buffer.from("MZ\u0000\u0001program"))).toBe(415);
    expect(await refused(Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]))).toBe(415);
    expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1, "a"))).toBe(413);
    expect(await Application.count()).toBe(0);
    expect(await refused(Buffer.from("Plain words about boats."))).toBe(200);
  });

  it("prefills known values, and can send the last resume again", async () => {
    await apply({ phone: "410 555 0100", resume_name: "Ada’s resume.pdf" }, PDF);
    const other = await buildJob({}, { company: await buildCompany() });
    const form = await ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${other.id}`);
    expect(form).toMatchObject({ email: ada.account.email, phone: "410 555 0100", application_id: null });
    expect(form.last_resume?.name).toBe("Ada’s resume.pdf");
    await apply({ job_id: other.id, resume_of: form.last_resume?.application_id, resume_name: "Another" });
    expect((await applied()).items[0]).toMatchObject({ job: { id: other.id }, has_resume: true });
    const next = await ada.ok("GET user/job/apply-form/{id}", `user/job/apply-form/${other.id}`);
    expect(next.last_resume).toMatchObject({ name: "Ada’s resume.pdf" });
  });

  it("answers 404, 410 and 409 where applying is not possible", async () => {
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
    await apply();
    await job.update({ applicationDeadline: "2020-01-01" });
    await server().refresh(job.id);
    const bob = await server().signIn("user");
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

describe("after applying", () => {
  it("the candidate sees each step, with the employer's message", async () => {
    await apply();
    const [application] = (await boss.ok("GET employer/job/applicants-list", "employer/job/applicants-list"))
      .items;
    await boss.ok("POST employer/application/view", "employer/application/view", { id: application?.id });
    await boss.ok("POST employer/job/change-application-status", "employer/job/change-application-status", {
      ids: [application?.id],
      action: "interview",
      message: "Tuesday at nine?",
    });
    expect((await applied()).items[0]).toMatchObject({
      status: "INTERVIEW",
      timeline: [
        { status: "APPLIED", message: null },
        { status: "VIEWED", message: null },
        { status: "INTERVIEW", message: "Tuesday at nine?" },
      ],
    });
    const [mail] = await mailsTo(server(), ada.account.email);
    expect(mail).toMatchObject({
      subject: "Harbor Works invited you to interview for Deckhand",
      sender: "Harbor Works via Jobmap",
      reply_to: null,
    });
    expect(mail?.text).toContain("Tuesday at nine?");
    expect(mail?.text).toContain("has not shared contact details");
  });

  it("the candidate can reply to an employer that shows contact details, from its first positive answer on", async () => {
    await apply();
    expect((await applied()).items[0]?.contact).toBeNull();
    const contact = { email: "jobs@harbor.example", phone: "410 555 0100", website: "harbor.example" };
    const save = (body: object) =>
      boss.ok("POST employer/profile/update-contact-detail", "employer/profile/update-contact-detail", body);
    expect(await save(contact)).toMatchObject({ show_contact: false });
    const id = (await applied()).items[0]?.id;
    const move = (action: string) =>
      boss.ok("POST employer/job/change-application-status", "employer/job/change-application-status", {
        ids: [id],
        action,
      });
    await move("shortlist");
    const website = "https://harbor.example";
    expect((await applied()).items[0]?.contact).toEqual({
      email: "",
      phone: "",
      website,
      company: boss.account.username,
    });
    expect(await save({ ...contact, show_contact: true })).toMatchObject({ show_contact: true });
    // What is not said stays as it is.
    expect(await save(contact)).toMatchObject({ show_contact: true });
    await move("interview");
    expect((await applied()).items[0]?.contact).toMatchObject({ ...contact, website });
    const [mail] = await mailsTo(server(), ada.account.email);
    expect(mail?.reply_to).toBe("jobs@harbor.example");
    await move("reject");
    expect((await applied()).items[0]?.contact).toBeNull();
    const [last] = await mailsTo(server(), ada.account.email);
    expect(last).toMatchObject({
      subject: "Harbor Works is not moving forward with your application for Deckhand",
      reply_to: null,
    });
  });

  it("it can be withdrawn once, which notifies the employer, and not sent again", async () => {
    await apply();
    const id = (await applied()).items[0]?.id;
    const gone = await ada.ok("POST user/job/withdraw", "user/job/withdraw", { id });
    expect(gone).toMatchObject({ status: "WITHDRAWN", can_withdraw: false });
    const alone = (one: number) => ada.ok("GET user/job/applied", `user/job/applied?id=${one}`);
    expect((await alone(gone.id)).items).toMatchObject([{ id: gone.id, status: "WITHDRAWN" }]);
    expect((await alone(gone.id + 1)).items).toEqual([]);
    expect(await ada.fails("POST", "user/job/withdraw", { id })).toMatchObject({
      httpStatus: 409,
      code: "illegal_transition",
    });
    expect((await apply()).status).toBe(409);
    expect((await boss.ok("GET notification/list", "notification/list")).items[0]?.type).toBe(
      "application_withdrawn",
    );
  });

  it("closing the job answers all open applications, and notifies those who saved it", async () => {
    await apply();
    const grace = await server().signIn("user");
    await grace.ok("POST user/job/save", "user/job/save", { job_id: job.id });
    await boss.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: job.id,
      action: "close",
      close_reason: "FILLED",
    });
    expect((await applied()).items[0]).toMatchObject({ status: "JOB_CLOSED", job_status: "CLOSED" });
    expect(await mailsTo(server(), ada.account.email)).toMatchObject([
      { subject: "Deckhand at Harbor Works is no longer open", sender: "Harbor Works via Jobmap" },
    ]);
    expect(await mailsTo(server(), grace.account.email)).toMatchObject([
      { subject: "Deckhand at Harbor Works is no longer open" },
    ]);
  });

  it("closed applications can be removed from the list; open ones stay", async () => {
    await apply();
    const other = await buildJob({}, { company: await buildCompany() });
    await apply({ job_id: other.id });
    const withdrawn = (await applied()).items.find((one) => one.job.id === job.id);
    await ada.ok("POST user/job/withdraw", "user/job/withdraw", { id: withdrawn?.id });
    const path = "user/job/clear-applied-jobs";
    expect(await ada.ok("POST user/job/clear-applied-jobs", path, {})).toEqual({ removed: 1 });
    expect((await applied()).items.map((one) => one.job.id)).toEqual([other.id]);
  });
});

describe("access (S22)", () => {
  it("rejects visitors and employers, and hides others' applications", async () => {
    await apply({}, PDF);
    const id = (await applied()).items[0]?.id;
    const other = await server().signIn("user");
    expect(await server().fails("POST", "user/job/apply", { ...FORM, job_id: job.id })).toMatchObject({
      httpStatus: 401,
    });
    expect(await boss.fails("POST", "user/job/apply", { ...FORM, job_id: job.id })).toMatchObject({
      httpStatus: 403,
    });
    expect(await other.fails("POST", "user/job/withdraw", { id })).toMatchObject({ httpStatus: 404 });
    expect((await other.request("GET", `/api/v1/user/application/${id}/resume`)).status).toBe(404);
    const mine = await ada.request("GET", `/api/v1/user/application/${id}/resume`);
    expect(mine.headers.get("Content-Disposition")).toContain("attachment");
    expect(Buffer.from(await mine.arrayBuffer())).toEqual(PDF);
  });
});

const LONG = `<p>${"Keeps the boats and the yard in order, in every season. ".repeat(6)}</p>`;
