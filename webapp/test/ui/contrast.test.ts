import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, PAIRS, palette } from "../../src/ui/contrast.ts";

const TOKENS = readFileSync(new URL("../../src/ui/tokens.css", import.meta.url), "utf8");
const COLORS = palette(TOKENS);

describe("contrast", () => {
  it("agrees with WCAG's examples", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#777777")).toBe(contrast("#777777", "#ffffff"));
  });
});

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  it.each(PAIRS)("$text on $on reaches $least", ({ text, on, least }) => {
    const front = COLORS[text];
    const back = COLORS[on];
    if (!front || !back) throw new Error(`tokens.css has no ${front ? on : text}`);
    expect(contrast(front[theme], back[theme])).toBeGreaterThanOrEqual(least);
  });
});

describe("tokens.css", () => {
  it("pairs every opaque color of text and edges", () => {
    const grounds = /^(page|surface|surface-2|.*-soft|.*-wash|map-(water|shoal-\d|land|abroad|halo))$/;
    const lines = /^(line|map-(coast|state|county|river|road|neat))$/;
    const drawn = new Set(PAIRS.map((pair) => pair.text));
    const missing = Object.keys(COLORS).filter(
      (name) => !grounds.test(name) && !lines.test(name) && !drawn.has(name),
    );
    expect(missing.filter((name) => !PAIRS.some((pair) => pair.on === name))).toEqual([]);
  });
});
