import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/commands/account/erase.ts";
import { Application, type Job } from "../../src/models/index.ts";
import { exportAccount } from "../../src/queries/export-account.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob, PASSWORD } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "10" } });
let boss: SignedIn;
let ada: SignedIn;
let job: Job;
let id: number;
beforeEach(async () => {
  const company = await buildCompany({ name: "Harbor Works" });
  boss = await server().signIn(await buildEmployer({}, company));
  job = await buildJob({ title: "Deckhand" }, { company });
  ada = await server().signIn("user");
  await sendForm(ada, { ...FORM, job_id: job.id });
  id = (await Application.findOne({ where: { jobId: job.id }, rejectOnEmpty: true })).id;
});

const send = (who: SignedIn, text: string, key: string = randomUUID()) =>
  who.ok("POST thread/send", "thread/send", { id, text, key });
const refused = (who: SignedIn, text: string) =>
  who.fails("POST", "thread/send", { id, text, key: randomUUID() });
const read = (who: SignedIn) => who.ok("GET thread/{id}", `thread/${id}`);
const unread = (who: SignedIn) => who.ok("GET thread/unread", "thread/unread");
const move = (action: string) =>
  boss.ok("POST employer/job/change-application-status", "employer/job/change-application-status", {
    ids: [id],
    action,
  });
const byLink = (link: string) => server().browser().ok("POST thread/by-link", "thread/by-link", { link });
/** The key in the newest mail to the candidate. */
async function linkSent(): Promise<string> {
  const [newest] = await mailsTo(server(), ada.account.email);
  return /#link=([\w-]{43})/.exec(newest?.text ?? "")?.[1] ?? "";
}

