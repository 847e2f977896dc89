import { describe, expect, it } from "vitest";
import { allowanceText } from "../src/features/post-job/PublishingAllowance.tsx";

const NOW = Date.parse("2026-11-22T10:00:00Z");
const ALLOWANCE = { hours: 24, total: 5, left: 5, free_at: null, is_proven: false, proven_total: 20 };

describe("the publishing allowance in words", () => {
  it.each([
    [{}, "Your company can publish 5 new jobs in 24 hours."],
    [{ left: 2 }, "Your company can publish 5 new jobs in 24 hours: 2 are left."],
    [{ left: 1 }, "Your company can publish 5 new jobs in 24 hours: 1 is left."],
  ])("%j: %s", (values, text) => {
    expect(allowanceText({ ...ALLOWANCE, ...values }, NOW)).toBe(text);
  });

  it("says when one more is available", () => {
    const used = { ...ALLOWANCE, left: 0, free_at: "2026-11-23T09:41:00.000Z" };
    expect(allowanceText(used, NOW)).toMatch(
      /and has reached that limit\. You can publish the next one from Nov 23, 2026, \d+:41\s[AP]M; until then, this one stays a draft\.$/,
    );
  });
});
