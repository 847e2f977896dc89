import { randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { MoveWorker } from "../../src/background/move-worker.ts";
import { Application, type Job, ReplyTemplate } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });
const TEXT = "Dear {first_name}, {company} has filled {job_title}. Yours, {recruiter_first_name}";
let boss: SignedIn;
let job: Job;
beforeEach(async () => {
  const company = await buildCompany({ name: "Harbor Foods" });
  boss = await server().signIn(await buildEmployer({ firstName: "Grace" }, company));
  job = await buildJob({ title: "Deckhand" }, { company });
});

async function applied(fields: object = {}): Promise<number> {
  const candidate = await server().signIn("user");
  expect((await sendForm(candidate, { ...FORM, job_id: job.id, ...fields })).status).toBe(200);
  const where = { candidateId: candidate.account.id };
  return (await Application.findOne({ where, rejectOnEmpty: true })).id;
}
const SAVE = "employer/reply-template/save";
const save = (body: object) => boss.ok("POST employer/reply-template/save", SAVE, body);
const list = () => boss.ok("GET employer/reply-template/list", "employer/reply-template/list");
const preview = async (application_id: number, text: string) => {
  const path = "employer/reply-template/preview";
  return (await boss.ok("POST employer/reply-template/preview", path, { application_id, text })).text;
};
const reject = (ids: number[], message: string, key: string = randomUUID()) =>
  boss.ok("POST employer/applicants/move", "employer/applicants/move", {
    key,
    selection: { ids },
    action: "reject",
    message,
  });
async function tell(): Promise<void> {
  server().advance(10_001);
  const worker = new MoveWorker(server().services);
  worker.poke();
  await worker.drain();
}
const mails = async () =>
  (
    await server().services.database.query<{ id: number }>(
      "SELECT id FROM mails WHERE template = 'application-moved'",
      { type: QueryTypes.SELECT },
    )
  ).length;
const wordsTo = async (id: number) => {
  const { timeline } = await boss.ok("GET employer/application/{id}", `employer/application/${id}`);
  return timeline.flatMap(({ message }) => (message === null ? [] : [message]));
};

describe("placeholders in messages", () => {
  it("are filled in for each applicant when the message is sent, as the preview shows", async () => {
    const [ada, bea] = [await applied({ first_name: "Ada" }), await applied({ first_name: "{company}" })];
    const toAda = "Dear Ada, Harbor Foods has filled Deckhand. Yours, Grace";
    expect(await preview(ada, TEXT)).toBe(toAda);
    expect(await mails(), "a preview sends nothing").toBe(0);
    await reject([ada, bea], TEXT);
    await tell();
    expect(await wordsTo(ada)).toEqual([toAda]);
    // What an applicant entered is never taken for a placeholder.
    expect(await wordsTo(bea)).toEqual(["Dear {company}, Harbor Foods has filled Deckhand. Yours, Grace"]);
    const told = await server().services.database.query<{ notice_values: string }>(
      "SELECT notice_values FROM notifications WHERE type = 'application_moved' ORDER BY id",
      { type: QueryTypes.SELECT },
    );
    expect(told.map(({ notice_values }) => notice_values)[0]).toContain(toAda);
  });

  it("are filled in for programs as well, which tell at once", async () => {
    const id = await applied();
    const path = "employer/job/change-application-status";
    await boss.ok(`POST ${path}`, path, { ids: [id], action: "shortlist", message: "Welcome, {first_name}" });
    expect(await wordsTo(id)).toEqual(["Welcome, Ada"]);
  });

  it("without a first name take the last one, and without any go with their space", async () => {
    const id = await applied();
    await Application.update({ firstName: " " }, { where: { id } });
    expect(await preview(id, "Hello {first_name}, hello")).toBe("Hello Lovelace, hello");
    await Application.update({ firstName: "", lastName: "" }, { where: { id } });
    expect(await preview(id, "Hello {first_name}, hello")).toBe("Hello, hello");
    await boss.account.update({ firstName: "" });
    expect(await preview(id, "Yours, {recruiter_first_name}")).toBe("Yours, Harbor Foods");
  });

  it("that are unknown are refused in words, where they are saved, previewed and sent", async () => {
    const application_id = await applied();
    const bad = (path: string, body: object, field: string, word: string) =>
      expect(boss.fails("POST", path, body)).resolves.toMatchObject({
        httpStatus: 400,
        error: { [field]: expect.stringContaining(`${word} can't be filled in.`) },
      });
    for (const word of [
      "{name}",
      "{First_name}",
      "{first name}",
      "{{first_name}}",
      "{ first_name}",
      "{prénom}",
    ]) {
      const text = `Dear ${word}`;
      await bad(SAVE, { name: "No", text }, "text", word);
      await bad("employer/reply-template/preview", { application_id, text }, "text", word);
      const selection = { ids: [application_id] };
      const move = { key: randomUUID(), selection, action: "reject", message: text };
      await bad("employer/applicants/move", move, "message", word);
      const moved = { ids: [application_id], action: "reject", message: text };
      await bad("employer/job/change-application-status", moved, "message", word);
    }
    const harmless = "1 {} 2 {3} { a: b } if (x) { return; } {first_name} :-} {";
    expect(await preview(application_id, harmless)).toBe(harmless.replace("{first_name}", "Ada"));
    expect((await Application.findByPk(application_id))?.status).toBe("APPLIED");
  });

  it("cannot be previewed for another company's applicant", async () => {
    const other = await server().signIn("employer");
    const body = { application_id: await applied(), text: "Dear {first_name}" };
    expect(await other.fails("POST", "employer/reply-template/preview", body)).toMatchObject({
      httpStatus: 404,
    });
  });
});

