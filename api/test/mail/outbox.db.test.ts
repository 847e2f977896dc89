import { MINUTE_MS } from "@jobmap/contract/limits";
import { pino } from "pino";
import { QueryTypes } from "sequelize";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MailWorker } from "../../src/background/mail-worker.ts";
import { Signals } from "../../src/background/signals.ts";
import { type MailToQueue, queueMail } from "../../src/commands/queue-mail.ts";
import { readEnv } from "../../src/env.ts";
import { createMail } from "../../src/gateways/mail/index.ts";
import { databaseUrl, useDatabase } from "../support/database.ts";
import { MAIL_SAMPLES } from "../support/mail-samples.ts";
import { startProcess } from "../support/process.ts";
import { TestSmtp } from "../support/smtp.ts";

const LINK = { minutes: 10, link: "l".repeat(43), linkMinutes: 60, role: "user" } as const;
const code = {
  template: "otp-register",
  to: "ada@mail.example",
  language: "en",
  values: { code: "204816", ...LINK },
} as const satisfies MailToQueue;

describe("the outbox", () => {
  const database = useDatabase();
  const smtp = new TestSmtp();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const settings = () =>
    readEnv({
      NODE_ENV: "test",
      DATABASE_URL: databaseUrl(),
      SMTP_URL: smtp.url,
      MAIL_FROM: "Jobmap <no-reply@jobs.example>",
      PUBLIC_URL: "https://jobs.example",
    });
  const newWorker = () =>
    new MailWorker({
      database: database(),
      gateway: createMail(database(), settings()),
      log: pino({ level: "silent" }),
      site: { url: "https://jobs.example" },
      now,
    });
  let mail: MailWorker;
  const signals = new Signals();
  signals.on("mail", () => mail.poke());

  beforeEach(async () => {
    ahead = 0;
    smtp.mood = "takes it";
    smtp.received.length = 0;
    smtp.begun = 0;
    smtp.unknown.clear();
    await smtp.start();
    mail = newWorker();
  });
  afterEach(async () => {
    await mail.stop();
    await smtp.stop();
  });

  const queue = (what: MailToQueue = code) =>
    database().transaction((transaction) =>
      queueMail({ database: database(), env: settings(), signals, now }, transaction, what),
    );
  const rows = () =>
    database().query<{
      status: string;
      attempts: number;
      template_values: string | null;
      last_error: string | null;
    }>("SELECT status, attempts, template_values, last_error FROM mails ORDER BY id", {
      type: QueryTypes.SELECT,
    });

  it("sends after the commit, at once, as HTML and text, to one person", async () => {
    await queue();
    await expect.poll(() => smtp.received.length).toBe(1);
    await mail.drain();
    const [received] = smtp.received;
    expect(received).toMatchObject({
      from: "no-reply@jobs.example",
      to: ["ada@mail.example"],
      subject: "Your code for Jobmap",
    });
    expect(received?.text).toContain("204816");
    expect(received?.raw).toMatch(/Content-Type: text\/html/);
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    // The one-time password does not stay behind.
    expect(await rows()).toMatchObject([{ status: "SENT", attempts: 1, template_values: null }]);
  });

  it("brings a calendar entry as a form of the mail and as a file", async () => {
    await queue({
      ...{ template: "interview", to: "ada@mail.example", language: "en" },
      values: MAIL_SAMPLES.interview,
    });
    await mail.drain();
    const raw = smtp.received[0]?.raw ?? "";
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
    expect(raw).toMatch(/filename=interview\.ics/);
    const [, entry = ""] = /application\/ics;[\s\S]*?base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
    expect(Buffer.from(entry, "base64").toString()).toContain("UID:interview-3@jobs.example.com\r\n");
  });

  it("names the company as sender and reply address, from the configured address", async () => {
    await database().transaction((transaction) =>
      queueMail({ database: database(), env: settings(), signals, now }, transaction, {
        template: "application-moved",
        to: "ada@mail.example",
        language: "en",
        values: {
          notice: {
            type: "application_moved",
            values: {
              job: "Deckhand",
              company: 'Harbor, "Sons" <x@y.example>',
              status: "INTERVIEW",
              applicationId: 5,
              message: "",
            },
          },
          contact: { email: "jobs@harbor.example", phone: "", website: "", company: "harbor" },
          unsubscribeKey: "k".repeat(22),
        },
      }),
    );
    await expect.poll(() => smtp.received.length).toBe(1);
    const [received] = smtp.received;
    expect(received?.from).toBe("no-reply@jobs.example");
    const head = received?.raw.split("\r\n\r\n")[0]?.replaceAll(/\r\n[ \t]+/g, " ");
    expect(head).toContain('From: "Harbor, \\"Sons\\" <x@y.example> via Jobmap" <no-reply@jobs.example>');
    expect(head).toMatch(/^Reply-To: jobs@harbor\.example$/m);
    expect(head).toMatch(/^To: ada@mail\.example$/m);
  });

  it("sends nothing for a rolled-back transaction", async () => {
    const failed = database().transaction(async (transaction) => {
      await queueMail({ database: database(), env: settings(), signals, now }, transaction, code);
      throw new Error("the registration failed");
    });
    await expect(failed).rejects.toThrow("the registration failed");
    await mail.drain();
    expect(await rows()).toEqual([]);
    expect(smtp.received).toEqual([]);
  });

  it("never parses an address as a list or a header", async () => {
    await queue({ ...code, to: "a@mail.example, b@mail.example" });
    await queue({ ...code, to: "c@mail.example\r\nBcc: d@mail.example" });
    await mail.drain();
    for (const { to, raw } of smtp.received) {
      expect(to).toHaveLength(1);
      expect(raw).not.toMatch(/^Bcc:/im);
    }
  });

  it("queues one mail per key", async () => {
    await Promise.all(Array.from({ length: 10 }, () => queue({ ...code, dedupeKey: "reset:1:7" })));
    await mail.drain();
    expect(smtp.received).toHaveLength(1);
  });

  it("is shared by several workers without duplicates", async () => {
    const others = [newWorker(), newWorker(), newWorker()];
    for (let i = 0; i < 40; i++) await queue({ ...code, to: `p${i}@mail.example` });
    await Promise.all([mail, ...others].map((worker) => worker.drain()));
    const recipients = smtp.received.map(({ to }) => to[0]);
    expect(recipients).toHaveLength(40);
    expect(new Set(recipients).size).toBe(40);
    await Promise.all(others.map((worker) => worker.stop()));
  });

  it("keeps the order of mails to one person", async () => {
    await smtp.stop();
    const codes = Array.from({ length: 12 }, (_, i) => String(100_000 + i));
    for (const otp of codes) await queue({ ...code, values: { code: otp, ...LINK } });
    await mail.drain();
    await database().query("UPDATE mails SET next_attempt_at = NULL");
    await smtp.start();
    await mail.drain();
    expect(smtp.received.map(({ text }) => /\d{6}/.exec(text)?.[0])).toEqual(codes);
  });

  it("R12: keeps mail while the mail server is down, and sends it once when it is back", async () => {
    await smtp.stop();
    await queue();
    await mail.drain();
    expect(await rows()).toMatchObject([{ status: "QUEUED", attempts: 1 }]);
    ahead += MINUTE_MS;
    await mail.drain();
    expect(await rows()).toMatchObject([{ status: "QUEUED", attempts: 2 }]);

    await smtp.start();
    await mail.drain();
    expect(smtp.received, "not before its next attempt").toHaveLength(0);
    ahead += MINUTE_MS;
    await mail.drain();
    ahead += MINUTE_MS;
    await mail.drain();
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: "SENT", attempts: 3 }]);
  });

  it("waits longer after each failure", async () => {
    smtp.mood = 451;
    await queue();
    await mail.drain();
    const waits: number[] = [];
    for (let i = 0; i < 5; i++) {
      const [row] = await database().query<{ next_attempt_at: Date }>("SELECT next_attempt_at FROM mails", {
        type: QueryTypes.SELECT,
      });
      const due = Number(row?.next_attempt_at);
      waits.push(due - now().getTime());
      ahead += due - now().getTime() + 1;
      await mail.drain();
    }
    for (const [i, wait] of waits.entries()) expect(wait).toBeGreaterThan((waits[i - 1] ?? 0) * 1.5);
  });

  it("R13: leaves a killed worker's mail to the next one, which sends it once", async () => {
    smtp.mood = "hangs";
    await queueForOthers();
    const worker = startProcess("mail-worker.ts", {
      ...process.env,
      DATABASE_URL: databaseUrl(),
      SMTP_URL: smtp.url,
    });
    await expect.poll(() => smtp.begun).toBeGreaterThan(0);
    worker.kill("SIGKILL");
    await worker.exited;
    smtp.mood = "takes it";

    await mail.drain();
    expect(smtp.received, "somebody may still have it in hand").toHaveLength(0);
    ahead += 10 * MINUTE_MS;
    await mail.drain();
    await mail.drain();
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: "SENT", attempts: 2 }]);
  });

  it("R13: sends unconfirmed mail again under the same Message-ID", async () => {
    await queue();
    await mail.drain();
    await database().query(
      "UPDATE mails SET status = 'QUEUED', template_values = ?, claimed_until = ?, finished_at = NULL",
      { replacements: [JSON.stringify(code.values), now()] },
    );
    ahead += MINUTE_MS;
    await mail.drain();
    expect(smtp.received).toHaveLength(2);
    expect(smtp.received[1]?.messageId).toBe(smtp.received[0]?.messageId);
    expect(smtp.received[0]?.messageId).toMatch(/^<[\w-]{36}@jobs\.example>$/);
  });

  it("R14: sets aside mail that can never be sent, and continues with the rest", async () => {
    smtp.unknown.add("gone@mail.example");
    await queue({ ...code, to: "gone@mail.example" });
    await queueForOthers("no-such-template");
    await queue();
    await mail.drain();
    expect(smtp.received.map(({ to }) => to[0])).toEqual(["ada@mail.example"]);
    expect(await rows()).toMatchObject([
      { status: "FAILED", last_error: expect.stringContaining("550") },
      { status: "FAILED", last_error: "There is no mail template named no-such-template." },
      { status: "SENT" },
    ]);
    ahead += 24 * 60 * MINUTE_MS;
    await mail.drain();
    expect((await rows())[0]).toMatchObject({ status: "FAILED", attempts: 1 });
  });

  it("R14: sets aside mail that repeatedly crashes its worker", async () => {
    await queueForOthers();
    await database().query("UPDATE mails SET attempts = 50");
    await mail.drain();
    expect(await rows()).toMatchObject([{ status: "FAILED", last_error: "too many attempts" }]);
    expect(smtp.received).toEqual([]);
  });

  it("discards an expired one-time password", async () => {
    await smtp.stop();
    await queue({ ...code, expiresAt: new Date(now().getTime() + 10 * MINUTE_MS) });
    await mail.drain();
    await smtp.start();
    ahead += 11 * MINUTE_MS;
    await mail.drain();
    expect(smtp.received).toEqual([]);
    expect(await rows()).toMatchObject([{ status: "EXPIRED", template_values: null }]);
  });

  it("deletes mail sent a month ago, and nothing unsent", async () => {
    await queue();
    await mail.drain();
    await smtp.stop();
    await queue({ ...code, to: "later@mail.example" });
    await mail.drain();
    ahead += 31 * 24 * 60 * MINUTE_MS;
    await mail.drain();
    expect(await rows()).toMatchObject([{ status: "QUEUED" }]);
  });

  /** A mail that this process's worker is not woken for. */
  async function queueForOthers(template: string = code.template): Promise<void> {
    await database().query(
      `INSERT INTO mails (template, recipient, template_values, message_id, created_at) VALUES (?, ?, ?, 'one@jobs.example', ?)`,
      { replacements: [template, code.to, JSON.stringify(code.values), now()] },
    );
  }
});
