import { once } from "node:events";
import { createServer } from "node:http";
import { DAY_MS } from "@jobmap/contract/limits";
import type { Middleware } from "koa";
import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import {
  movePost,
  previewPost,
  publishPost,
  savePost,
  shipPost,
  unpublishPost,
} from "../../src/commands/blog/save-post.ts";
import { VIEWED_DAYS } from "../../src/queries/blog.ts";
import { useServer } from "../support/use-server.ts";
import { ARTICLE } from "./article.ts";

const server = useServer();
const database = () => server().services.database;
const now = () => server().services.now();
const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
const save = (slug: string, changes: readonly (readonly [string, string])[] = []) =>
  savePost(
    database(),
    slug,
    changes.reduce((text, [from, to]) => text.replace(from, to), ARTICLE),
  );
const list = (query = "") => server().ok("GET blog/list", `blog/list${query}`);
const slugs = async (query = "") => (await list(query)).items.map(({ slug }) => slug);
const mostViewed = async () =>
  (await server().ok("GET blog/most-viewed-blogs", "blog/most-viewed-blogs")).items.map(({ slug }) => slug);
const path = (slug: string) => `blog/particuler-blog-detail/${slug}`;
const open = (slug: string) => server().ok("GET blog/particuler-blog-detail/{slug}", path(slug));
const status = async (slug: string) => (await server().request("GET", `/api/v1/${path(slug)}`)).status;

describe("the list of articles", () => {
  // @spec 7.124-7.126
  it("has pages, tags and a search, the newest first", async () => {
    for (const [n, slug] of ["first", "second", "third"].entries()) {
      await save(slug, [["Forty knots", `${slug} knot`]]);
      await publishPost(slug, ago(10 - n));
    }
    await save("second", [
      ["[knots, how-it-works]", "[pay]"],
      ["Forty knots", "Pay 100%"],
    ]);
    expect(await slugs()).toEqual(["third", "second", "first"]);
    expect(await list("?limit=2&page=2")).toMatchObject({
      total: 3,
      page: 2,
      limit: 2,
      items: [{ slug: "first" }],
    });
    expect(await slugs("?tags=how-it-works")).toEqual(["third", "first"]);
    expect(await slugs("?tags=nothing")).toEqual([]);
    expect(await slugs("?search=pay+100%25")).toEqual(["second"]);
    expect(await slugs("?search=pay+1_0")).toEqual([]);
    expect((await list()).tags).toEqual([
      { tag: "how-it-works", name: "How it works", posts: 2 },
      { tag: "knots", name: "Knots", posts: 2 },
      { tag: "pay", name: "Pay", posts: 1 },
    ]);
    expect((await server().request("GET", "/api/v1/blog/list?tags=How%20It")).status).toBe(400);
  });
});

describe("an article", () => {
  // @spec 7.127
  it("comes in parts with its numbers and figures as they are now", async () => {
    await save("knots");
    await publishPost("knots", ago(1));
    await save("other");
    await publishPost("other", ago(2));
    const post = await open("knots");
    expect(post).toMatchObject({
      title: "Forty knots",
      author: "Ada Harbor",
      is_preview: false,
      reading_minutes: 1,
    });
    expect(JSON.stringify(post.body)).toContain("2,080");
    expect(JSON.stringify(post.body)).toContain("$52,000");
    expect(post.body.at(-1)).toMatchObject({
      kind: "figure",
      figure: {
        title: "What open listings state",
        drawing: { kind: "bars" },
        columns: ["What is stated", "Listings", "Share of all"],
      },
    });
    expect(post.related).toMatchObject([{ slug: "other" }]);
  });

  it("is never shown while it is a draft or scheduled, but by its preview link until that ends", async () => {
    await save("draft");
    await save("later");
    await publishPost("later", ago(-2));
    expect(await slugs()).toEqual([]);
    expect((await list()).tags).toEqual([]);
    expect(await mostViewed()).toEqual([]);
    expect([await status("draft"), await status("later")]).toEqual([404, 404]);

    const { token } = await previewPost("draft", 7);
    expect(await status(`draft?preview=${"a".repeat(43)}`)).toBe(404);
    expect(await status(`draft?preview=${token}`)).toBe(200);
    expect(await open(`draft?preview=${token}`)).toMatchObject({ is_preview: true, published_at: null });
    expect(await status(`later?preview=${token}`)).toBe(404);
    await previewPost("draft", 7);
    expect(await status(`draft?preview=${token}`)).toBe(404);
    const ended = await previewPost("later", 1);
    await database().query("UPDATE blog_posts SET preview_ends_at = ? WHERE slug = 'later'", {
      replacements: [ago(0)],
    });
    expect(await status(`later?preview=${ended.token}`)).toBe(404);

    await publishPost("draft", ago(0));
    expect(await slugs()).toEqual(["draft"]);
    await unpublishPost("draft");
    expect(await status("draft")).toBe(404);
  });

  it("is found at an address that it had, and nobody else gets that", async () => {
    await save("old");
    await publishPost("old", ago(1));
    await movePost(database(), "old", "new");
    await movePost(database(), "new", "newest");
    expect(await open("old")).toMatchObject({ slug: "newest" });
    expect(await open("new")).toMatchObject({ slug: "newest" });
    await expect(save("old")).rejects.toThrow('Another article has, or had, the address "old"');
    await movePost(database(), "newest", "old");
    expect(await open("newest")).toMatchObject({ slug: "old" });
    await expect(movePost(database(), "old", "tag")).rejects.toThrow("cannot be an address");
  });

  it("that a release brought changes with releases until an operator changes it", async () => {
    await shipPost(
      database(),
      "shipped",
      ARTICLE.replace("updated: 2026-11-20", "updated: 2026-11-20\npublished: 2026-11-20"),
    );
    expect(await slugs()).toEqual(["shipped"]);
    await movePost(database(), "shipped", "moved");
    await shipPost(database(), "shipped", ARTICLE.replace("Forty", "Fifty"));
    expect(await open("moved")).toMatchObject({
      title: "Fifty knots",
      published_at: "2026-11-20T12:00:00.000Z",
    });
    await save("moved", [["Forty", "My"]]);
    await shipPost(database(), "shipped", ARTICLE.replace("Forty", "Sixty"));
    expect(await open("moved")).toMatchObject({ title: "My knots" });
  });
});

