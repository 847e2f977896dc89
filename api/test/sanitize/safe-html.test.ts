import { RICH_TEXT_DEPTH, type RichBlock, richHtml } from "@jobmap/contract/rich-text";
import { textOf } from "@jobmap/contract/text-of";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptText } from "../../src/sanitize/accept-text.ts";
import { outgoing, toSafeHtml } from "../../src/sanitize/safe-html.ts";
import { richBlocks } from "./rich-text.ts";

const CORPUS = [
  "<script>",
  "</script>",
  "<p",
  "<p>",
  "</p>",
  "<ul>",
  "<ol><li>",
  "</li></ul>",
  "<h1>",
  "</h1>",
  "<b>",
  "</b>",
  "<i>",
  "<br>",
  "<table><tr><td>",
  '<a href="https://example.com/x?y=1&z=2">',
  "</a>",
  ">",
  "onclick=",
  '"',
  "javascript:",
  "<a href=",
  "&lt;",
  "&gt;",
  "&amp;",
  "<svg/onload=",
  "x",
  "<style>",
  "<!--",
  "-->",
  "&#60;",
  "\n",
  "- ",
  "1. ",
];
const ALLOWED = /^<\/?(?:p|br|ul|ol|li|strong|em|h3|h4|a)(?: href="(?:https?:\/\/|mailto:)[^"<>]*"| \/)?>$/;

describe("toSafeHtml", () => {
  it.each([
    [
      "plain text",
      "Line 1\nLine 2\n\n- a\n- b\n\nEnd",
      "<p>Line 1<br />Line 2</p><ul><li>a</li><li>b</li></ul><p>End</p>",
    ],
    ["numbers", "Steps\n1. First\n2. Second", "<p>Steps</p><ol><li>First</li><li>Second</li></ol>"],
    ["signs", "5 < 6 & 7 > 2", "<p>5 &lt; 6 &amp; 7 &gt; 2</p>"],
    ["escaped HTML", "&lt;p&gt;x &amp;amp; y&lt;/p&gt;", "<p>x &amp; y</p>"],
    ["divisions", "<div><div>a</div><div>b</div></div>", "<p>a</p><p>b</p>"],
    ["bare inline", "a <b>bold</b> text", "<p>a <strong>bold</strong> text</p>"],
    ["large headings", "<h1>Big</h1><h6>small</h6>", "<h3>Big</h3><h4>small</h4>"],
    ["script", '<p>Hi <script>alert(1)</script><a href="javascript:x">y</a></p>', "<p>Hi y</p>"],
    ["handlers", "<img src=x onerror=alert(1)>", ""],
    ["nothing", "  ", ""],
    ["paragraphs in items", "<ul><li><p>a</p></li><li></li></ul>", "<ul><li>a</li></ul>"],
    [
      "lists in lists, also without an item between",
      "<ul><li>a<ol><li>b</li></ol></li><ul><li>c</li></ul></ul>",
      "<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>",
    ],
    [
      "links",
      '<p><a href="https://example.com/a b">x</a> <a href="https://example.com">y<b>z</b></a> <a href="mailto:Hr@example.com">m</a> <a href="/own">o</a></p>',
      '<p>x <a href="https://example.com/">y<strong>z</strong></a> <a href="mailto:Hr@example.com">m</a> o</p>',
    ],
  ])("sanitizes %s", (_, text, html) => expect(toSafeHtml(text)).toBe(html));

  it("allows only its few elements, and is idempotent", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CORPUS), { maxLength: 25 }), (parts) => {
        const html = toSafeHtml(parts.join(""));
        for (const tag of html.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(ALLOWED);
        expect(html.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
        expect(toSafeHtml(html)).toBe(html);
        expect(outgoing(html)).toBe(html);
      }),
      { numRuns: 1500 },
    );
  });

  it("leaves every text unchanged that the editor can produce", () => {
    fc.assert(
      fc.property(richBlocks, (blocks) => {
        const html = richHtml(blocks);
        expect(toSafeHtml(html)).toBe(html);
        expect(outgoing(html)).toBe(html);
      }),
      { numRuns: 600 },
    );
  });

  it("moves up list items that are nested too deep", () => {
    const nested = (depth: number): RichBlock => ({
      tag: "ul",
      items: [[{ tag: "p", runs: [{ text: String(depth) }] }, ...(depth < 7 ? [nested(depth + 1)] : [])]],
    });
    const html = richHtml([nested(1)]);
    expect(html.match(/<ul>/g)).toHaveLength(RICH_TEXT_DEPTH);
    expect(textOf(html)).toBe("1 2 3 4 5 6 7");
    expect(toSafeHtml(html)).toBe(html);
    const endless = `${"<ul><li>x".repeat(5_000)}`;
    expect(textOf(toSafeHtml(endless))).toBe("x ".repeat(5_000).trim());
  });

  it("keeps within a limit by cutting at the end of a block", () => {
    const long = Array.from({ length: 50 }, (_, i) => `Paragraph ${i} ${"x".repeat(50)}`).join("\n\n");
    const html = toSafeHtml(long, 500);
    expect(html.length).toBeLessThanOrEqual(500);
    expect(html).toMatch(/<\/p>$/);
    expect(textOf(toSafeHtml("word ".repeat(5000), 600)).length).toBeGreaterThan(50);
  });
});

describe("outgoing", () => {
  it("sanitizes text that something else wrote to the database", () => {
    expect(outgoing("<p onclick=x>a</p><img src=x onerror=alert(1)>")).toBe("<p>a</p>");
    expect(outgoing('<p><a href="javascript:alert(1)">a</a></p>')).toBe("<p>a</p>");
    expect(outgoing("<p>a <b>b</b> <i>c</i><br /><a>d</a></p>")).toBe(
      "<p>a <b>b</b> <i>c</i><br /><a>d</a></p>",
    );
    expect(outgoing(null)).toBeNull();
  });

  it("outputs no handlers, scripts or foreign schemes, whatever the input", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CORPUS), { maxLength: 25 }), (parts) => {
        for (const tag of outgoing(parts.join("")).match(/<[a-z/!][^>]*>?/gi) ?? [])
          expect(tag).toMatch(/^<\/?[a-z0-9]+(?: href="(?:https?:\/\/|mailto:)[^"<>]*"| \/)?>$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("acceptText", () => {
  it("counts the text without markup, and never shortens it", () => {
    const text = `<p>${"<strong>ab</strong>c ".repeat(100)}</p>`;
    expect(textOf(acceptText("description", text, 399))).toHaveLength(399);
    expect(() => acceptText("description", text, 398)).toThrow("at most 398 characters");
    expect(() => acceptText("description", "漢".repeat(30_000), 50_000)).toThrow("at most 50,000");
    expect(acceptText("description", null, 10)).toBe("");
  });
});
