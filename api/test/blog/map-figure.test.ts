import { describe, expect, it } from "vitest";
import { bubble, summaryOf } from "../../src/views/figures/map-figure.ts";

describe("the map of an article", () => {
  it("is told in numbers that agree with their words", () => {
    expect(summaryOf(1, 1, 0, undefined)).toBe("1 job in 0 circles and 1 single pin.");
    expect(summaryOf(2_001, 0, 1, ["Dover, DE", 2_001])).toBe(
      "2,001 jobs in 1 circle and 0 single pins. The largest circle, around Dover, DE, has 2,001.",
    );
  });

  it("writes no number that its edge would cut: 378 would say 78", () => {
    const at = (x: number) =>
      bubble({ longitude: (x / (256 * 2 ** 7)) * 360 - 180, latitude: 0 }, 0, 16_184, 30, 378);
    expect(at(10)).toMatchObject({ x: 10, text: "" });
    expect(at(16)).toMatchObject({ x: 16, text: "378" });
    expect(at(630)).toMatchObject({ x: 630, text: "" });
  });
});
