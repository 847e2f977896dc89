import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { posterSvg, qrSvg } from "../src/features/mediakit/qr-picture.ts";

const ADDRESS = "https://jobs.example/job-map/wings-landing-farms";

/** What a phone reads that is held over a picture, a little askew and out of focus. */
async function scanned(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 700 })
    .flatten({ background: "#fff" })
    .rotate(4, { background: "#ddd" })
    .blur(1)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

describe("the pictures of a media kit", () => {
  it("code and sign lead to the company's map when scanned", async () => {
    expect(await scanned(qrSvg(ADDRESS))).toBe(ADDRESS);
    expect(await scanned(posterSvg({ name: "Wings Landing Farms", address: ADDRESS }))).toBe(ADDRESS);
    const long = `https://jobs.example/job-map/${"long-name-".repeat(12)}?utm_source=qr&utm_medium=print`;
    expect(await scanned(qrSvg(long))).toBe(long);
  });

  it("a code has its three finder patterns and its margin", () => {
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

  it("a sign fits any company name in its lines", () => {
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
