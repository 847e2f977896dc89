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
    const page: { readyState: string; script: Waiting | null } = { readyState: "loading", script: null };
    const started: string[] = [];
    const document = {
      hidden: false,
      get readyState() {
        return page.readyState;
      },
      querySelector: () => page.script,
      querySelectorAll: () => [],
      createElement: () => ({ remove: () => undefined }),
      head: { append: ({ textContent }: { textContent: string }) => started.push(textContent) },
    };
    const window = {
      document,
      requestAnimationFrame: (then: () => void) => frames.push(then),
      setTimeout: () => 0,
      addEventListener: () => undefined,
    };
    runInContext(AFTER_PAINT_SCRIPT, createContext({ ...window, window }));
    const paint = () => {
      const [next] = frames.splice(0, 1);
      next?.();
      return next !== undefined;
    };
    return { page, started, paint };
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
