import { describe, expect, it } from "vitest";
import { bannedNames, britishSpellings, repeatedNumbers } from "../lib/architecture/names.ts";
import { readSources } from "../lib/architecture/source-tree.ts";

const sources = readSources("api", "widget", "webapp", "storybook", "examples", ".tools");

describe("names of constants", () => {
  it("are those of docs/GLOSSARY.md", () => {
    expect(sources.size).toBeGreaterThan(1_000);
    expect(bannedNames(sources)).toEqual([]);
  });

  it.each([
    "const PATIENCE = 20_000;",
    "function hideNotice() {",
    "const FRESH = 60;",
    "export const MOST_PAGES = 10;",
    "const [NEAR, LEAST] = [0.25, 2];",
  ])("rejects %s", (line) => {
    expect(bannedNames(new Map([["api/src/a.ts", line]]))).toHaveLength(1);
  });
});

describe("American spelling", () => {
  it("is used in every file", () => {
    expect(britishSpellings(sources)).toEqual([]);
  });

  it.each([
    "const COLOURS = [];",
    "/** The centre of the map. */",
    "function normaliseName() {",
    'import { recognise } from "./recognise.ts";',
    "if (event.isCancelled) return;",
  ])("does not allow %s", (line) => {
    expect(britishSpellings(new Map([["api/src/a.ts", line]]))).toHaveLength(1);
  });

  it.each(["  colour: z.enum(FOLDER_COLORS),", "licences: job.licences,", 'reason ?? "CANCELLED"'])(
    "allows the wire name in %s",
    (line) => {
      expect(britishSpellings(new Map([["api/src/a.ts", line]]))).toEqual([]);
    },
  );
});

describe("shared numbers", () => {
  it("are defined once", () => {
    expect(repeatedNumbers(readSources("api/src", "api/contract/src", "widget/src", "webapp/src"))).toEqual(
      [],
    );
  });

  it("are found elsewhere", () => {
    expect(repeatedNumbers(new Map([["api/src/a.ts", "const DAY = 86_400_000;"]]))).toHaveLength(1);
  });
});
