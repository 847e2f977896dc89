import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RESUME_READERS, type ResumeReader } from "@jobmap/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { Poppler } from "../../src/files/poppler.ts";
import { requesterOf } from "../../src/security/requester.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { HAS_POPPLER } from "./readers.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const job = (entry: object) =>
  ada.ok("POST user/experience/add-profile", "user/experience/add-profile", { entry });
async function readings(body: object = {}) {
  const { facts, readings: all } = await ada.ok("POST user/resume/readings", "user/resume/readings", body);
  const by = (reader: ResumeReader) => {
    const found = all.find((one) => one.reader === reader);
    if (!found) throw new Error(`no ${reader}`);
    return found;
  };
  return { facts, all, by };
}
const READING = RESUME_READERS.filter((reader) => HAS_POPPLER || reader !== "poppler");

describe("five readers", () => {
  it("get everything from one's own resume, each in its way", async () => {
    await job({ position: "Captain", name: "Sea Trade", startDate: "2020-05", highlights: ["Led a crew."] });
    const { facts, all, by } = await readings();
    expect(all.map(({ reader }) => reader).sort()).toEqual([...RESUME_READERS].sort());
    expect(facts).toBeGreaterThan(5);
    for (const reader of READING) {
      expect(by(reader), reader).toMatchObject({ problem: null, lost: 0, differences: [] });
      expect(
        by(reader).lines.map(({ text }) => text),
        reader,
      ).toContain("Captain");
    }
    const roles = (reader: ResumeReader) => by(reader).lines.map(({ role, text }) => `${role}: ${text}`);
    expect(roles("screen_reader")).toEqual(
      expect.arrayContaining([
        "Heading 2: Experience",
        "Heading 3: Captain",
        "List of 1: ",
        "List item: Led a crew.",
      ]),
    );
    expect(roles("word")).toEqual(
      expect.arrayContaining(["Heading 1: Experience", "List item: Led a crew."]),
    );
    if (!HAS_POPPLER) expect(by("poppler").problem).toContain("not installed");
  });

  it("are told apart where one of them loses something, with what it gets instead", async () => {
    await job({ position: "वरिष्ठ अभियंता", name: "Sea Trade" });
    const content = { sections: [{ id: "work", heading: "At sea" }] };
    const { by } = await readings({ template: "pier", content });
    expect(by("word").lost).toBe(0);
    expect(by("pdf_js").differences).toContainEqual({
      field: "At sea",
      said: "वरिष्ठ अभियंता",
      read: expect.anything(),
    });
    // Copied from a viewer, what stands beside another column comes as one line with it.
    expect(by("plain_text").differences).toContainEqual({
      field: "Heading",
      said: "At sea",
      read: expect.stringMatching(/@.+ At sea$/),
    });
  });

  it("read the Word file alone where no PDF can be made, and say why", async () => {
    await job({ position: "선장" });
    const { by } = await readings();
    expect(by("word").lines.map(({ text }) => text)).toContain("선장");
    for (const reader of ["pdf_js", "poppler", "plain_text", "screen_reader"] as const)
      expect(by(reader).problem).toContain("“선”");
  });

  it("read a file of one's own, and refuse what is none", async () => {
    await job({ position: "Captain" });
    const { id } = await ada.ok("POST user/resume/add", "user/resume/add", { name: "For ships" });
    const saved = await ada.request("GET", `/api/v1/user/resume/${id}/file`);
    const read = async (bytes: ArrayBuffer) => {
      const form = new FormData();
      form.set("file", new Blob([bytes]), "mine.pdf");
      const reply = await ada.request("POST", "/api/v1/user/resume/file-readings", {
        headers: await server().pageHeaders(),
        body: form,
      });
      return JSON.parse(await reply.text());
    };
    const { data } = await read(await saved.arrayBuffer());
    expect(data.readings.map(({ reader }: { reader: string }) => reader)).toEqual([
      "pdf_js",
      "poppler",
      "plain_text",
      "screen_reader",
    ]);
    expect(data.readings[0].lines).toContainEqual({ role: "", text: "Captain" });
    const broken = new TextEncoder().encode("%PDF-1.7\nnothing");
    expect((await read(broken.buffer)).error.file).toContain("could not be read");
  });

  it("are beside what the resume says as data, without what it hides", async () => {
    await job({ position: "Captain" });
    const entry = { type: "Master mariner", number: "MM-12345678" };
    await ada.ok("POST user/license/add-profile", "user/license/add-profile", { entry });
    const content = { sections: [{ id: "work", is_hidden: true }] };
    const document = await ada.ok("POST user/resume/document", "user/resume/document", { content });
    expect(document.licenses).toMatchObject([{ number: "••••5678" }]);
    expect(document.work ?? []).toEqual([]);
  });

  it("read a cover letter", async () => {
    const content = { letter: { to: "Sea Trade\nBoston", body: "Dear crew,\n\nI sail." } };
    const { by } = await readings({ content, part: "letter" });
    for (const reader of READING) expect(by(reader), reader).toMatchObject({ problem: null, lost: 0 });
    expect(by("plain_text").lines.map(({ text }) => text)).toContain("Dear crew,");
  });
});

describe("poppler", () => {
  const requester = requesterOf(1);
  const program = (script: string) => {
    const folder = mkdtempSync(join(tmpdir(), "jobmap-poppler-"));
    writeFileSync(join(folder, "pdftotext"), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, "pdftotext"), 0o755);
    return new Poppler({ programs: folder, cpuSeconds: 1 });
  };
  const bytes = Buffer.from("no PDF");

  it("is named absent where it is not installed", async () => {
    expect(await new Poppler({ programs: "/nowhere" }).read(bytes, requester)).toEqual({ problem: "absent" });
  });

  it("is stopped when it takes too long or says too much, and fails on what is no PDF", async () => {
    const failed = { problem: "failed" };
    expect(await program("while :; do :; done").read(bytes, requester)).toEqual(failed);
    expect(
      await program("while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaa; done").read(bytes, requester),
    ).toEqual(failed);
    if (HAS_POPPLER) expect(await new Poppler().read(bytes, requester)).toEqual(failed);
  });
});
