import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkedText } from "../src/features/threads/linked-text.ts";

const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

describe("links in messages", () => {
  it.each([
    ["See https://harbor.example/apply.", ["https://harbor.example/apply"]],
    ["(http://harbor.example/a_b?c=d#e)", ["http://harbor.example/a_b?c=d#e"]],
    ["https://a.example, https://b.example!", ["https://a.example", "https://b.example"]],
    ["javascript:alert(1) data:text/html,x //evil.example mailto:a@b.example", []],
    ['<a href="https://harbor.example">here</a>', ["https://harbor.example"]],
    ["https://", []],
  ])("%s", (text, expected) => expect(links(text)).toEqual(expected));

  it("are all of the text, unchanged, and lead to http and https only", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom("https://", "HTTP://x.example", "javascript:alert(1)", ").", "\n", '"><img>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const text = pieces.join(" ");
        const found = linkedText(text);
        expect(found.map((each) => each.text).join("")).toBe(text);
        for (const { href } of found)
          if (href !== undefined) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});
