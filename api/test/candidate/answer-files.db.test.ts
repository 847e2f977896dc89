import { beforeEach, describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/commands/account/erase.ts";
import { sweepFiles } from "../../src/commands/sweep-files.ts";
import { Application, ApplicationFile } from "../../src/models/index.ts";
import { buildEmployer } from "../support/build.ts";
import { lockedPdf, pdf } from "../support/documents.ts";
import { jpeg } from "../support/pictures.ts";
import { useDeckhandJob } from "./deckhand.ts";
import { FORM, PDF } from "./forms.ts";

const world = useDeckhandJob();
let license: number;
let photo: number;

beforeEach(async () => {
  const { boss, job } = world();
  const path = "employer/job/post-job-question";
  await job.update({ salaryCurrency: "USD", salaryMin: 2_000, salaryMax: 2_500, salaryUnit: "HOUR" });
  await job.update({ description: `<p>${"Deck work on harbor boats. ".repeat(12)}</p>` });
  const { questions } = await boss.ok(`POST ${path}`, path, {
    id: job.id,
    questions: [
      { text: "Your license?", type: "FILE", required: true },
      { text: "A photo of your boat", type: "FILE" },
      { text: "Why?", type: "SINGLE_LINE_TEXT" },
    ],
  });
  [license = 0, photo = 0] = questions.map(({ id }) => id);
});

/** Applies as a browser sends the form. @param files by the name of their field */
async function send(files: Record<string, Buffer | readonly Buffer[]>, fields: Record<string, string> = {}) {
  const { ada, job } = world();
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, job_id: String(job.id), ...fields }))
    form.set(name, value);
  for (const [name, given] of Object.entries(files))
    for (const bytes of Buffer.isBuffer(given) ? [given] : given)
      form.append(name, new Blob([new Uint8Array(bytes)]), "license.exe");
  const response = await ada.request("POST", "/api/v1/user/job/apply", { method: "POST", body: form });
  const { error } = (await response.json()) as { error?: Record<string, string> };
  return { status: response.status, error };
}

const filesStored = async () => {
  const [rows] = await world().server.services.database.query("SELECT COUNT(*) AS n FROM files");
  return Number((rows[0] as { n: number }).n);
};

describe("a question that is answered by a file", () => {
  it("takes several files in one request; employer and candidate can download them, nobody else", async () => {
    const { server, ada, boss } = world();
    const answers = JSON.stringify([{ question_id: license, value: "Master.pdf" }]);
    const files = { resume: PDF, [`answers.${license}`]: pdf(2), [`answers.${photo}`]: await jpeg() };
    expect(await send(files, { answers })).toEqual({ status: 200, error: undefined });
    const { id } = await Application.findOne({ rejectOnEmpty: true });
    const { answers: given } = await boss.ok("GET employer/application/{id}", `employer/application/${id}`);
    expect(given).toMatchObject([
      { question: "Your license?", type: "FILE", value: "Master.pdf", is_knockout: false },
      { question: "A photo of your boat", type: "FILE", value: "File" },
    ]);
    const path = `application/${id}/answer/${license}/file`;
    const fetched = await boss.request("GET", `/api/v1/employer/${path}`);
    expect(Object.fromEntries(fetched.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''Your%20license%20Ada%20Lovelace.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(pdf(2));
    expect((await ada.request("GET", `/api/v1/user/${path}`)).status).toBe(200);
    const picture = await boss.request("GET", `/api/v1/employer/application/${id}/answer/${photo}/file`);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
    const others = [await server.signIn(await buildEmployer()), await server.signIn("user")];
    expect((await others[0]?.request("GET", `/api/v1/employer/${path}`))?.status).toBe(404);
    expect((await others[1]?.request("GET", `/api/v1/user/${path}`))?.status).toBe(404);
    expect((await server.request("GET", `/api/v1/employer/${path}`)).status).toBe(401);
    expect((await boss.request("GET", `/api/v1/employer/${path}-pages`)).status).toBe(200);
  });

  it("is missing in words under its field when it is required", async () => {
    expect(await send({})).toEqual({
      status: 400,
      error: { [`answers.${license}`]: "Please answer this question." },
    });
    // A name without a file is no answer.
    const answers = JSON.stringify([{ question_id: license, value: "Master.pdf" }]);
    expect(await send({}, { answers })).toMatchObject({
      error: { [`answers.${license}`]: "Please add a file." },
    });
    expect(await Application.count()).toBe(0);
  });

  it("refuses what resumes refuse, under its field, and keeps nothing of the request", async () => {
    const good = { resume: PDF, [`answers.${license}`]: pdf() };
    const field = `answers.${photo}`;
    const script = Buffer.from("<!doctype html><script>alert(1)</script>");
    for (const [bytes, status] of [
      [script, 415],
      [Buffer.from("Plain words are no license."), 415],
      [Buffer.alloc(5 * 1024 * 1024 + 1, "a"), 413],
      [lockedPdf(), 400],
      [pdf(11), 400],
    ] as const)
      expect(await send({ ...good, [field]: bytes })).toMatchObject({
        status,
        error: { [field]: expect.any(String) },
      });
    expect(await Application.count()).toBe(0);
    expect(await filesStored()).toBe(0);
  });

  it("takes one file each, and none for a question that asks for something else", async () => {
    expect((await send({ [`answers.${license}`]: [PDF, PDF] })).status).toBe(413);
    const stray = { [`answers.${license}`]: PDF, [`answers.${license + 1_000}`]: PDF };
    expect(await send(stray)).toMatchObject({
      status: 400,
      error: { [`answers.${license + 1_000}`]: "This question does not take a file." },
    });
    expect((await send({ [`answers.${license}`]: PDF, "answers.x": PDF })).status).toBe(400);
    expect(await Application.count()).toBe(0);
  });

  it("goes with its candidate's account", async () => {
    const { server, ada } = world();
    await send({ [`answers.${license}`]: PDF });
    expect(await ApplicationFile.count()).toBe(1);
    await eraseAccount(server.services, ada.account.id);
    await sweepFiles(server.services);
    expect(await ApplicationFile.count()).toBe(0);
    expect(await filesStored()).toBe(0);
  });
});
