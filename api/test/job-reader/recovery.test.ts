import { expect, it } from "vitest";
import { measure } from "../support/listings/measure.ts";

/** Shares of all fields that come back exactly as the listing says them, in each of its forms. */
const FLOOR = 0.97;

it("gives back what generated listings say, in every form", { timeout: 60_000 }, () => {
  const rows = measure(25);
  const short = rows.filter(({ shown, right }) => right / shown < FLOOR);
  expect(short.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(rows.every(({ shown }) => shown > 200)).toBe(true);
});
