import { describe, expect, it } from "vitest";
import { sortAfterPress, toggled, toggledAll } from "../../src/ui/data/table-types.ts";

describe("sortAfterPress", () => {
  it("begins ascending and turns round", () => {
    const first = sortAfterPress(undefined, "title");
    expect(first).toEqual({ column: "title", direction: "ascending" });
    const second = sortAfterPress(first, "title");
    expect(second.direction).toBe("descending");
    expect(sortAfterPress(second, "title")).toEqual(first);
    expect(sortAfterPress(second, "closes")).toEqual({ column: "closes", direction: "ascending" });
  });
});

describe("choosing rows", () => {
  const chosen = new Set(["1", "elsewhere"]);
  it("ticks and unticks one, and leaves what it was given alone", () => {
    expect([...toggled(chosen, "2")]).toEqual(["1", "elsewhere", "2"]);
    expect([...toggled(chosen, "1")]).toEqual(["elsewhere"]);
    expect(chosen.size).toBe(2);
  });
  it("ticks all of this page, or none, and keeps what was chosen on others", () => {
    const all = toggledAll(chosen, ["1", "2"]);
    expect([...all]).toEqual(["1", "elsewhere", "2"]);
    expect([...toggledAll(all, ["1", "2"])]).toEqual(["elsewhere"]);
  });
});
