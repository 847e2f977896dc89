import { existsSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inRoot } from "../lib/root.mjs";
import { ALWAYS, readTestArguments, shareOf } from "../lib/share.mjs";

const nothingTwice = { maxLength: 300 };

test("the shares of all commits together are all tests, each about as large as it may be", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), nothingTwice),
      fc.integer({ min: 1, max: 100 }),
      fc.nat(),
      (tests, limit, seed) => {
        const count = Math.max(1, Math.ceil(tests.length / limit));
        const shares = Array.from({ length: count }, (_, step) => shareOf(tests, limit, seed + step));
        expect(shares.flat().toSorted()).toEqual(tests.toSorted());
        for (const share of shares) expect(share.length).toBeLessThanOrEqual(limit);
      },
    ),
  );
});

test("neighbors go to different shares, in the order they had", () => {
  expect(shareOf(["a", "b", "c", "d", "e"], 3, 0)).toEqual(["a", "c", "e"]);
  expect(shareOf(["a", "b", "c", "d", "e"], 3, 7)).toEqual(["b", "d"]);
});

test("who may do what, and the whole marketplace, are in each share", () => {
  const browser = "[desktop] › webapp/test/e2e/story.spec.ts:20:1 › the whole marketplace";
  expect(ALWAYS.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  for (const seed of [0, 1]) {
    expect(shareOf(["a.ts", "api/test/matrix.db.test.ts"], 1, seed)).toContain("api/test/matrix.db.test.ts");
    expect(shareOf([browser, "a.ts"], 1, seed)).toContain(browser);
  }
});

test("npm test takes --all and nothing else", () => {
  expect(readTestArguments([])).toEqual({ isAll: false });
  expect(readTestArguments(["--all"])).toEqual({ isAll: true });
  expect(() => readTestArguments(["--whole"])).toThrow('accepts only --all, not "--whole"');
});
