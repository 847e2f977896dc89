import { describe, expect, it } from "vitest";
import { posterSvg, qrSvg } from "../src/features/mediakit/qr-picture.ts";

describe("the pictures of a media kit", () => {
  it("a code has its three finders, and the white around it that readers need", () => {
    const svg = qrSvg("https://jobs.example/job-map/wings-landing-farms");
    const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const finder = (left: number, top: number) =>
      Array.from({ length: 7 }, (_, i) => `${left + i} ${top}`).every((module) => dark.has(module)) &&
      !dark.has(`${left + 1} ${top + 1}`) &&
      dark.has(`${left + 3} ${top + 3}`);
    expect(finder(4, 4) && finder(size - 11, 4) && finder(4, size - 11)).toBe(true);
    expect([...dark].some((module) => /^[0-3] | [0-3]$/.test(module))).toBe(false);
  });

  it("a notice carries any name as words, in lines that fit", () => {
    const svg = posterSvg({
      name: 'Smith & <b>Sons</b> of the Upper Choptank River and All Its Tributaries "East"',
      address: "https://jobs.example/job-map/smith",
    });
    expect(svg).toContain("Smith &amp; ");
    expect(svg).not.toContain("<b>");
    const lines = [...svg.matchAll(/font-weight="bold">([^<]*)</g)].map(([, line = ""]) => line);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
