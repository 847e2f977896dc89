import { describe, expect, it } from "vitest";
import { bannedNames, repeatedNumbers } from "../lib/architecture/names.ts";
import { readSources } from "../lib/architecture/source-tree.ts";

describe("names of constants", () => {
  it("are those of docs/GLOSSARY.md", () => {
    const sources = readSources("api", "widget", "webapp", "storybook", "examples", ".tools");
    expect(sources.size).toBeGreaterThan(1_000);
    expect(bannedNames(sources)).toEqual([]);
  });

  it.each([
    "const PATIENCE = 20_000;",
    "function hideNotice() {",
    "export const MOST_PAGES = 10;",
    "const [NEAR, LEAST] = [0.25, 2];",
  ])("would not be: %s", (line) => {
    expect(bannedNames(new Map([["api/src/a.ts", line]]))).toHaveLength(1);
  });
});

describe("numbers that everybody shares", () => {
  it("have one home", () => {
    expect(repeatedNumbers(readSources("api/src", "api/contract/src", "widget/src", "webapp/src"))).toEqual(
      [],
    );
  });

  it("would be found in another", () => {
    expect(repeatedNumbers(new Map([["api/src/a.ts", "const DAY = 86_400_000;"]]))).toHaveLength(1);
  });
});
