import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bytesOf, KeptPages, keptPage, scriptHashes } from "../../src/web/kept/kept-pages.ts";
import { encodingOf } from "../../src/web/kept/send-kept.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (html: string, version = "1") =>
  keptPage(html, { version, nonce: "abc", headers: [["content-type", "text/html"]] });

describe("scriptHashes", () => {
  const mark = 'nonce="abc"';

  it("allows each inline script of ours once, and nothing else", () => {
    const html = `<script ${mark}>if(1<2)go("</div>")</script><script ${mark} src="/a.js"></script>
      <script ${mark} type="application/ld+json">{"a":1}</script><script ${mark} type="later">import "/b.js"</script>
      <p>&lt;script&gt;no&lt;/script&gt;</p><SCRIPT ${mark}>x</SCRIPT><script ${mark}>if(1<2)go("</div>")</script>`;
    expect(scriptHashes(html, mark).split(" ").sort()).toEqual(
      ['if(1<2)go("</div>")', 'import "/b.js"', "x"].map(hashOf).sort(),
    );
    expect(scriptHashes("<p>none</p>", mark)).toBe("");
  });

  it("allows no script that a text has brought into the page", () => {
    const html = `<script ${mark}>go()</script><script>steal()</script><script nonce="">steal(1)</script>`;
    expect(scriptHashes(html, mark)).toBe(hashOf("go()"));
    expect(page(html).scripts).toBe(hashOf("go()"));
  });

  it("takes time in proportion to the page", () => {
    const time = (length: number) => {
      const html = `<script ${mark}>${"<".repeat(length)}`;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 5; i++) {
        const begun = performance.now();
        scriptHashes(html, mark);
        least = Math.min(least, performance.now() - begun);
      }
      return least;
    };
    time(1_000);
    expect(time(400_000)).toBeLessThan(40 * time(40_000) + 5);
  });
});

describe("KeptPages", () => {
  it("gives a page of the same version, the same for everybody", () => {
    const pages = new KeptPages();
    const one = page('<script nonce="abc">go()</script>');
    pages.keep("/", one);
    expect(pages.find("/", "1")).toBe(one);
    expect(pages.find("/", "2")).toBeUndefined();
    expect(pages.find("/other", "1")).toBeUndefined();
    expect(one.body.toString()).toBe('<script nonce="">go()</script>');
    expect(one.etag).toBe(
      keptPage('<script nonce="d">go()</script>', { version: "7", nonce: "d", headers: [] }).etag,
    );
    expect(one.etag).not.toBe(page("<p>else</p>").etag);
  });

  it("holds pages up to a number of bytes, the least recently asked for dropped first", () => {
    const pages = new KeptPages(100_000);
    const large = "x".repeat(4_000);
    for (let i = 0; i < 30; i++) {
      pages.keep(`/${i}`, page(large + i));
      expect(pages.find("/0", "1")).toBeDefined();
    }
    expect(pages.find("/1", "1")).toBeUndefined();
    expect(pages.find("/29", "1")).toBeDefined();
  });

  it("compresses once", async () => {
    const kept = page("<p>text</p>".repeat(500));
    const [first, second] = await Promise.all([bytesOf(kept, "br"), bytesOf(kept, "br")]);
    expect(first).toBe(second);
    expect(brotliDecompressSync(first)).toEqual(kept.body);
    expect(gunzipSync(await bytesOf(kept, "gzip"))).toEqual(kept.body);
    expect(await bytesOf(kept, "identity")).toBe(kept.body);
  });
});

describe("encodingOf", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["gzip", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["br;q=0.000, gzip;q=0", "identity"],
    ["BR", "br"],
    ["brotli, xgzip", "identity"],
    ["", "identity"],
  ])("of %s is %s", (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });
});
