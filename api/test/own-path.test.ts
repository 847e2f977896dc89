import { ownPath } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("a redirect path", () => {
  it.each([
    ["/saved-job?page=2#top", "/saved-job?page=2#top"],
    ["/a/../b", "/b"],
    ["/", "/"],
    ["/jobs/é", "/jobs/%C3%A9"],
    ["/a//b", "/a//b"],
  ])("may be %j", (path, normalized) => expect(ownPath(path)).toBe(normalized));

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/a/../..//evil.example",
    "/%2e%2e//evil.example",
    "/%2E/%2e./\\evil.example",
    "/..\\/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "saved-job",
    "",
    `/${"x".repeat(1_000)}`,
    null,
    undefined,
  ])("may not be %j", (path) => expect(ownPath(path)).toBeUndefined());

  it("stays on the same site however it is resolved, and is idempotent", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "\\",
      ".",
      "..",
      "%2e",
      "%2F",
      "%5c",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "a",
    );
    const paths = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
      fc.string({ unit: "binary" }).map((text) => `/${text}`),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    );
    fc.assert(
      fc.property(paths, (path) => {
        const own = ownPath(path);
        if (own === undefined) return;
        for (const base of ["https://jobs.example/user-login?redirect=x", "https://jobs.example/a/b/c"]) {
          const url = new URL(own, base);
          expect(url.origin).toBe("https://jobs.example");
          expect(url.pathname + url.search + url.hash).toBe(own);
        }
        expect(ownPath(own)).toBe(own);
      }),
      { numRuns: 3_000 },
    );
  });
});
