import { describe, expect, it } from "vitest";
import { stepActive } from "../../src/ui/fields/step-active.ts";
import { pageNumbers } from "../../src/ui/navigation/page-numbers.ts";
import { tabAfterKey } from "../../src/ui/navigation/tab-keys.ts";
import { floatingPosition } from "../../src/ui/overlays/floating-position.ts";
import { menuIndexAfterKey } from "../../src/ui/overlays/menu-keys.ts";

describe("stepActive", () => {
  it("cycles through the rows and the field", () => {
    expect(stepActive("ArrowDown", -1, 3)).toBe(0);
    expect(stepActive("ArrowDown", 2, 3)).toBe(-1);
    expect(stepActive("ArrowUp", -1, 3)).toBe(2);
    expect(stepActive("ArrowUp", 0, 3)).toBe(-1);
  });
  it("stays in the field if there are no rows", () => {
    expect(stepActive("ArrowDown", -1, 0)).toBe(-1);
    expect(stepActive("ArrowUp", -1, 0)).toBe(-1);
  });
  it("ignores other keys", () => {
    expect(stepActive("Home", 1, 3)).toBeUndefined();
  });
});

describe("menuIndexAfterKey", () => {
  const texts = ["Share", "Copy link", "Save", "Report"];
  it("wraps around", () => {
    expect(menuIndexAfterKey("ArrowDown", 3, texts)).toBe(0);
    expect(menuIndexAfterKey("ArrowUp", 0, texts)).toBe(3);
    expect(menuIndexAfterKey("ArrowUp", -1, texts)).toBe(3);
    expect(menuIndexAfterKey("Home", 2, texts)).toBe(0);
    expect(menuIndexAfterKey("End", 0, texts)).toBe(3);
  });
  it("finds the next item by its first letter", () => {
    expect(menuIndexAfterKey("s", 0, texts)).toBe(2);
    expect(menuIndexAfterKey("S", 2, texts)).toBe(0);
    expect(menuIndexAfterKey("x", 0, texts)).toBeUndefined();
  });
  it("ignores Space, Enter and an empty menu", () => {
    expect(menuIndexAfterKey(" ", 0, texts)).toBeUndefined();
    expect(menuIndexAfterKey("Enter", 0, texts)).toBeUndefined();
    expect(menuIndexAfterKey("ArrowDown", -1, [])).toBeUndefined();
  });
});

describe("tabAfterKey", () => {
  const ids = ["new", "review", "closed"];
  it("follows the text direction", () => {
    expect(tabAfterKey("ArrowRight", ids, "new", false)).toBe("review");
    expect(tabAfterKey("ArrowRight", ids, "new", true)).toBe("closed");
    expect(tabAfterKey("ArrowLeft", ids, "new", false)).toBe("closed");
    expect(tabAfterKey("Home", ids, "closed", false)).toBe("new");
    expect(tabAfterKey("End", ids, "new", false)).toBe("closed");
    expect(tabAfterKey("a", ids, "new", false)).toBeUndefined();
  });
});

describe("pageNumbers", () => {
  const shown = (page: number, pages: number) =>
    pageNumbers(page, pages)
      .map((entry) => entry.page ?? "…")
      .join(" ");
  it("are the ends, this page and its neighbors", () => {
    expect(shown(12, 40)).toBe("1 … 11 12 13 … 40");
    expect(shown(1, 40)).toBe("1 2 … 40");
    expect(shown(40, 40)).toBe("1 … 39 40");
  });
  it("never replace a single page by a gap", () => {
    expect(shown(4, 40)).toBe("1 2 3 4 5 … 40");
    expect(shown(37, 40)).toBe("1 … 36 37 38 39 40");
    expect(shown(3, 5)).toBe("1 2 3 4 5");
  });
  it("handle one page and a page past the end", () => {
    expect(shown(1, 1)).toBe("1");
    expect(shown(9, 3)).toBe("1 2 3");
  });
});

describe("floatingPosition", () => {
  const view = { width: 400, height: 600 };
  const size = { width: 200, height: 150 };
  const anchor = { left: 100, top: 100, right: 180, bottom: 140 };
  it("is below, at the start of the anchor", () => {
    expect(floatingPosition(anchor, size, view, { side: "below", align: "start" })).toEqual({
      left: 100,
      top: 146,
    });
  });
  it("is above if there is no room below", () => {
    const low = { ...anchor, top: 500, bottom: 540 };
    expect(floatingPosition(low, size, view, { side: "below", align: "start" }).top).toBe(344);
  });
  it("is inside the window", () => {
    const right = { ...anchor, left: 350, right: 395 };
    expect(floatingPosition(right, size, view, { side: "below", align: "start" }).left).toBe(192);
    expect(
      floatingPosition(anchor, { width: 380, height: 900 }, view, { side: "below", align: "end" }),
    ).toEqual({
      left: 8,
      top: 8,
    });
  });
  it("is mirrored in right-to-left text", () => {
    expect(
      floatingPosition(anchor, { width: 60, height: 50 }, view, { side: "below", align: "start" }, true).left,
    ).toBe(120);
  });
});
