import { expect, test } from "../../../.tools/browser-test.ts";

test("each page in the sitemap is the one to index, with one heading and a description of its own", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemaps/pages-0.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(20);
  for (const path of ["/", "/help", "/jobmap", "/es/", "/es/help", "/es/jobmap"])
    expect(addresses).toContain(new URL(path, addresses[0]).href);
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const reply = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    expect(reply.status(), address).toBe(200);
    const html = await reply.text();
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(canonical, address).toBe(address);
    expect(html, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
    descriptions.add(/<meta name="description" content="([^"]{20,})"/.exec(html)?.[1] ?? "");
  }
  expect(descriptions).not.toContain("");
  expect(descriptions.size).toBe(addresses.length);
});
