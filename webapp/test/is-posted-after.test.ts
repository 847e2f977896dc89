import { describe, expect, it } from "vitest";
import { isPostedAfter } from "../src/features/explore/state/is-posted-after.ts";

describe("isPostedAfter", () => {
  const time = Date.parse("2026-11-20T12:00:00Z");
  it.each([
    ["2026-11-20T12:00:01Z", time, true],
    ["2026-11-20T12:00:00Z", time, false],
    ["2026-11-20T12:00:01Z", undefined, false],
    [null, time, false],
    [null, 0, false],
  ])("of a job posted at %s, after %s: %s", (date_posted, after, expected) => {
    expect(isPostedAfter({ date_posted }, after)).toBe(expected);
  });
});
