import { blocksOfText, RICH_TEXT_SOURCE_LIMITS, richHtml } from "@jobmap/contract/rich-text";
import { textOf } from "@jobmap/contract/text-of";
import { describe, expect, it } from "vitest";
import { line, richText, text } from "../../contract/src/values.ts";
import { slugify } from "../../src/format/slug.ts";
import { cleanText, repairMojibake } from "../../src/import/parse/text.ts";
import { parseTitle } from "../../src/import/parse/title.ts";
import { renderLetter } from "../../src/mail/layout.ts";
import { searchWords, wordsOf } from "../../src/map/core/words.ts";
import { searchKeys } from "../../src/places/names.ts";
import { misleadingClaimChecks } from "../../src/posting/misleading-claims.ts";
import type { Posting } from "../../src/posting/posting.ts";
import { decodeEntities, escapeHtml } from "../../src/sanitize/html.ts";
import { outgoing, toSafeHtml } from "../../src/sanitize/safe-html.ts";
import { growth, LINEAR } from "../support/growth.ts";

/** What is repeated: markup that opens and never closes, lines, items, white space, half entities, words that rules look for. */
const UNITS = [
  ..."x< &-\n\t\u00a0\u00ad\u200b'.,#/=0©é漢💼\u0301",
  ...[
    "- x\n",
    "x\n",
    "1. x\n",
    "\n ",
    "x ",
    " -",
    "a.",
    "1,",
    "<a",
    "<a ",
    "<a b",
    "<a b='",
    '<a href="',
    "</",
    "<!--",
    "<![CDATA[",
  ],
  ...[
    "<ul><li>",
    "<ul><li>x",
    "<li>",
    "<p>",
    "</p>",
    "<b>",
    "<i>x",
    "<b><li>",
    "<h1>x",
    "<table><tr><td>",
    "x<br>",
    "<svg><math>",
  ],
  ...[
    "<p><ul>x",
    "<script>",
    "<style>",
    "<textarea>",
    "<div>",
    "&lt;p",
    "&lt;p&gt;",
    "&amp;",
    "&#60;",
    "&amp",
    "ÃÂ",
    "â€",
  ],
  ...[
    '<a href="https://a.bc">x',
    "<strong>x</strong>",
    "<p>x</p>",
    "you pay ",
    "please you ",
    "pay fee ",
    "salary ",
    "send transfer ",
  ],
];

const posting = (description: string): Posting => ({
  title: "Deckhand",
  description,
  responsibilities: null,
  qualifications: null,
  employment_types: [],
  location_type: "ONSITE",
  locations: [],
  applicant_location_requirements: [],
  base_salary: null,
  apply_kind: "NATIVE",
  apply_url: null,
  apply_email: null,
  application_deadline: null,
  openings: null,
  positions_filled: 0,
  questions: [{ text: description, type: "SINGLE_LINE_TEXT" }],
  company_size: null,
  company_name: "",
  company_has_logo: false,
});

const letter = (words: string) =>
  renderLetter(
    { subject: words, preview: words, parts: [{ kind: "paragraph", text: words }] },
    { url: "https://jobmap.example" },
    "en",
  );

/** Every function that texts of strangers go through, and the longest that reaches it. */
const FUNCTIONS: readonly (readonly [string, (text: string) => unknown, number])[] = [
  ["reading a text in one line", (value) => line("Text", 100_000).safeParse(value), 100_000],
  ["reading a text in several lines", (value) => text("Text", 100_000).safeParse(value), 100_000],
  ["measuring a rich text", (value) => richText("Text").safeParse(value), 100_000],
  ["plain text as blocks", (value) => richHtml(blocksOfText(value)), 60_000],
  ["making HTML safe", toSafeHtml, 60_000],
  ["HTML on its way out", outgoing, 60_000],
  ["the text of HTML", textOf, 60_000],
  ["decoding entities", decodeEntities, 100_000],
  ["escaping", escapeHtml, 100_000],
  ["rules of honest listings", (value) => [...misleadingClaimChecks(posting(value), "2026-01-01")], 60_000],
  ["words of a text", wordsOf, 100_000],
  ["words of a search", searchWords, 100_000],
  ["keys of a place", searchKeys, 100_000],
  ["words of an address", (value) => slugify(value, 80), 100_000],
  ["a letter", letter, 60_000],
  ["a cell of an import", cleanText, 60_000],
  ["misread characters", repairMojibake, 60_000],
  ["a title of an import", parseTitle, 60_000],
];

describe("processing time of a text is linear:", () => {
  it.each(FUNCTIONS)("%s", (_, work, length) => {
    const steep = UNITS.map((unit) => [unit, growth(work, unit, length)] as const).filter(
      ([, by]) => by >= LINEAR,
    );
    expect(steep).toEqual([]);
  });
});

it("mojibake with one wrong character is left alone quickly", () => {
  const misread = `${"Â©".repeat(60)}Ä€`;
  expect(repairMojibake(misread)).toBe(misread);
});

describe("the size of rich text is checked before processing:", () => {
  const { characters, lines, tags } = RICH_TEXT_SOURCE_LIMITS;
  const problem = (value: string) => richText("The text").safeParse(value).error?.issues[0]?.message;

  it.each([
    [
      "too many characters",
      "x".repeat(characters + 1),
      "The text can have at most 60,000 characters, its formatting included.",
    ],
    ["too many lines", "x\n".repeat(lines), "The text can have at most 3,000 lines."],
    [
      "too many elements",
      "<b>".repeat(tags + 1),
      "The text has too much formatting. Please paste it as plain text.",
    ],
  ])("rejects %s", (_, value, message) => expect(problem(value)).toBe(message));

  it("accepts text within the limit", () => {
    expect(problem("x".repeat(characters))).toBeUndefined();
    expect(problem("x\n".repeat(lines - 1))).toBeUndefined();
    expect(problem("<b>".repeat(tags))).toBeUndefined();
  });
});
