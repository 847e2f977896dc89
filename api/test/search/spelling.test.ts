import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, Speller } from "../../src/search/spelling.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

/** Optimal string alignment, from its definition. */
function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const isSame = a.at(-1) === b.at(-1);
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + (isSame ? 0 : 1),
    isSwapped ? distance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

describe("editDistance", () => {
  it("is that of the definition, or more than asked", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const expected = distance(a, b);
        const found = editDistance(a, b, most);
        expect(found > most).toBe(expected > most);
        if (expected <= most) expect(found).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe("Speller", () => {
  const speller = new Speller([
    ["practitioner", "engineer", "electrician", "cook", "welder"],
    ["boston", "cork"],
  ]);

  it.each([
    ["practitoner", "practitioner"],
    ["enginer", "engineer"],
    ["electrican", "electrician"],
    ["bostn", "boston"],
    ["codk", "cook"],
    ["eletcrician", "electrician"],
    ["wedler", "welder"],
  ])("%s: %s", (typed, right) => {
    expect(speller.correct(typed)).toBe(right);
  });

  it.each(["cat", "c3ok", "zzzzzzzz", "welders2", "xelder"])("leaves %s", (typed) => {
    expect(speller.correct(typed)).toBeUndefined();
  });
});
