import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RESUME_TEMPLATES, type ResumeScript } from "@jobmap/contract/resume-templates";
import pino from "pino";
import { getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, test } from "vitest";
import { TypstRenderer } from "../../src/gateways/resumes/index.ts";
import { sheetOf } from "../../src/resumes/sheet-of.ts";
import { somebody } from "../support/requester.ts";
import { lostFacts } from "./fields.ts";
import { fileOf } from "./measure.ts";
import { personOf } from "./people.ts";
import { HAS_POPPLER, readByPdfJs, readByPoppler } from "./readers.ts";

const log = pino({ level: "silent" });
const renderer = new TypstRenderer(log);
const templates = mkdtempSync(join(tmpdir(), "jobmap-templates-"));
const hurried = new TypstRenderer(log, { templates, maxMs: 1_500 });
afterAll(() => Promise.all([renderer.stop(), hurried.stop()]));

const order = (template: string, sheet: object) =>
  ({ format: "pdf", template, paper: "letter", sheet: JSON.stringify(sheet) }) as const;

describe("a template or a resume that takes too long is stopped with words, and the next one is set", () => {
  test("a loop without an end", async () => {
    writeFileSync(
      join(templates, "loop.typ"),
      "#let again(n) = { let x = 0\n while x < 9000 { x += 1; range(9000).map(i => i * x) } }\n#for n in range(9000) { again(n) }",
    );
    writeFileSync(
      join(templates, "plain.typ"),
      '#set document(title: "x")\n= #json(bytes(sys.inputs.sheet)).name',
    );
    expect(await hurried.render(order("loop", {}), somebody())).toEqual({ problem: "too_long" });
    expect(await hurried.render(order("plain", { name: "Ada" }), somebody())).toHaveProperty("bytes");
  });

  test("what needs all of the memory", async () => {
    writeFileSync(join(templates, "large.typ"), "#range(9000).map(_ => range(9000)).len()");
    const patient = new TypstRenderer(log, { templates });
    expect(await patient.render(order("large", {}), somebody())).toEqual({ problem: "too_long" });
    await patient.stop();
  });

  test("a template that fails says so", async () => {
    writeFileSync(join(templates, "broken.typ"), "#panic()");
    expect(await hurried.render(order("broken", {}), somebody())).toMatchObject({ problem: "failed" });
  });

  test("ten thousand items", async () => {
    const sheet = sheetOf({ basics: { name: "Ada" } });
    const bullets = Array.from({ length: 10_000 }, (_, at) => `${at} ${"Said at length. ".repeat(60)}`);
    const entries = [{ title: "Everything", lines: [], paragraphs: [], bullets }];
    const long = {
      ...sheet,
      sections: [{ id: "work", heading: "Experience", paragraphs: [], items: [], entries }],
    };
    const patient = new TypstRenderer(log, { maxMs: 1_000 });
    expect(await patient.render(order("harbor", long), somebody())).toEqual({ problem: "too_long" });
    expect(await patient.render(order("harbor", sheet), somebody())).toHaveProperty("bytes");
    await patient.stop();
  });
});

test("one person's many resumes do not keep another waiting", async () => {
  const ended: string[] = [];
  const one = somebody();
  const set = async (name: string, requester = one) => {
    await renderer.render(order("harbor", sheetOf({ basics: { name } })), requester);
    ended.push(name);
  };
  // Two processes are started, so that none has to be waited for.
  await Promise.all([set("first", somebody()), set("second", somebody())]);
  const many = Array.from({ length: 12 }, (_, at) => set(`${at}`));
  await Promise.all([...many, set("other", somebody())]);
  expect(ended.indexOf("other")).toBeLessThan(ended.indexOf("6"));
});

test("a character that no font has is named", async () => {
  const sheet = sheetOf({ basics: { name: "Ada 한", label: "🦄 keeper" } });
  const said = await renderer.render(order("meridian", sheet), somebody());
  expect(said).toEqual({ problem: "missing_characters", characters: expect.arrayContaining(["한", "🦄"]) });
});

