import { RESUME_TEMPLATES } from "@jobmap/contract/resume-templates";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { readResume } from "../../src/files/reader/resume.ts";
import { TypstRenderer } from "../../src/gateways/resumes/index.ts";
import { sheetOf } from "../../src/resumes/sheet-of.ts";
import { somebody } from "../support/requester.ts";
import { compare } from "../support/resumes/compare.ts";
import { personOf } from "../support/resumes/people.ts";

const renderer = new TypstRenderer(pino({ level: "silent" }));
afterAll(() => renderer.stop());

const FORMATS = [
  ["pdf", "pdf"],
  ["docx", "word"],
] as const;

describe.each(RESUME_TEMPLATES)("our own template $id", ({ id, sections }) => {
  it.each(FORMATS)("comes back whole as %s", async (format, as) => {
    // One with a school of education: its field of study is also a heading.
    const person = personOf(2);
    const sheet = JSON.stringify(sheetOf(person, { sections }));
    const file = await renderer.render({ format, template: id, paper: "letter", sheet }, somebody());
    if (!("bytes" in file)) throw new Error(JSON.stringify(file));
    const answer = await readResume(as, Buffer.from(file.bytes));
    if (!("resume" in answer)) throw new Error(JSON.stringify(answer));
    const { missing, wrong } = compare(person, answer.resume.document);
    expect({ missing, wrong }).toEqual({ missing: [], wrong: [] });
  });
});