describe("the default rejection", () => {
  it("is one of the company's templates at most, also when two are made it at once", async () => {
    const first = await save({ name: "No", text: TEXT, is_default_rejection: true });
    expect(first.is_default_rejection).toBe(true);
    const second = await save({ name: "Not now", text: TEXT });
    expect(second.is_default_rejection).toBe(false);
    await Promise.all(
      [first, second].map(({ id, name }) => save({ id, name, text: TEXT, is_default_rejection: true })),
    );
    expect((await list()).filter(({ is_default_rejection }) => is_default_rejection)).toHaveLength(1);
    // Saved again, it stays; without a word about it, it stays as well.
    const [kept] = (await list()).filter(({ is_default_rejection }) => is_default_rejection);
    await save({ id: kept?.id, name: kept?.name, text: TEXT, is_default_rejection: true });
    await save({ id: kept?.id, name: kept?.name, text: "Dear {first_name}" });
    expect((await list()).find(({ is_default_rejection }) => is_default_rejection)).toEqual({
      ...kept,
      text: "Dear {first_name}",
    });
    await save({ id: kept?.id, name: kept?.name, text: TEXT, is_default_rejection: false });
    expect((await list()).some(({ is_default_rejection }) => is_default_rejection)).toBe(false);
    expect(await ReplyTemplate.count()).toBe(2);
  });
});

describe("a rejection with a message", () => {
  it("reaches nobody twice, by a second rejection of many or by the same one repeated", async () => {
    const [ada, bea] = [await applied(), await applied({ first_name: "Bea" })];
    const key = randomUUID();
    await reject([ada], TEXT, key);
    await reject([ada], TEXT, key);
    await tell();
    expect(await mails()).toBe(1);
    await reject([ada], TEXT, key);
    expect(await reject([ada, bea], TEXT)).toMatchObject({ total: 2, moved: 1, refused: 1 });
    await tell();
    expect(await mails()).toBe(2);
    expect(await reject([ada, bea], TEXT)).toMatchObject({ moved: 0, refused: 2 });
    await tell();
    expect(await mails()).toBe(2);
    expect(await wordsTo(ada)).toHaveLength(1);
    expect(await wordsTo(bea)).toHaveLength(1);
  });
});
