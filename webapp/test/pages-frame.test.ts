import { Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { errorWords } from "../src/features/shell/error-words.ts";
import { frameOf } from "../src/features/shell/frame-handle.ts";
import { resultsIn } from "../src/features/shell/last-results.ts";
import { boundsOf, placeIn } from "../src/features/shell/map/projection.ts";
import { viewAround, viewOf } from "../src/features/shell/map/view.ts";
import { memoizeFor } from "../src/lib/memoize-for.ts";
import { paintFirst } from "../src/lib/paint-first.server.ts";
import { WholeText } from "../src/lib/whole-text.server.ts";

describe("frameOf", () => {
  it('is "page" by default, and the innermost route decides', () => {
    expect(frameOf([{ handle: undefined }])).toEqual({ frame: "page" });
    expect(
      frameOf([{ handle: { frame: "page" } }, { handle: { frame: "bare" } }, { handle: "other" }]),
    ).toEqual({ frame: "bare" });
  });
});

describe("resultsIn", () => {
  const origin = "https://jobmap.example";
  it.each([
    [`${origin}/jobmap?search=nurse&distance=20`, "/jobmap?search=nurse&distance=20"],
    [`${origin}/jobs/nurse-jobs?page=2`, "/jobs/nurse-jobs?page=2"],
    [`${origin}/company/wings`, null],
    [`${origin}/jobmapx`, null],
    ["https://elsewhere.example/jobmap?search=nurse", null],
    ["", null],
    ["about:blank", null],
  ])("finds results in %s", (referrer, path) => expect(resultsIn(referrer, origin)).toBe(path));
});

describe("errorWords", () => {
  const reply = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
  it("uses the API's message if there is one", () => {
    expect(errorWords(reply(404, { code: "not_found", message: "Company not found." }))).toMatchObject({
      title: "Company not found",
      canRetry: false,
    });
    expect(errorWords(reply(404, ""))).toMatchObject({ title: "Page not found" });
  });
  it("says nothing of the names of an endpoint's fields", () => {
    const data = { code: "invalid_input", message: "slug must be lowercase words with hyphens" };
    expect(errorWords(reply(400, data)).text).toBe("Part of the address is not valid.");
  });
  it("offers a retry only if that can help", () => {
    expect([400, 404, 410, 500, 503].map((status) => errorWords(reply(status, null)).canRetry)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
  it("gives the failure's id, and none without a failure", () => {
    expect(errorWords(reply(500, { code: "internal", request_id: "3f0e" })).reference).toBe("3f0e");
    expect(errorWords(reply(404, { code: "not_found", request_id: "3f0e" }))).not.toHaveProperty("reference");
  });
  it("reveals no internal details", () => {
    expect(JSON.stringify(errorWords(new Error("secret")))).not.toContain("secret");
    expect(errorWords(new Error("secret")).status).toBe(500);
  });
});

describe("views of a map", () => {
  it("covers the circle of a search", () => {
    const view = viewAround({ latitude: 40, longitude: -75 }, 20);
    expect(view).toHaveProperty("bounds.north", expect.closeTo(40 + 22 / 69, 3));
    expect(viewAround(null, 20)).toEqual({});
  });
  it("shows all points, and a single one with its surroundings", () => {
    expect(viewOf([])).toEqual({});
    expect(viewOf([{ latitude: 40, longitude: -75 }])).toMatchObject({
      center: { latitude: 40, longitude: -75 },
    });
    const { bounds } = viewOf([
      { latitude: 30, longitude: -120 },
      { latitude: 45, longitude: -70 },
    ]) as { bounds: { west: number; east: number; south: number; north: number } };
    expect(bounds.west).toBeLessThan(-120);
    expect(bounds.east).toBeGreaterThan(-70);
    expect(bounds.south).toBeLessThan(30);
    expect(bounds.north).toBeGreaterThan(45);
  });
  it("projects center and corners correctly", () => {
    const view = { center: { latitude: 38.28, longitude: -75.33 }, zoom: 8.86, width: 2000, height: 900 };
    expect(placeIn(view, view.center)).toEqual({ x: 1000, y: 450 });
    const { west, north, east, south } = boundsOf(view);
    const corner = placeIn(view, { latitude: north, longitude: west });
    expect(corner.x).toBeCloseTo(0, 3);
    expect(corner.y).toBeCloseTo(0, 3);
    expect(placeIn(view, { latitude: south, longitude: east }).y).toBeCloseTo(900, 3);
  });
});

describe("paintFirst", () => {
  it("leaves no module to preload, and the rest of the page unchanged", () => {
    const page =
      '<head><link rel="stylesheet" href="/s.css"><link rel="modulepreload" href="/m.js"></head><p>naïve</p>' +
      '<script nonce="+/=">if(1<2)go()</script><script nonce="+/=" type="module" async="">import "/m.js"</script>';
    expect(paintFirst(page)).toBe(
      '<head><link rel="stylesheet" href="/s.css"><link rel="modulelater" href="/m.js"></head><p>naïve</p>' +
        '<script nonce="+/=">if(1<2)go()</script><script nonce="+/=" type="later">import "/m.js"</script>',
    );
  });
});

describe("WholeText", () => {
  it("has the whole text, however it was split", async () => {
    const page = Buffer.from("<p>naïve</p>");
    for (let cut = 0; cut <= page.length; cut++) {
      const text = new Promise<string>((resolve) => {
        Readable.from([page.subarray(0, cut), page.subarray(cut)]).pipe(new WholeText(resolve));
      });
      expect(await text).toBe("<p>naïve</p>");
    }
  });
});

describe("memoizeFor", () => {
  it("calls once for all callers within the time, and again after it", async () => {
    let now = 0;
    const make = vi.fn(async () => now);
    const fresh = memoizeFor<number>(5_000, () => now);
    expect(await Promise.all([fresh(make), fresh(make)])).toEqual([0, 0]);
    now = 4_999;
    expect(await fresh(make)).toBe(0);
    now = 5_000;
    expect(await fresh(make)).toBe(5_000);
    expect(make).toHaveBeenCalledTimes(2);
  });
  it("does not cache a failure", async () => {
    const fresh = memoizeFor<string>(5_000, () => 0);
    await expect(fresh(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await fresh(async () => "back")).toBe("back");
  });
});
