import { describe, expect, it } from "vitest";
import { z } from "zod";
import { publishPost, savePost } from "../../src/commands/blog/save-post.ts";
import { readXml, textsOf } from "../feeds/read-xml.ts";
import { useServer } from "../support/use-server.ts";
import { ARTICLE } from "./article.ts";

const server = useServer();
const get = (path: string, headers: Record<string, string> = {}) =>
  server().request("GET", path, { headers });
const HOSTILE = "<img src=x onerror=alert(1)> & ]]> \u0001";

/** A published article whose texts look like markup, and a draft. */
async function publishHostile(): Promise<void> {
  const { database, now } = server().services;
  const source = ARTICLE.replace("Forty knots", `'${HOSTILE.replace("\u0001", "")}'`)
    .replace("Ada Harbor", "'</author><script>'")
    .replace("**bowline**", `**${HOSTILE}**`);
  await savePost(database, "hostile", source);
  await publishPost("hostile", new Date("2026-11-21T12:00:00Z"));
  await savePost(database, "draft", ARTICLE);
  expect(now() > new Date("2026-11-21T12:00:00Z")).toBe(true);
}

/** https://www.jsonfeed.org/version/1.1 */
const JsonFeed = z.object({
  version: z.url().startsWith("https://jsonfeed.org/version/1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      content_html: z.string(),
      summary: z.string(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string()),
    }),
  ),
});

describe("feeds of the blog", () => {
  it("are RSS 2.0 with what its rules ask for", async () => {
    await publishHostile();
    const reply = await get("/feeds/blog.rss");
    expect(reply.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const text = await reply.text();
    expect(text).toMatch(/<rss [^>]*version="2\.0"/);
    const { item: items = [], ...channel } =
      readXml(text).children["rss"]?.[0]?.children["channel"]?.[0]?.children ?? {};
    for (const name of ["title", "link", "description"]) expect(channel[name]?.[0]?.text, name).not.toBe("");
    expect(text).toMatch(
      /<atom:link href="[^"]*\/feeds\/blog\.rss" rel="self" type="application\/rss\+xml"\/>/,
    );
    expect(items).toHaveLength(1);
    const { category, ...rest } = items[0]?.children ?? {};
    expect(category?.map((entry) => entry.text)).toEqual(["How it works", "Knots"]);
    const item = textsOf({ text: "", children: rest });
    expect(item["link"]).toMatch(/^http:.*\/blogs\/hostile$/);
    expect(item["guid"]).toBe(item["link"]);
    expect(new Date(item["pubDate"] ?? "").toISOString()).toBe("2026-11-21T12:00:00.000Z");
    expect(item["title"]).toBe("&lt;img src=x onerror=alert(1)&gt; &amp; ]]&gt;");
    expect(item["content:encoded"]).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(item["content:encoded"]).not.toMatch(/<(?:img|script)/);
    expect(item["content:encoded"]).toMatch(/<a href="http:[^"]*\/help">no\. 1010<\/a>/);
  });

  it("are Atom 1.0 with what RFC 4287 asks for", async () => {
    await publishHostile();
    const children =
      readXml(await (await get("/feeds/blog.atom")).text()).children["feed"]?.[0]?.children ?? {};
    for (const name of ["id", "title", "updated"]) expect(children[name]?.[0]?.text, name).toBeTruthy();
    const entry = children["entry"]?.[0]?.children ?? {};
    for (const name of ["id", "title", "updated", "published", "content"])
      expect(entry[name], name).toHaveLength(1);
    expect(entry["author"]?.[0]?.children["name"]?.[0]?.text).toBe("</author><script>");
    expect(entry["updated"]?.[0]?.text).toBe("2026-11-21T12:00:00.000Z");
    expect(children["entry"]).toHaveLength(1);
  });

  it("are JSON Feed 1", async () => {
    await publishHostile();
    const { items } = JsonFeed.parse(await (await get("/feeds/blog.json")).json());
    expect(items).toHaveLength(1);
    expect(items[0]?.title).toBe("<img src=x onerror=alert(1)> & ]]>");
    expect(items[0]?.content_html).not.toMatch(/<(?:img|script)/);
  });

  it("are not sent again while nothing changes, and the sitemap has published articles alone", async () => {
    const empty = await get("/feeds/blog.rss");
    expect(empty.status).toBe(200);
    await publishHostile();
    const first = await get("/feeds/blog.atom");
    const again = await get("/feeds/blog.atom", { "If-None-Match": first.headers.get("etag") ?? "" });
    expect([first.status, again.status]).toEqual([200, 304]);
    const sitemap = await (await get("/sitemaps/posts-0.xml")).text();
    expect(sitemap).toMatch(/<loc>[^<]*\/blogs\/hostile<\/loc><lastmod>2026-11-21/);
    expect(sitemap).not.toContain("draft");
  });

  it("have a text beside them for programs that read, in which nothing is markup", async () => {
    await publishHostile();
    const reply = await get("/blogs/hostile.md");
    expect(reply.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    const text = await reply.text();
    expect(text).toContain("# \\<img src=x onerror=alert(1)\\> \\& \\]\\]\\>\n");
    expect(text).toMatch(/^\| Bowline \| yes \|$/m);
    expect(text).toMatch(/\n```sh\ntie --knot bowline\n```\n/);
    expect(text).toMatch(/knows\.\[\^1\]/);
    expect(text).toMatch(/^\[\^1\]: Ashley, 1944, \[no\. 1010\]\(http:.*\/help\)\.$/m);
    expect(text).not.toMatch(/(?<!\\)<img/);
    expect((await get("/blogs/draft.md")).status).toBe(404);
  });
});