describe("a conversation", () => {
  it("is the same on both sides, named as each may know the other", async () => {
    await send(boss, "Can you start on Monday?");
    await send(ada, "Yes. <b>Where</b>?\nAt the dock?");
    expect(await read(ada)).toMatchObject({
      side: "candidate",
      other: "Harbor Works",
      closed: null,
      messages: [
        { side: "employer", author: "Harbor Works", text: "Can you start on Monday?" },
        { side: "candidate", author: "Ada Lovelace", text: "Yes. <b>Where</b>?\nAt the dock?" },
      ],
    });
    const theirs = await read(boss);
    expect(theirs).toMatchObject({ side: "employer", other: "Ada Lovelace" });
    expect(theirs.messages[0]?.author, "colleagues see who wrote").not.toBe("Harbor Works");
  });

  it("counts what an account has not read, and answering is reading", async () => {
    const first = await send(boss, "One");
    await send(boss, "Two");
    expect(await unread(ada)).toEqual([{ application_id: id, unread: 2 }]);
    expect(await unread(boss)).toEqual([]);
    await ada.ok("POST thread/read", "thread/read", { id, up_to: first.id });
    expect(await unread(ada)).toEqual([{ application_id: id, unread: 1 }]);
    await send(ada, "Three");
    expect(await unread(ada)).toEqual([]);
    expect(await unread(boss)).toEqual([{ application_id: id, unread: 1 }]);
    await boss.ok("POST thread/read", "thread/read", { id, up_to: 4_000_000_000 });
    expect(await unread(boss)).toEqual([]);
    await send(ada, "Four");
    expect(await unread(boss), "nothing is read before it is written").toEqual([
      { application_id: id, unread: 1 },
    ]);
  });

  it("has a message once, however often and at once it is sent", async () => {
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(ada, "Hello", key)));
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect((await read(boss)).messages).toHaveLength(1);
    expect((await mailsTo(server(), boss.account.email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it("comes in pages, without a gap", async () => {
    await send(boss, "Message 0");
    const rows = Array.from({ length: 69 }, (_, n) => [
      id,
      "candidate",
      ada.account.id,
      randomUUID(),
      `Message ${n + 1}`,
      new Date(),
    ]);
    await server().services.database.query(
      "INSERT INTO thread_messages (application_id, side, account_id, request_key, text, created_at) VALUES ?",
      { replacements: [rows], type: QueryTypes.INSERT },
    );
    const latest = await read(ada);
    expect(latest).toMatchObject({ has_more: true });
    const before = latest.messages[0]?.id;
    const older = await ada.ok("GET thread/{id}", `thread/${id}?before=${before}`);
    expect(older.has_more).toBe(false);
    expect([...older.messages, ...latest.messages].map(({ text }) => text)).toEqual(
      Array.from({ length: 70 }, (_, n) => `Message ${n}`),
    );
  });

  it("does not go on for ever without an answer", async () => {
    for (let n = 0; n < 20; n++) await send(ada, `Hello ${n}`);
    expect(await refused(ada, "Hello?")).toMatchObject({ httpStatus: 429 });
    await send(boss, "Yes?");
    await send(ada, "Hello!");
  });

  it("is closed by a withdrawal, a deactivated account, and a month after a rejection", async () => {
    await move("reject");
    await send(boss, "Try again in spring.");
    server().advance(31 * DAY_MS);
    boss = await server().signIn(boss.account);
    expect(await refused(boss, "Spring is here.")).toMatchObject({ code: "conflict" });
    await Application.update({ status: "APPLIED" }, { where: { id } });
    await ada.account.update({ deactivatedAt: new Date() });
    expect((await read(boss)).closed).toContain("deactivated");
    expect(await refused(boss, "Are you there?")).toMatchObject({ code: "conflict" });
    await ada.account.update({ deactivatedAt: null });
    const back = await server().signIn(ada.account);
    await back.ok("POST user/job/withdraw", "user/job/withdraw", { id });
    expect(await refused(boss, "Pity.")).toMatchObject({ code: "conflict" });
    expect((await read(boss)).closed).toContain("withdrawn");
  });

  it("can be reported by both sides, the second report in place of the first", async () => {
    const report = (who: SignedIn, reason: string, note = "") =>
      who.ok("POST thread/report", "thread/report", { id, reason, note });
    await report(ada, "ASKS_MONEY");
    await report(ada, "OTHER", "They ask for my passport.");
    await report(boss, "SCAM");
    const rows = await server().services.database.query(
      "SELECT reason, note, status FROM thread_reports ORDER BY id",
      { type: QueryTypes.SELECT },
    );
    expect(rows).toEqual([
      { reason: "OTHER", note: "They ask for my passport.", status: "OPEN" },
      { reason: "SCAM", note: "", status: "OPEN" },
    ]);
    expect((await read(ada)).is_reported).toBe(true);
    const blank = { id, reason: "OTHER", note: "" };
    expect(await ada.fails("POST", "thread/report", blank)).toMatchObject({ code: "invalid_input" });
  });

  it("goes with its application, and is in the export of its candidate", async () => {
    await send(boss, "Can you start on Monday?");
    await send(ada, "Yes.");
    const { database } = server().services;
    const own = await exportAccount(database, { ...ada.account.get(), jobs: "all" });
    expect(own["thread_messages"]).toMatchObject([{ side: "employer" }, { side: "candidate" }]);
    expect(JSON.stringify(own)).not.toContain("token_hash");
    await eraseAccount(server().services, ada.account.id);
    for (const table of ["thread_messages", "thread_reads", "reply_links"])
      expect(await database.query(`SELECT * FROM ${table}`, { type: QueryTypes.SELECT })).toEqual([]);
  });
});

describe("being told", () => {
  it("happens once a day while messages wait, and again after reading", async () => {
    for (const text of ["One", "Two", "Three"]) await send(boss, text);
    const mails = () => mailsTo(server(), ada.account.email);
    expect(await mails()).toMatchObject([
      {
        subject: "Harbor Works wrote to you about Deckhand",
        sender: expect.stringContaining("Harbor Works"),
      },
    ]);
    server().advance(DAY_MS);
    await send(boss, "Four");
    expect(await mails()).toHaveLength(2);
    const [latest] = (await read(ada)).messages.slice(-1);
    await ada.ok("POST thread/read", "thread/read", { id, up_to: latest?.id });
    const bell = await ada.ok("GET notification/list", "notification/list");
    expect(bell.unread, "reading the messages reads the bell's entries").toBe(0);
    await send(boss, "Five");
    expect(await mails()).toHaveLength(3);
  });

  it("reaches employers by their digest", async () => {
    await send(ada, "Is the boat heated?");
    await mailsTo(server(), boss.account.email);
    server().advance(61 * MINUTE_MS);
    const [mail] = await mailsTo(server(), boss.account.email);
    expect(mail?.subject).toBe("Ada Lovelace wrote to you about Deckhand");
    expect(mail?.text).not.toContain("#link=");
  });
});

describe("a link in a mail", () => {
  it("opens its conversation in any browser, and nothing else", async () => {
    await send(boss, "Can you start on Monday?");
    const link = await linkSent();
    expect(await byLink(link)).toMatchObject({ application_id: id, side: "candidate", unread: 1 });
    const visitor = server().browser();
    const answer = { link, text: "Yes.", key: randomUUID() };
    await visitor.ok("POST thread/send-by-link", "thread/send-by-link", answer);
    expect((await read(boss)).messages.at(-1)).toMatchObject({ side: "candidate", text: "Yes." });
    expect(await server().as(link).fails("GET", "user/job/applied")).toMatchObject({ httpStatus: 401 });
    expect(await visitor.fails("GET", `thread/${id}`)).toMatchObject({ httpStatus: 401 });
  });

  it("is over after three days, and when its owner signs out everywhere or leaves", async () => {
    await send(boss, "One");
    const link = await linkSent();
    const fails = async () =>
      expect(await server().browser().fails("POST", "thread/by-link", { link })).toMatchObject({
        code: "gone",
      });
    server().advance(72 * HOUR_MS - MINUTE_MS);
    await byLink(link);
    server().advance(2 * MINUTE_MS);
    await fails();

    await send(boss, "Two");
    const next = await linkSent();
    expect(next).not.toBe(link);
    await byLink(next);
    await ada.account.update({ deactivatedAt: new Date() });
    await server().browser().fails("POST", "thread/by-link", { link: next });
    await ada.account.update({ deactivatedAt: null });
    const back = await server().signIn(ada.account);
    await back.ok("POST user/change-password", "user/change-password", {
      old_password: PASSWORD,
      password: "Another-Chain-8",
    });
    expect(await server().browser().fails("POST", "thread/by-link", { link: next })).toMatchObject({
      code: "gone",
    });
  });
});
