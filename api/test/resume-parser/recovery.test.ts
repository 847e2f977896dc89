import { describe, expect, it } from "vitest";
import { readPdfText } from "../../src/files/reader/pdf-text.ts";
import { linesOf } from "../../src/resume-parser/lines.ts";
import { type ParsedResume, parseResume } from "../../src/resume-parser/parse-resume.ts";
import { compare } from "../support/resumes/compare.ts";
import { draw } from "../support/resumes/draw.ts";
import { LAYOUTS } from "../support/resumes/layouts.ts";
import { personOf } from "../support/resumes/people.ts";

/** People of each layout; `npm run bench -- resume-parser` takes more. */
const PEOPLE = 3;

async function parse(pdf: Buffer): Promise<ParsedResume> {
  const text = await readPdfText(pdf, 10);
  if (!("items" in text)) throw new Error("The PDF could not be read.");
  return parseResume({ ...text, lines: linesOf(text.items, text.pages) });
}

describe.each(Object.entries(LAYOUTS))("a resume in the layout %s", (_, layout) => {
  it("gives back every field, and nothing else", async () => {
    for (let seed = 0; seed < PEOPLE; seed++) {
      const person = personOf(seed);
      const { document } = await parse(draw(person, layout));
      const { missing, wrong } = compare(person, document);
      expect({ missing, wrong }).toEqual({ missing: [], wrong: [] });
    }
  });
});

describe("a value", () => {
  it("has a confidence and the place where it stands", async () => {
    const [name = "", layout] = Object.entries(LAYOUTS)[8] ?? [];
    if (!layout) throw new Error("There is no such layout.");
    expect(name).toBe("sidebarLeft");
    const { document, findings } = await parse(draw(personOf(1), layout));
    const email = findings.find(({ path }) => path === "basics.email");
    expect(email?.confidence).toBeGreaterThan(0.9);
    expect(email?.boxes).toEqual([expect.objectContaining({ page: 0 })]);
    // The sidebar ends at 196 points.
    expect((email?.boxes[0]?.x ?? 0) + (email?.boxes[0]?.width ?? 0)).toBeLessThan(197);
    const paths = findings.map(({ path }) => path);
    expect(paths).toContain("work[0].position");
    expect(document.work?.length).toBeGreaterThan(1);
  });

  it("is the same each time a file is read", async () => {
    const pdf = draw(personOf(2), Object.values(LAYOUTS)[0] ?? expect.fail("no layout"));
    expect(await parse(pdf)).toEqual(await parse(pdf));
  });
});
