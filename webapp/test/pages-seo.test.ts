import { textOf } from "@jobmap/contract/text-of";
import { describe, expect, it } from "vitest";
import { clip, pageMeta } from "../src/lib/seo.ts";

const SITE = { publicUrl: "https://jobmap.example" };
const BASE = { title: "Nurse", description: "A job.", path: "/job/7" };

describe("pageMeta", () => {
  it("appends the site's name to the title, except on the home page", () => {
    expect(pageMeta(SITE, BASE)).toContainEqual({ title: "Nurse | Jobmap" });
    expect(pageMeta(SITE, { ...BASE, title: "Jobmap: jobs", path: "/", isWholeTitle: true })).toContainEqual({
      title: "Jobmap: jobs",
    });
  });

  it("gives one absolute address to search engines and shared links", () => {
    const meta = pageMeta(SITE, BASE);
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://jobmap.example/job/7" });
    expect(meta).toContainEqual({ property: "og:url", content: "https://jobmap.example/job/7" });
  });

  it("names the languages of a page, unless what it is about is in English alone", () => {
    const post = { ...BASE, path: "/blogs/knots" };
    const languages = (seo: typeof post & { isEnglish?: boolean }) =>
      pageMeta(SITE, seo).flatMap((entry) => ("hrefLang" in entry ? [entry["hrefLang"]] : []));
    expect(languages(post)).toEqual(["en", "es", "x-default"]);
    expect(languages({ ...post, isEnglish: true })).toEqual([]);
  });

  it("excludes robots only if set", () => {
    const robots = { name: "robots", content: "noindex, follow" };
    expect(pageMeta(SITE, BASE)).not.toContainEqual(robots);
    expect(pageMeta(SITE, { ...BASE, noindex: true })).toContainEqual(robots);
  });

  it("leaves out missing structured data", () => {
    const meta = pageMeta(SITE, { ...BASE, structuredData: [null] });
    expect(meta.some((entry) => "script:ld+json" in entry)).toBe(false);
  });
});

describe("clip", () => {
  it("keeps text that fits, in one line", () => {
    expect(clip("  a\n b  ", 10)).toBe("a b");
  });
  it("cuts at a word, without a trailing comma", () => {
    expect(clip("Pick vegetables, daily", 18)).toBe("Pick vegetables…");
  });
  it("cuts a single long word anywhere", () => {
    expect(clip("x".repeat(300), 160)).toHaveLength(160);
  });
});

describe("textOf", () => {
  it("returns the text of safe HTML, separated where blocks were", () => {
    expect(textOf("<p>Plant &amp; pick.</p><ul><li><strong>Lift</strong> 50 lb</li></ul>")).toBe(
      "Plant & pick. Lift 50 lb",
    );
  });
  it("leaves unknown entities unchanged", () => {
    expect(textOf("5&nbsp;&euro; &#39;net&#39;")).toBe("5 &euro; 'net'");
  });
});
