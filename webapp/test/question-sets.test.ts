import { describe, expect, it } from "vitest";
import { asQuestions, newQuestion, withSet } from "../src/features/post-job/fields/question-fields.ts";

const asked = (text: string) => ({ ...newQuestion(), text });
const kept = (text: string) => ({
  text,
  type: "BOOLEAN" as const,
  required: true,
  options: [],
  knockout: ["no"],
});
const texts = (questions: readonly { text: string }[]) => questions.map(({ text }) => text);

describe("a question set added to a listing", () => {
  it("comes after the questions that are there, in its order, and asks nothing twice", () => {
    const merged = withSet(
      [asked("Can you swim?"), asked("Why?")],
      [kept("Which boats?"), kept(" can YOU  swim? "), kept("Since when?"), kept("which boats?")],
      10,
    );
    expect(texts(merged.questions)).toEqual(["Can you swim?", "Why?", "Which boats?", "Since when?"]);
    expect(merged).toMatchObject({ added: 2, known: 2, over: 0 });
    expect(new Set(merged.questions.map(({ key }) => key)).size).toBe(4);
  });

  it("keeps kinds and flags", () => {
    const [only] = asQuestions(withSet([], [kept("Can you swim?")], 10).questions);
    expect(only).toEqual(kept("Can you swim?"));
  });

  it("fills only the room that is left, and says for how many there is none", () => {
    const full = Array.from({ length: 9 }, (_, n) => asked(`Question ${n}`));
    const merged = withSet(full, [kept("One"), kept("Two"), kept("Three")], 10);
    expect(texts(merged.questions).slice(9)).toEqual(["One"]);
    expect(merged).toMatchObject({ added: 1, known: 0, over: 2 });
  });

  it("takes the place of empty questions, and loses none that were begun", () => {
    const begun = { ...asked(""), options: "Trawler" };
    const merged = withSet([asked(""), begun, asked("Why?")], [kept("One")], 10);
    expect(texts(merged.questions)).toEqual(["", "Why?", "One"]);
    const nothing = [asked("Why?"), asked("")];
    expect(withSet(nothing, [kept("why?")], 10).questions).toEqual(nothing);
  });
});
