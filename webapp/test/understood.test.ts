import { withoutPart, withoutPlace } from "@jobmap/contract/search-text";
import { describe, expect, it } from "vitest";
import { leftOutText, understoodNote } from "../src/features/explore/search/understood-text.ts";

const part = (text: string, words: string, kind: "place" | "words" | "related" | "unmatched" = "words") => {
  const start = text.indexOf(words);
  return { kind, label: words, start, end: start + words.length };
};

describe("a text without one of its parts", () => {
  it.each([
    ["cashier boston", "boston", "cashier"],
    ["cashier, near Boston", "near Boston", "cashier"],
    ["boston, ma, part time cashier", "boston, ma", "part time cashier"],
    ["cook, near Boston, nights", "near Boston", "cook, nights"],
    ["nyc", "nyc", ""],
  ])("%s without %s", (text, words, rest) => {
    expect(withoutPart(text, part(text, words))).toBe(rest);
  });

  it("keeps what was typed, so that a correction of the other words is told again", () => {
    const searched = "nurse practitioner boston";
    const understood = { searched, parts: [part(searched, "boston", "place")] };
    expect(withoutPlace("nurse practitoner boston", understood)).toBe("nurse practitoner");
    expect(withoutPlace("nurse practitioner bostn", understood)).toBe("nurse practitioner");
    expect(withoutPlace("nurse", { searched: "nurse", parts: [] })).toBe("nurse");
  });
});

describe("what is said of a search", () => {
  const text = "nurse zzqx wwv";
  const understood = { searched: text, literal: null, location: null, distance: null };
  const out = [part(text, "zzqx", "unmatched"), part(text, "wwv", "unmatched")];

  it("names the words that were left out", () => {
    expect(leftOutText({ ...understood, parts: [part(text, "nurse"), ...out.slice(0, 1)] })).toBe(
      "No jobs match “zzqx”, so it was left out.",
    );
    expect(leftOutText({ ...understood, parts: [part(text, "nurse"), ...out] })).toBe(
      "No jobs match “zzqx” and “wwv”, so they were left out.",
    );
  });

  it("says that jobs are related", () => {
    expect(leftOutText({ ...understood, parts: [part(text, "nurse", "related")] })).toBe(
      "No jobs match “nurse”, so related jobs are shown.",
    );
  });

  it("does not claim to have left out words if nothing else is searched", () => {
    expect(leftOutText({ ...understood, parts: out })).toBe("");
  });

  it("tells screen readers of another spelling", () => {
    const parts = [part(text, "nurse")];
    expect(understoodNote({ ...understood, literal: '"nurze"', searched: "nurse", parts })).toBe(
      "Showing results for “nurse”.",
    );
    expect(understoodNote(null)).toBe("");
  });
});
