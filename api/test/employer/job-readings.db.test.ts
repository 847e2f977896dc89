import { randomUUID } from "node:crypto";
import type { JobReading } from "@jobmap/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { Job, JobMarks } from "../../src/models/index.ts";
import { feedSite, posting } from "../job-feeds/feed-site.ts";
import { pdf } from "../support/documents.ts";
import { presses } from "../support/presses.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { FEEDS_FROM_THIS_MACHINE: "1" } });
let boss: SignedIn;
beforeEach(async () => {
  boss = await server().signIn("employer");
});

const ABOUT = "Keeps the boats and the yard in order, in every season and in most weather. ".repeat(4);
const TEXT = `Deckhand
Location: Baltimore, MD
Pay: $21 to $26 per hour

${ABOUT}`;
const readText = (text: string) => boss.ok("POST employer/job/read-text", "employer/job/read-text", { text });
const readLink = (url: string, more: object = {}) =>
  boss.ok("POST employer/job/read-link", "employer/job/read-link", { url, ...more });
const refusedLink = (url: string) => boss.fails("POST", "employer/job/read-link", { url });
const bodyOf = ({ origin, content, findings }: JobReading) => ({
  request_key: randomUUID(),
  origin,
  content,
  findings,
});
const save = (body: object) => boss.ok("POST employer/job/save-reading", "employer/job/save-reading", body);
const fieldsOf = (job: { marks: { findings: readonly { field: string }[] } | null }) =>
  job.marks?.findings.map(({ field }) => field) ?? [];

describe("a job that is read", () => {
  it("is saved by nobody but its employer, as a draft with where each field is from", async () => {
    const read = await readText(TEXT);
    expect(await Job.count()).toBe(0);
    const job = await save(bodyOf(read));
    expect(job).toMatchObject({
      status: "DRAFT",
      title: "Deckhand",
      base_salary: { min: 2_100, max: 2_600 },
    });
    expect(job.marks?.origin).toEqual({ kind: "TEXT", name: "" });
    expect(job.marks?.findings).toEqual(read.findings);
  });

  it("is one draft, however often it is saved with one key", async () => {
    const body = bodyOf(await readText(TEXT));
    const made = await presses(() => save(body));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await JobMarks.count()).toBe(1);
  });

  it("loses the mark of a field that is changed, and of one that is confirmed", async () => {
    const { id, version } = await save(bodyOf(await readText(TEXT)));
    const changed = await boss.ok("POST employer/job/save-changes", "employer/job/save-changes", {
      id,
      version,
      title: "Bosun",
    });
    expect(fieldsOf(changed)).toEqual(expect.arrayContaining(["base_salary", "locations"]));
    expect(fieldsOf(changed)).not.toContain("title");
    const ask = (fields: string[]) =>
      boss.ok("POST employer/job/confirm-marks", "employer/job/confirm-marks", { id, fields });
    const confirmed = await ask(["base_salary"]);
    expect(fieldsOf(confirmed)).not.toContain("base_salary");
    expect(confirmed).toMatchObject({ version: changed.version, base_salary: { min: 2_100 } });
    expect((await ask(fieldsOf(confirmed))).marks).toBeNull();
    expect(fieldsOf(await ask(["title"]))).toEqual([]);
  });

  it("keeps no mark of a field that was left out", async () => {
    const { content, ...body } = bodyOf(await readText(TEXT));
    const { base_salary: _, ...chosen } = content;
    const job = await save({ ...body, content: chosen });
    expect(job.base_salary).toBeNull();
    expect(fieldsOf(job)).not.toContain("base_salary");
  });

  it("is nobody else's to confirm", async () => {
    const { id } = await save(bodyOf(await readText(TEXT)));
    const other = await server().signIn("employer");
    const refused = await other.fails("POST", "employer/job/confirm-marks", { id, fields: ["title"] });
    expect(refused.code).toBe("not_found");
  });

  it("needs a text of a job", async () => {
    for (const text of ["", "  ", "x".repeat(60_001)])
      expect(await boss.fails("POST", "employer/job/read-text", { text })).toMatchObject({
        code: "invalid_input",
        error: { text: expect.any(String) },
      });
  });
});

describe("a link", () => {
  const page = (body: string) => `<html><head><title>x</title></head><body>${body}</body></html>`;

  it("to a page of one job is read, and tells of another company and another site", async () => {
    const site = await feedSite([]);
    site.answer =
      page(`<h1>Deckhand</h1><dl><dt>Company</dt><dd>Some Other Fleet</dd><dt>Pay</dt><dd>$21 per hour</dd></dl>
      <h2>Responsibilities</h2><ul><li>Keeps the boats in order</li><li>Keeps the yard in order</li></ul><p>${ABOUT}</p>`);
    const read = await readLink(site.url);
    expect(read).toMatchObject({ origin: { kind: "LINK", name: site.url }, jobs: [] });
    expect(read.content).toMatchObject({ title: "Deckhand", base_salary: { min: 2_100 } });
    expect(read.notes).toContainEqual({ kind: "OTHER_COMPANY", text: "Some Other Fleet" });
    expect(await Job.count()).toBe(0);
  });

  it("to several jobs offers them, and reads the one that is chosen", async () => {
    const site = await feedSite([posting(1), posting(2)]);
    const { jobs, content } = await readLink(site.url);
    expect(jobs.map(({ title }) => title)).toEqual(["Deckhand 1", "Deckhand 2"]);
    expect(content).toEqual({});
    const second = await readLink(site.url, { pick: 1 });
    expect(second.content).toMatchObject({ title: "Deckhand 2", base_salary: { min: 2_100, max: 2_600 } });
    expect(second.findings.find(({ field }) => field === "title")?.label).toBe("Lever: title");
  });

  it("to a sign-in, to nothing, or to this network is refused in words", async () => {
    const site = await feedSite([]);
    site.answer = page('<form><input type="password"></form>');
    expect((await refusedLink(site.url)).error).toMatchObject({ url: expect.stringContaining("sign-in") });
    site.answer = 403;
    expect((await refusedLink(site.url)).error).toMatchObject({ url: expect.stringContaining("sign-in") });
    site.answer = page("<div id=root></div><script src=app.js></script>");
    expect((await refusedLink(site.url)).error).toMatchObject({
      url: expect.stringContaining("paste the text"),
    });
    site.answer = 404;
    expect((await refusedLink(site.url)).error).toMatchObject({ url: expect.stringContaining("404") });
    for (const url of [
      "http://10.0.0.1/jobs",
      "http://169.254.169.254/latest",
      "file:///etc/passwd",
      "no address",
    ])
      expect((await refusedLink(url)).code).toBe("invalid_input");
  });
});

it("refuses a file of pictures, and one that is no document, in words", async () => {
  const send = async (bytes: Buffer) => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(bytes)]), "job.pdf");
    const response = await boss.request("POST", "/api/v1/employer/job/read-file", {
      headers: await server().pageHeaders(),
      body: form,
    });
    return JSON.stringify(JSON.parse(await response.text()));
  };
  expect(await send(pdf(1))).toContain("pictures of pages");
  expect(await send(Buffer.from("GIF89a"))).toContain("Please choose a pdf or a docx.");
});
