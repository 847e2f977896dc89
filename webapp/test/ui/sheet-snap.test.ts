import { describe, expect, it } from "vitest";
import { settle, sheetTravel, stopAfterKey, stopAfterPress } from "../../src/ui/overlays/sheet-snap.ts";

describe("sheetTravel", () => {
  it("hides nothing at full, half at half, and all but the header at peek", () => {
    expect(sheetTravel(760, 160)).toEqual({ full: 0, half: 380, peek: 600 });
  });
  it("never shows less at half than at peek", () => {
    expect(sheetTravel(300, 220)).toEqual({ full: 0, half: 80, peek: 80 });
    expect(sheetTravel(100, 220)).toEqual({ full: 0, half: 0, peek: 0 });
  });
});

describe("settle", () => {
  const travel = sheetTravel(760, 160);
  it("goes to the nearest stop when released at rest", () => {
    expect(settle(travel, 0, 0)).toBe("full");
    expect(settle(travel, 180, 0)).toBe("full");
    expect(settle(travel, 200, 0)).toBe("half");
    expect(settle(travel, 480, 0)).toBe("half");
    expect(settle(travel, 500, 0)).toBe("peek");
  });
  it("moves one stop further with a flick", () => {
    expect(settle(travel, 330, -1.5)).toBe("full");
    expect(settle(travel, 420, 1.5)).toBe("peek");
  });
  it("cannot be flicked off the screen", () => {
    expect(settle(travel, 600, 9)).toBe("peek");
    expect(settle(travel, 0, -9)).toBe("full");
  });
});

describe("the handle", () => {
  it("opens further at each click and then returns to the smallest", () => {
    expect(stopAfterPress("peek")).toBe("half");
    expect(stopAfterPress("half")).toBe("full");
    expect(stopAfterPress("full")).toBe("peek");
  });
  it("moves by arrow keys, stops at the ends, and jumps with Home and End", () => {
    expect(stopAfterKey("ArrowUp", "peek")).toBe("half");
    expect(stopAfterKey("ArrowUp", "full")).toBe("full");
    expect(stopAfterKey("ArrowDown", "full")).toBe("half");
    expect(stopAfterKey("ArrowDown", "peek")).toBe("peek");
    expect(stopAfterKey("Home", "peek")).toBe("full");
    expect(stopAfterKey("End", "full")).toBe("peek");
    expect(stopAfterKey("Enter", "half")).toBeUndefined();
  });
});
