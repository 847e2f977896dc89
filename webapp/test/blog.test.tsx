import type { BlogPost, BlogRun } from "@jobmap/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { ArticleView } from "../src/features/blog/ArticleView.tsx";
import { articleMeta } from "../src/features/blog/article-meta.ts";
import { requirePresentAddress } from "../src/features/blog/present-address.ts";

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;
const run = (text: string, more: Partial<BlogRun> = {}): BlogRun => ({
  text,
  marks: [],
  href: null,
  note: null,
  ...more,
});
const POST: BlogPost = {
  slug: "knots",
  title: HOSTILE,
  lead: HOSTILE,
  author: HOSTILE,
  tags: [{ tag: "knots", name: HOSTILE }],
  published_at: "2026-11-23T12:00:00.000Z",
  updated_on: "2026-11-20",
  reading_minutes: 3,
  words: 600,
  is_preview: false,
  related: [],
  notes: [[run(HOSTILE)]],
  body: [
    { kind: "heading", level: 2, id: "a", runs: [run(HOSTILE)] },
    {
      kind: "paragraph",
      runs: [run(HOSTILE, { marks: ["strong", "em"], href: "/help" }), run("", { note: 1 })],
    },
    { kind: "list", ordered: true, items: [[run(HOSTILE, { marks: ["code"] })]] },
    { kind: "code", language: "ts", text: HOSTILE },
    { kind: "quote", runs: [run(HOSTILE)] },
    { kind: "callout", runs: [run(HOSTILE)] },
    { kind: "table", head: [[run(HOSTILE)]], rows: [[[run(HOSTILE)]]] },
    {
      kind: "figure",
      figure: {
        title: HOSTILE,
        summary: HOSTILE,
        source: HOSTILE,
        drawing: { kind: "phrase", items: [{ text: HOSTILE, meaning: HOSTILE }] },
        columns: ["Typed", HOSTILE],
        rows: [[HOSTILE, HOSTILE]],
      },
    },
  ],
};

function Shown() {
  return <ArticleView post={POST} />;
}

describe("the page of an article", () => {
  it("shows what looks like markup as text", () => {
    const Stub = createRoutesStub([{ path: "/", Component: Shown }]);
    const html = renderToStaticMarkup(<Stub />);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(15);
    expect(html).not.toMatch(/<(?:img|script)/);
    const data = articleMeta(POST, "https://jobmap.example").filter((entry) => "script:ld+json" in entry);
    expect(data).toHaveLength(2);
  });

  it("leads from a former address to the present one, for good", () => {
    const moved = new URL("https://jobmap.example/blogs/old?preview=x");
    let thrown: unknown;
    try {
      requirePresentAddress(POST, "old", moved);
    } catch (error) {
      thrown = error;
    }
    expect(thrown instanceof Response && [thrown.status, thrown.headers.get("Location")]).toEqual([
      301,
      "/blogs/knots?preview=x",
    ]);
    expect(() => requirePresentAddress(POST, "knots", moved)).not.toThrow();
  });

  it("tells search engines to leave out a preview", () => {
    const robots = (post: BlogPost) =>
      articleMeta(post, "https://jobmap.example").filter(
        (entry) => "name" in entry && entry.name === "robots",
      );
    expect(robots(POST)).toEqual([]);
    expect(robots({ ...POST, is_preview: true, published_at: null })).toEqual([
      { name: "robots", content: "noindex, follow" },
    ]);
  });
});
