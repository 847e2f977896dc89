import { describe, expect, it } from "vitest";
import { readArticle } from "../../src/articles/read-article.ts";
import { ARTICLE } from "./article.ts";

const HEAD = ARTICLE.slice(0, ARTICLE.indexOf("---\n", 4) + 4);
const read = (text: string) => readArticle(`${HEAD}\n${text}\n`).blocks;

describe("an article", () => {
  it("is read into parts without markup", () => {
    const { blocks, notes, words, ...front } = readArticle(ARTICLE);
    expect(front).toMatchObject({
      title: "Forty knots",
      tags: ["knots", "how-it-works"],
      updated: "2026-11-20",
    });
    expect(blocks.map(({ kind }) => kind)).toEqual([
      "paragraph",
      "heading",
      "list",
      "list",
      "callout",
      "quote",
      "code",
      "table",
      "heading",
      "paragraph",
      "figure",
    ]);
    expect(blocks[0]).toMatchObject({
      runs: [
        { text: "A " },
        { text: "bowline", marks: ["strong"] },
        { text: " holds; a " },
        { text: "granny", marks: ["code"] },
        { text: " " },
        { text: "does not", marks: ["em"] },
        { text: ", as " },
        { text: "every sailor", href: "https://example.com/knots" },
        { text: " knows." },
        { text: "", note: 1 },
      ],
    });
    expect(notes).toHaveLength(1);
    expect(blocks[10]).toEqual({ kind: "figure", call: { name: "listing-facts" } });
    expect(words).toBeGreaterThan(40);
  });

  it("has no HTML: what looks like it is text", () => {
    const [block] = read("<script>alert(1)</script> <img src=x onerror=alert(1)>");
    expect(block).toMatchObject({
      kind: "paragraph",
      runs: [{ text: "<script>alert(1)</script> <img src=x onerror=alert(1)>" }],
    });
    for (const link of ["[a](javascript:alert(1))", "[a](data:text/html,x)", "<javascript:alert(1)>"])
      expect(JSON.stringify(read(link))).not.toMatch(/"href":"/);
  });

  it.each([
    ["[a](//evil.example)", /is no address/],
    ["[a](http://evil.example)", /is no address/],
    ["# Title", /line 9: Headings begin with ##/],
    ["![a](https://evil.example/a.png)", /line 9: A text cannot have a image/],
    ["{% iframe /%}", /line 9: Undefined tag: 'iframe'/],
    ["{% search-reading /%}", /line 9: Missing required attribute: 'search'/],
    ["{% pay-by-state trade=7 /%}", /line 9: pay-by-state/],
    ['{% fact of="the weather" /%} today', /line 9: fact/],
    ["{% listing-facts /%} in a line", /line 9: listing-facts/],
    ["## One\n\na\n\n## One", /two headings "one"/],
    ["", /no text/],
  ])("refuses %j", (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it.each([
    ["---\ntitle: A\n---\na", /title: .*\nlead:/],
    ["a", /front matter/],
    ["---\n: [\n---\na", /front matter/],
  ])("refuses the front matter of %j", (source, message) => {
    expect(() => readArticle(source)).toThrow(message);
  });
});
