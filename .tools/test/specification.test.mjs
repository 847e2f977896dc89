import { describe, expect, it } from "vitest";
import { problemsOf, tallyOf } from "../lib/specification/check.ts";
import {
  parseNotBuilt,
  parseNotes,
  parseReadings,
  parseSentences,
  readSpecification,
} from "../lib/specification/read.ts";

const sentences = parseSentences(
  "## 1\n\n- **1.1** Toasts.\n- **1.2** Two seconds.\n\nWords.\n- **1.3** Payments.\n- **2.1** A menu.\n",
);
/** A comment for a test, in two pieces: these here are not of the specification. @param {string} ids */
const note = (ids) => `// @${"spec"} ${ids}\n`;

/** @param {{ notBuilt?: string, readings?: string, source?: string }} files */
function specification({ notBuilt = "- payments: 1.3\n", readings = "", source = "" }) {
  const later = parseNotBuilt(notBuilt, sentences);
  return {
    sentences,
    notBuilt: later,
    readings: parseReadings(readings, sentences),
    tests: parseNotes("a.test.ts", source, { sentences, notBuilt: later }),
  };
}

describe("the specification's table", () => {
  it("has a test, a recorded reading or a planned part for each fact", () => {
    const table = readSpecification();
    expect(problemsOf(table)).toEqual([]);
    expect(table.sentences.size).toBeGreaterThan(480);
  });
});

describe("a table", () => {
  it("is complete if each fact has one of the three", () => {
    const readings = "### 1.2 Eight seconds with a button\n\nBecause.\n";
    const source = `${note("1.1, 2.1")}it("shows", () => {});\n`;
    const table = specification({ readings, source });
    expect(problemsOf(table)).toEqual([]);
    expect(tallyOf(table)).toBe(
      "Specification: 4 facts, 2 tested, 1 read in a recorded way (0 of them tested), 1 not built yet (payments 1).",
    );
  });

  it("names a fact with none of them", () => {
    expect(problemsOf(specification({ source: `${note("1.1-1.2")}test("shows", () => {});` }))).toEqual([
      "2.1 has neither a test nor a reading: A menu.",
    ]);
  });

  it("leaves unbuilt facts out of a range, and treats a test of such a fact as a mistake", () => {
    const range = `${note("1.1-2.1")}  it.each(ALL)("shows", () => {});`;
    expect(problemsOf(specification({ source: range }))).toEqual([]);
    expect(problemsOf(specification({ source: range.replace("1.1-2.1", "1.1-2.1, 1.3") }))).toEqual([
      "docs/specification/not-built.md has 1.3 among payments, but it has a test or a reading.",
    ]);
  });

  it.each(["9.9", "1.1-1.9", "2.1-1.1"])("names an unknown %s, wherever it occurs", (id) => {
    const problems = problemsOf(
      specification({
        notBuilt: `- payments: 1.1-1.3, 2.1, ${id}\n`,
        readings: `### ${id} Words\n\nBecause.\n`,
        source: `${note(id)}test("shows", () => {});`,
      }),
    ).filter((problem) => problem.includes("does not have"));
    expect(problems).toHaveLength(3);
    for (const problem of problems) expect(problem).toContain(` names ${id}, `);
  });

  it("finds a test below a loop", () => {
    const source = `${note("1.1-2.1")}for (const how of HOW)\n  test(how, () => {});`;
    expect(problemsOf(specification({ source }))).toEqual([]);
  });

  it.each(["it.skip", "test.todo", "test.fixme", "test.fails", "const it = "])(
    "does not count a note above %s as a test",
    (code) => {
      const table = specification({ source: `${note("1.1, 1.2, 2.1")}${code}("shows", () => {});` });
      expect(problemsOf(table)).toHaveLength(4);
      expect(problemsOf(table)).toContain("a.test.ts:1 is not above a test that runs.");
    },
  );

  it("ignores a heading without text, and counts each id once", () => {
    expect(specification({ readings: "### 1.1 Toasts\n\n### 1.2 Two\n\nBecause.\n" }).readings.size).toBe(1);
    expect(() => parseSentences("- **1.1** a\n- **1.1** b\n")).toThrow("twice");
  });
});
