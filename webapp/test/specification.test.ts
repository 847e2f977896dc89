import { describe, expect, it } from "vitest";
import { readSpecification, section } from "../../.tools/lib/specification/read.ts";
import {
  CANDIDATE_MENU,
  CANDIDATE_PROFILE,
  EMPLOYER_MENU,
  type Entry,
  FOOTER,
  type Group,
  VISITOR_MENU,
} from "../src/features/shell/entries.ts";
import { firstScreen, footerEntries, shownGroups } from "../src/features/shell/shown.ts";
import { SCREENS } from "../src/screens.ts";

const { sentences, notBuilt } = readSpecification();

/** The facts from one id to another: their words without punctuation, and whether they are built. */
const facts = (from: string, to: string) =>
  section(sentences, from, to).map(({ id, words }) => ({
    id,
    words: words.replace(/[;,.)]+$/, ""),
    isBuilt: !notBuilt.has(id),
  }));

describe("pages match the specification", () => {
  // @spec 2.2-2.52, 2.54-2.60, 2.62-2.76, 6.5
  it.each([
    ["everybody", undefined, "2.2", "2.52"],
    ["candidates alone", "user", "2.54", "2.60"],
    ["employers alone", "employer", "2.62", "2.76"],
  ] as const)("for %s exist, unless they are planned for later", (_, role, from, to) => {
    const wrong = facts(from, to).filter(({ words, isBuilt }) => {
      const paths = (words.match(/\/[\w{}/-]*/g) ?? []).map((path) => path.replace(/\{(\w+)\}/g, ":$1"));
      expect(paths.length, words).toBeGreaterThan(0);
      return paths.some((path) => {
        const screen = SCREENS.find((one) => one.path === path);
        // Listed as public and for each role; and public once its owner wants that.
        const isPublic = path === "/jobs/:search_query" || path === "/user/:username";
        return (screen !== undefined) !== isBuilt || (screen && !isPublic && screen.for !== role);
      });
    });
    expect(wrong).toEqual([]);
  });
});

/** The menu without what is our own addition. */
const withoutOwn = (menu: readonly Group[]) =>
  menu.map((group) => ({ ...group, entries: group.entries.filter(({ to }) => to !== "/employer/team") }));

describe("menus match the specification", () => {
  const profile = { text: "Profile", to: CANDIDATE_PROFILE };

  // @spec 2.91-2.145
  it.each([
    ["signed out", VISITOR_MENU, "2.91", "2.110"],
    ["candidate", [{ entries: [profile] }, ...CANDIDATE_MENU], "2.111", "2.127"],
    ["employer", withoutOwn(EMPLOYER_MENU), "2.128", "2.145"],
  ] as const)("%s: each entry is in its place, and shown once it is built", (_, menu, from, to) => {
    const shown = new Set(linesOf(shownGroups(menu)));
    const wanted = facts(from, to);
    const text = wanted.map(({ words }) => textOf(words));
    expect(text).toEqual(linesOf(menu).map((line) => line.replace(/#.*/, "")));
    expect(wanted.filter(({ isBuilt }, n) => shown.has(linesOf(menu)[n] ?? "") !== isBuilt)).toEqual([]);
  });

  // @spec 2.146-2.150
  it("the footer: the same, and one entry of our own after them", () => {
    const wanted = facts("2.146", "2.150");
    const texts = FOOTER.map(({ text }) => text);
    expect(texts).toEqual([
      ...wanted.map(({ words }) => words.replace(" panel", "")),
      "Jobs by place",
      "API",
    ]);
    const shown = footerEntries(FOOTER).map(({ text }) => text);
    expect(shown).toEqual(texts.filter((_, n) => wanted[n]?.isBuilt ?? true));
  });

  // @spec 2.149
  it("the footer's feedback opens the panel", () => {
    expect(footerEntries(FOOTER).find(({ text }) => text === "Feedback")?.opens).toBe("feedback");
  });
});

/** Titles and entries, one after another; behind "#" what tells entries of one text apart. */
function linesOf(menu: readonly Group[]): string[] {
  return menu.flatMap(({ title, entries }) => [
    ...(title === undefined ? [] : [title]),
    ...entries.map((entry: Entry) => `${entry.text}#${firstScreen(entry.to) ?? JSON.stringify(entry.to)}`),
  ]);
}

/** "a For Candidates group (" as "For Candidates". */
const textOf = (words: string) =>
  words
    .replace(/^a (.*)/, "$1")
    .replace(/( group)? \($/, "")
    .replace(/ (which opens|with a|switch|link).*/, "");
