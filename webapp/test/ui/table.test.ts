import { describe, expect, it } from "vitest";
import { sortAfterPress, toggled, toggledAll } from "../../src/ui/data/table-types.ts";

describe("sortAfterPress", () => {
  it("starts ascending and reverses", () => {
    const first = sortAfterPress(undefined, "title");
    expect(first).toEqual({ column: "title", direction: "ascending" });
    const second = sortAfterPress(first, "title");
    expect(second.direction).toBe("descending");
    expect(sortAfterPress(second, "title")).toEqual(first);
    expect(sortAfterPress(second, "closes")).toEqual({ column: "closes", direction: "ascending" });
  });
});

describe("selecting rows", () => {
  const chosen = new Set(["1", "elsewhere"]);
  it("toggles one without changing its input", () => {
    expect([...toggled(chosen, "2")]).toEqual(["1", "elsewhere", "2"]);
    expect([...toggled(chosen, "1")]).toEqual(["elsewhere"]);
    expect(chosen.size).toBe(2);
  });
  it("selects all or none of this page, and keeps the selection on others", () => {
    const all = toggledAll(chosen, ["1", "2"]);
    expect([...all]).toEqual(["1", "elsewhere", "2"]);
    expect([...toggledAll(all, ["1", "2"])]).toEqual(["elsewhere"]);
  });
});
