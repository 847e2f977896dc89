import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOneEditApart, normalizeName, placeKey, searchKeys } from "../../src/places/names.ts";
import { regionCode, regionsStartingWith } from "../../src/places/regions.ts";

/** Optimal string alignment distance, by the book. */
function distance(a: string, b: string): number {
  const at: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const get = (i: number, j: number) => at[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j++) (at[0] ?? [])[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(get(i - 1, j) + 1, get(i, j - 1) + 1, get(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, get(i - 2, j - 2) + 1);
      }
      (at[i] ?? [])[j] = best;
    }
  }
  return get(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

describe("isOneEditApart", () => {
  it("agrees with the textbook distance", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneEditApart(a, b)).toBe(distance(a, b) === 1);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("placeKey", () => {
  it.each([
    ["St. Louis", "Saint Louis"],
    ["Ft Worth", "Fort Worth"],
    ["MT. VERNON", "Mount Vernon"],
    ["Mc Allen", "McAllen"],
    ["Coeur d’Alene", "Coeur D Alene"],
    ["Mayagüez", "Mayaguez"],
    ["‘Ewa Beach", "Ewa Beach"],
    ["N Platte", "North Platte"],
    ["Winston-Salem", "Winston Salem"],
    ["Clinton Twp.", "Clinton Township"],
  ])("gives %s and %s the same key", (a, b) => expect(placeKey(a)).toBe(placeKey(b)));

  it("is the same for a plain name and for one with marks to remove", () => {
    const plain = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,5}$/), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(plain, fc.constantFrom(" -", "  ", " ’", "´ "), (words, mark) => {
        expect(placeKey(words.join(" "))).toBe(placeKey(words.join(mark)));
        expect(searchKeys(words.join(" "))).toEqual(searchKeys(words.join(mark)));
      }),
    );
  });

  it("is the first search key of any text that has one", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(placeKey(text)).toMatch(/^[a-z0-9]*$/);
        expect(searchKeys(text)[0] ?? "").toBe(placeKey(text));
        expect(normalizeName(normalizeName(text))).toBe(normalizeName(text));
      }),
    );
  });
});

describe("regionCode", () => {
  it.each([
    ["TX", "TX"],
    ["tx", "TX"],
    ["Texas", "TX"],
    ["NORTH DAKOTA", "ND"],
    ["N. Dak.", "ND"],
    ["Calif.", "CA"],
    ["D.C.", "DC"],
    ["Puerto Rico", "PR"],
  ])("reads %s as %s", (text, code) => expect(regionCode(text)).toBe(code));

  it("rejects other texts", () => {
    expect(["", "Ontario", "XX", "texa"].map(regionCode)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(regionsStartingWith("")).toEqual([]);
    expect(regionsStartingWith("new")).toEqual(["NH", "NJ", "NM", "NY"]);
  });
});