describe("views", () => {
  const BROWSER =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
  const counted = async () => {
    await server().services.views.drain();
    const rows = await database().query<{ slug: string; views: number }>(
      "SELECT p.slug, v.views FROM blog_views v JOIN blog_posts p ON p.id = v.post_id ORDER BY p.slug",
      { type: QueryTypes.SELECT },
    );
    return Object.fromEntries(rows.map(({ slug, views }) => [slug, views]));
  };

  it("count each reader of an article once a day, and order the most viewed", async () => {
    for (const [n, slug] of ["one", "two", "three"].entries()) {
      await save(slug);
      await publishPost(slug, ago(3 - n));
    }
    expect(await mostViewed()).toEqual([]);
    const note = (slug: string, address: string) =>
      server().services.views.note({ slug, address, userAgent: BROWSER, at: now() });
    for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) note("two", address);
    note("one", "192.0.2.1");
    note("nowhere", "192.0.2.1");
    expect(await counted()).toEqual({ one: 1, two: 2 });
    note("one", "192.0.2.1");
    note("two", "192.0.2.3");
    expect(await counted()).toEqual({ one: 1, two: 3 });
    expect(await mostViewed()).toEqual(["two", "one"]);
    server().advance(DAY_MS);
    note("one", "192.0.2.1");
    await counted();
    expect(await mostViewed()).toEqual(["two", "one"]);
    server().advance(VIEWED_DAYS * DAY_MS);
    expect(await mostViewed()).toEqual([]);
  });

  it("leave out robots, pages fetched ahead, previews, and pages that there are not", async () => {
    await save("knots");
    await publishPost("knots", ago(1));
    const page: Middleware = (ctx) => {
      if (ctx.path !== "/blogs/missing") ctx.body = "page";
    };
    const site = createServer(createApp(server().services, { middleware: [page] }).callback()).listen(
      0,
      "127.0.0.1",
    );
    await once(site, "listening");
    const address = site.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { "User-Agent": BROWSER, ...headers } });
    const robots = [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36",
      "facebookexternalhit/1.1",
      "curl/8.5.0",
      "",
    ];
    for (const name of robots) await get("/blogs/knots", { "User-Agent": name });
    await get("/blogs/knots", { "Sec-Purpose": "prefetch;prerender" });
    await get("/blogs/knots?preview=x");
    await get("/blogs/knots", {}, "HEAD");
    for (const path of ["/blogs/missing", "/blogs", "/blogs/tag/knots", "/jobmap"]) await get(path);
    expect(await counted()).toEqual({});
    await get("/blogs/knots");
    expect(await counted()).toEqual({ knots: 1 });
    await get("/blogs/knots.data", { "User-Agent": `${BROWSER} Edg/142.0.0.0` });
    expect(await counted()).toEqual({ knots: 2 });
    await get("/es/blogs/knots", { "User-Agent": `${BROWSER} OPR/142.0.0.0` });
    expect(await counted()).toEqual({ knots: 3 });
    site.close();
  });
});
