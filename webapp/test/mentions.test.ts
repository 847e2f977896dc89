import { describe, expect, it } from "vitest";
import { begunAt, matching, mentionedIn } from "../src/features/applicants/mentions.ts";

const people = [
  { id: "1", text: "Ada Marsh", note: "ada@harbor.example" },
  { id: "2", text: "José Núñez", note: "jose@harbor.example" },
];

describe("a mention that is being typed", () => {
  it.each([
    ["@", "", 0],
    ["Look, @ad", "ad", 6],
    ["@Ada M", "Ada M", 0],
    ["line\n@jo", "jo", 5],
  ])("%j has begun", (text, typed, at) => {
    expect(begunAt(text, text.length)).toEqual({ at, typed });
  });

  it.each(["", "ada@harbor", "@Ada Marsh and", "a @ b c d"])("%j has not", (text) => {
    expect(begunAt(text, text.length)).toBeUndefined();
  });

  it("is looked for at the caret alone", () => {
    expect(begunAt("@ad and more", 3)).toEqual({ at: 0, typed: "ad" });
    expect(begunAt("@ad and more", 12)).toBeUndefined();
  });
});

it("finds colleagues by the beginning of either name, in any case", () => {
  expect(matching(people, "mA").map(({ id }) => id)).toEqual(["1"]);
  expect(matching(people, "josé n").map(({ id }) => id)).toEqual(["2"]);
  expect(matching(people, "")).toHaveLength(2);
  expect(matching(people, "arsh")).toEqual([]);
});

it("counts whole names behind an @", () => {
  expect(mentionedIn("@Ada Marsh, please ask @José Núñez.", people)).toEqual([1, 2]);
  expect(mentionedIn("Ada Marsh, @José", people)).toEqual([]);
});
