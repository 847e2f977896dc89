import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { AFTER_PAINT_SCRIPT, MAX_LOOKS } from "../src/lib/after-paint.ts";

interface Waiting {
  readonly nonce: string;
  readonly textContent: string;
}

describe("the script that waits for a page's modules after each paint", () => {
  /** A page as the script knows it; `paint` tells whether anything waits for the paint. */
  function open() {
    const frames: (() => void)[] = [];
    const page: { readyState: string; script: Waiting | null; framework: { href: string } | null } = {
      readyState: "loading",
      script: null,
      framework: null,
    };
    const started: string[] = [];
    const later: (() => void)[] = [];
    const document = {
      hidden: false,
      get readyState() {
        return page.readyState;
      },
      querySelector: (wanted: string) => (wanted.startsWith("script") ? page.script : page.framework),
      querySelectorAll: () => [],
      createElement: () => ({ remove: () => undefined }),
      head: { append: ({ textContent }: { textContent: string }) => started.push(textContent) },
    };
    const window = {
      document,
      requestAnimationFrame: (then: () => void) => frames.push(then),
      setTimeout: (then: () => void) => later.push(then),
      addEventListener: () => undefined,
    };
    runInContext(AFTER_PAINT_SCRIPT, createContext({ ...window, window }));
    const paint = () => {
      const [next] = frames.splice(0, 1);
      next?.();
      return next !== undefined;
    };
    return { page, started, paint, later };
  }
  const script = { nonce: "n", textContent: 'import "/assets/entry.js"' };

  it("starts them when they have loaded, then stops", () => {
    const { page, started, paint } = open();
    for (let frame = 0; frame < 100; frame++) expect(paint()).toBe(true);
    Object.assign(page, { script, readyState: "interactive" });
    expect([paint(), paint()]).toEqual([true, true]);
    expect(started).toEqual([script.textContent]);
    expect(paint()).toBe(false);
  });

  it("reads the framework first, and starts them in a task after that even if it failed", async () => {
    const { page, started, paint, later } = open();
    // Nothing can be imported here, as where a file does not come.
    Object.assign(page, { script, readyState: "interactive", framework: { href: "/assets/framework-1.js" } });
    paint();
    const before = later.length;
    paint();
    await expect.poll(() => later.length).toBe(before + 1);
    expect(started).toEqual([]);
    later.at(-1)?.();
    expect(started).toEqual([script.textContent]);
  });

  it("stops if the page has ended without any", () => {
    const { page, paint } = open();
    page.readyState = "interactive";
    expect([paint(), paint()]).toEqual([true, false]);
  });

  it("stops after its maximum number of attempts", () => {
    const { paint } = open();
    let looks = 0;
    while (paint() && looks < 2 * MAX_LOOKS) looks++;
    expect(looks).toBe(MAX_LOOKS + 1);
  });
});
