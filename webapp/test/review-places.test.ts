import { expect, test } from "vitest";
import { placesOf } from "../src/features/applicants/use-ready-ahead.ts";

const items = Array.from({ length: 9 }, (_, n) => ({ id: n + 1 }));
const idsOf = (at: number, ready: readonly number[]) => placesOf(items, at, ready).map(({ id }) => id);

test("a step takes nobody away: whoever had a place keeps it until the next one is ready", () => {
  const before = idsOf(3, [3, 4, 5, 6]);
  expect(before.toSorted()).toEqual([3, 4, 5, 6]);
  expect(idsOf(4, [3, 4, 5, 6])).toEqual(before);
  expect(placesOf(items, 4, [3, 4, 5, 6]).find(({ isAhead }) => !isAhead)).toEqual({ id: 5, isAhead: false });
  const after = idsOf(4, [4, 5, 6, 7]);
  expect(after.indexOf(7)).toBe(before.indexOf(3));
  expect(after.filter((id, place) => id !== before[place])).toEqual([7]);
});

test("a step back takes nobody away either", () => {
  const before = idsOf(4, [4, 5, 6, 7]);
  expect(idsOf(3, [4, 5, 6, 7])).toEqual(before);
  expect(idsOf(3, [3, 4, 5, 6]).filter((id, place) => id !== before[place])).toEqual([3]);
});

test("nobody has two places, however far somebody jumps", () => {
  for (let at = 0; at < items.length; at++)
    for (let from = 0; from < items.length; from++) {
      const ready = items.slice(Math.max(0, from - 1), from + 3).map(({ id }) => id);
      const shown = idsOf(at, ready).filter((id) => id !== undefined);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toContain(items[at]?.id);
    }
});
