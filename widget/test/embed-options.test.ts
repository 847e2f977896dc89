import { describe, expect, test } from "vitest";
import { parseOptions } from "../src/core/options.ts";
import { ENGLISH as FIRST } from "../src/core/strings.ts";
import { SPANISH } from "../src/core/strings-es.ts";
import { ENGLISH_LATE } from "../src/core/strings-late.ts";

const HOST = { host: "https://jobs.example" };
const messages = (raw: Record<string, unknown>): string[] =>
  parseOptions(raw, HOST).problems.map((one) => one.message);

describe("options", () => {
  test("need only a company", () => {
    const { options, problems } = parseOptions({ company: "acme" }, { ...HOST, locale: "es" });
    expect(problems).toEqual([]);
    expect(options).toMatchObject({
      company: "acme",
      view: "both",
      theme: "auto",
      locale: "es",
      units: "",
      height: 560,
      sync: false,
      apply: "tab",
    });
    expect(options.filters).toHaveLength(6);
  });

  test("are the same as attributes and properties", () => {
    const text = parseOptions(
      { company: "a", filters: "pay, search", height: "420px", sync: "", live: "off" },
      HOST,
    );
    const typed = parseOptions(
      { company: "a", filters: ["search", "pay"], height: 420, sync: true, live: false },
      HOST,
    );
    expect(text.problems).toEqual([]);
    expect(text.options).toEqual(typed.options);
    expect(parseOptions({ company: "a", filters: "none" }, HOST).options.filters).toEqual([]);
  });

  test.each([
    [{}, 'company is missing. Add company="…": a company\'s username, such as acme.'],
    [{ company: "a/b" }, 'company="a/b" is not a company\'s username, such as acme.'],
    [{ company: "a", theme: "black" }, 'theme="black" is not "auto", "light", "dark". Using "auto".'],
    [{ company: "a", height: "12" }, 'height="12" is not a number of pixels from 240 to 4000. Using "560".'],
    [{ company: "a", filters: "wage" }, /^filters="wage" is not "none", or any of search/],
    [{ company: "a", locale: "english please" }, /^locale="english please"/],
    [{ company: "a", tiles: "https://t.example/1.png" }, /\{z\}, \{x\} and \{y\}/],
    [{ company: "a", compny: "b" }, 'There is no option "compny". Did you mean company?'],
    [{ company: "a", host: "javascript:alert(1)" }, /^host=/],
  ])("report %j by name", (raw, message) => {
    expect(messages(raw)).toEqual([typeof message === "string" ? message : expect.stringMatching(message)]);
  });

  test("are fatal only if nothing can be shown", () => {
    expect(parseOptions({}, HOST).problems[0]?.isFatal).toBe(true);
    expect(parseOptions({ company: "a" }).problems[0]?.isFatal).toBe(true);
    expect(parseOptions({ company: "a", view: 7 }, HOST).problems[0]?.isFatal).toBe(false);
  });
});

describe("languages", () => {
  const ENGLISH = { ...FIRST, ...ENGLISH_LATE };
  test("Spanish has all texts that English has, and no text twice", () => {
    const same = ["mistakeTitle"].filter(
      (key) => ENGLISH[key as "mistakeTitle"] === SPANISH[key as "mistakeTitle"],
    );
    expect(same).toEqual([]);
    // English marks of periods are the plates' own, which come with them.
    const said = Object.keys(SPANISH).filter((key) => key !== "marks");
    expect(said.sort()).toEqual(Object.keys(ENGLISH).sort());
    for (const group of ["types", "places", "periods"] as const) {
      expect(Object.keys(SPANISH[group])).toEqual(Object.keys(ENGLISH[group]));
    }
    expect(Object.keys(SPANISH.categories)).toHaveLength(22);
    const untranslated = Object.entries(ENGLISH).filter(
      ([key, text]) => typeof text === "string" && SPANISH[key as keyof typeof SPANISH] === text,
    );
    expect(untranslated.map(([key]) => key)).toEqual(["poweredBy"]);
  });
});
