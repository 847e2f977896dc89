import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedParts } from "../src/features/post-job/editor/changed-part.ts";

describe("the difference between two texts", () => {
  it("consists of whole words", () => {
    expect(changedParts("Keeps the boats in order.", "Keeps the old boats in order.")).toEqual([
      { before: "Keeps the ", changed: "", after: "boats in order." },
      { before: "Keeps the ", changed: "old ", after: "boats in order." },
    ]);
    expect(changedParts("In most weather.", "In most weather. By night.")[1]).toEqual({
      before: "In most weather.",
      changed: " By night.",
      after: "",
    });
    expect(changedParts("Deckhand", "Boatman")).toEqual([
      { before: "", changed: "Deckhand", after: "" },
      { before: "", changed: "Boatman", after: "" },
    ]);
    expect(changedParts("", "Two\nlines")[1]).toEqual({ before: "", changed: "Two\nlines", after: "" });
  });

  it("is visible in long texts, where equal parts are shortened", () => {
    const words = "in every season and most weather ".repeat(100);
    const [mine, theirs] = changedParts(`${words}by day ${words}`, `${words}by night ${words}`);
    expect([mine.changed, theirs.changed]).toEqual(["day", "night"]);
    expect(mine.before).toMatch(/^… \S.*by $/);
    expect(mine.after).toMatch(/^ in every .*\S …$/);
    expect(mine.before.length + mine.after.length).toBeLessThan(220);
  });

  it("is complete for any texts", () => {
    const text = fc.array(fc.constantFrom("a", "b ", "\n", "word ", "𝕏"), { maxLength: 15 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const texts = [one.join(""), other.join("")] as const;
        const whole = changedParts(...texts).map(({ before, changed, after }) => before + changed + after);
        expect(whole).toEqual(texts);
      }),
    );
  });
});