test("what somebody writes is never markup", async () => {
  const name = '#panic("x") *b* `c` $d$ <e> @f [g] \\u{41} // h';
  const bytes = await fileOf(
    renderer,
    "pdf",
    "harbor",
    sheetOf({ basics: { name }, work: [{ position: name, highlights: [name] }] }),
  );
  expect((await readByPdfJs(bytes)).split("\n")).toEqual(expect.arrayContaining([name]));
});

test("files are tagged, titled and in a language, for screen readers", async () => {
  const bytes = await fileOf(renderer, "pdf", "pier", sheetOf(personOf("latin", 1)));
  const pdf = await getDocumentProxy(bytes);
  const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ["H1", "H2", "H3", "L", "LI"]) expect(roles).toContain(`"role":"${role}"`);
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: expect.stringContaining("Resume") });
  expect(metadata?.getRaw()).toContain("<pdfuaid:part>1");
  await pdf.destroy();
});

test("an address longer than a narrow column stays whole, and out of the other one", async () => {
  const email = `${"captain.of.a.very.long.name".repeat(2)}@mail.example.com`;
  for (const id of ["pier", "quay"]) {
    const sheet = sheetOf({
      basics: { name: "Ada", email },
      work: [{ position: "Captain", summary: "Sails. ".repeat(80).trim() }],
    });
    const bytes = await fileOf(renderer, "pdf", id, sheet);
    expect(lostFacts([email], await readByPdfJs(bytes)), id).toEqual([]);
    if (HAS_POPPLER) expect(lostFacts([email], readByPoppler(bytes)), id).toEqual([]);
  }
});

test("a cover letter has the look of each template", async () => {
  const letter = {
    date: "March 3, 2026",
    to: ["Brigham Hospital"],
    paragraphs: ["Dear Ms. Ito,", "I am a nurse."],
  };
  for (const { id } of RESUME_TEMPLATES) {
    const text = await readByPdfJs(
      await fileOf(renderer, "pdf", id, sheetOf(personOf("latin", 2), { letter })),
    );
    expect(lostFacts([letter.date, ...letter.to, ...letter.paragraphs], text), id).toEqual([]);
  }
});

/** Strings that bad builds of fonts lose: required ligatures, marks, and what looks like a ligature. */
const STRINGS: Partial<Readonly<Record<ResumeScript, readonly string[]>>> = {
  latin: [
    "Office of affiliated staff, final efficient workflow",
    "AVAST Toyota Te fi ff ffl – 1.5 (2020)",
    "naïve café Straße Øystein",
  ],
  polish: ["Zażółć gęślą jaźń"],
  vietnamese: ["Nguyễn Thị Phương Thảo", "Tổ chức và quản lý dự án"],
  chinese: ["负责订单系统的重构，响应时间缩短百分之四十", "上海市浦东新区"],
  arabic: ["محمد عبد الله", "شركة الاتصالات السعودية", "لامية الأفعال", "تطوير الأنظمة وتحسين الأداء"],
  hebrew: ["יעל כהן־לוי", "האוניברסיטה העברית בירושלים"],
};

test.each(["harbor", "meridian"])(
  "fonts: each script comes back in each weight from %s",
  async (template) => {
    const all = Object.values(STRINGS).flat();
    for (const one of all) {
      const sheet = sheetOf({
        basics: { name: one, label: one },
        work: [{ position: one, name: one, highlights: [one] }],
      });
      const bytes = await fileOf(renderer, "pdf", template, sheet);
      const facts = [one, one, one, one, one];
      expect(lostFacts(facts, await readByPdfJs(bytes)), one).toEqual([]);
      if (HAS_POPPLER) expect(lostFacts(facts, readByPoppler(bytes)), one).toEqual([]);
    }
  },
);
