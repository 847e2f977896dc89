import { describe, expect, it } from "vitest";
import { buildCompany, buildJob } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import { useDeckhandJob } from "./deckhand.ts";
import { FORM, PDF } from "./forms.ts";

const world = useDeckhandJob();

describe("after applying", () => {
  it("the candidate sees each step, with the employer's message", async () => {
    const { server, ada, boss, apply, applied } = world();
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
    const [mail] = await mailsTo(server, ada.account.email);
    expect(mail).toMatchObject({
      subject: "Harbor Works invited you to interview for Deckhand",
      sender: "Harbor Works via Jobmap",
      reply_to: null,
    });
    expect(mail?.text).toContain("Tuesday at nine?");
    expect(mail?.text).toContain("has not shared contact details");
  });

  it("the candidate can reply to an employer that shows contact details, from its first positive answer on", async () => {
    const { server, ada, boss, apply, applied } = world();
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
    const [mail] = await mailsTo(server, ada.account.email);
    expect(mail?.reply_to).toBe("jobs@harbor.example");
    await move("reject");
    expect((await applied()).items[0]?.contact).toBeNull();
    const [last] = await mailsTo(server, ada.account.email);
    expect(last).toMatchObject({
      subject: "Harbor Works is not moving forward with your application for Deckhand",
      reply_to: null,
    });
  });

  it("it can be withdrawn once, which notifies the employer, and not sent again", async () => {
    const { ada, boss, apply, applied } = world();
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
    const { server, ada, boss, job, apply, applied } = world();
    await apply();
    const grace = await server.signIn("user");
    await grace.ok("POST user/job/save", "user/job/save", { job_id: job.id });
    await boss.ok("POST employer/job/change-status", "employer/job/change-status", {
      id: job.id,
      action: "close",
      close_reason: "FILLED",
    });
    expect((await applied()).items[0]).toMatchObject({ status: "JOB_CLOSED", job_status: "CLOSED" });
    expect(await mailsTo(server, ada.account.email)).toMatchObject([
      { subject: "Deckhand at Harbor Works is no longer open", sender: "Harbor Works via Jobmap" },
    ]);
    expect(await mailsTo(server, grace.account.email)).toMatchObject([
      { subject: "Deckhand at Harbor Works is no longer open" },
    ]);
  });

  it("closed applications can be removed from the list; open ones stay", async () => {
    const { ada, job, apply, applied } = world();
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
    const { server, ada, boss, job, apply, applied } = world();
    await apply({}, PDF);
    const id = (await applied()).items[0]?.id;
    const other = await server.signIn("user");
    expect(await server.fails("POST", "user/job/apply", { ...FORM, job_id: job.id })).toMatchObject({
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
