import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { type CutTile, cutLevel } from "../basemap/cut.ts";
import { encodeTile } from "../basemap/encode.ts";
import { LEVELS, type Level } from "../basemap/levels.ts";
import { makeNames } from "../basemap/names.ts";
import { smoothRing } from "../basemap/smooth.ts";
import { unwrapRing } from "../basemap/unwrap.ts";
import { parseManifest } from "../src/core/basemap.ts";
import { worldX, worldY } from "../src/core/mercator.ts";
import { type OutlineOptions, traceOutline, writeOutline } from "../src/core/outline.ts";
import { type ShapeLayer, TILE_EXTENT, type Tile } from "../src/core/tile.ts";

const [globe, nation, states, region] = LEVELS;
if (globe === undefined || nation === undefined || states === undefined || region === undefined)
  throw new Error("Levels are missing.");
const names = makeNames();
const cut = new Map<Level, CutTile[]>();

beforeAll(() => {
  for (const level of [globe, nation, states, region]) cut.set(level, cutLevel(level, names));
});

/** Whether a place is inside an area of a level, by the even-odd rule the painter uses. */
function isIn(level: Level, layer: ShapeLayer, latitude: number, longitude: number): boolean {
  const [x, y] = [worldX(longitude) * 2 ** level.z, worldY(latitude) * 2 ** level.z];
  const found = cut.get(level)?.find((one) => one.x === Math.floor(x) && one.y === Math.floor(y));
  expect(found).toBeDefined();
  const [px, py] = [(x % 1) * TILE_EXTENT, (y % 1) * TILE_EXTENT];
  let inside = false;
  for (const ring of found?.tile?.shapes[layer] ?? []) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (y0 > py !== y1 > py && px < ((x1 - x0) * (py - y0)) / (y1 - y0) + x0) inside = !inside;
    }
  }
  return inside;
}

/** Bytes of a tile on its way. */
function travels(tile: Tile | null): number {
  return tile === null ? 0 : gzipSync(encodeTile(tile)).length;
}

/** From a place to the nearest point of a layer in its tile. */
function milesTo(level: Level, layer: ShapeLayer, latitude: number, longitude: number): number {
  const [x, y] = [worldX(longitude) * 2 ** level.z, worldY(latitude) * 2 ** level.z];
  const found = cut.get(level)?.find((one) => one.x === Math.floor(x) && one.y === Math.floor(y));
  const [px, py] = [(x % 1) * TILE_EXTENT, (y % 1) * TILE_EXTENT];
  const units = (found?.tile?.shapes[layer] ?? []).flatMap((line) =>
    Array.from({ length: line.length / 2 }, (_, i) =>
      Math.hypot((line[2 * i] ?? 0) - px, (line[2 * i + 1] ?? 0) - py),
    ),
  );
  const mile = (TILE_EXTENT * 2 ** level.z) / (24_901 * Math.cos((latitude * Math.PI) / 180));
  return Math.min(...units) / mile;
}

const PLACES = [
  ["Kansas", 38.5, -98.4, "land"],
  ["Honolulu's island", 21.5, -158, "land"],
  ["Fairbanks", 64.8, -147.7, "land"],
  ["the middle of Puerto Rico", 18.2, -66.4, "land"],
  ["Lake Michigan", 43.5, -87, "water"],
  ["the Canadian side of Lake Ontario", 43.75, -78.3, "water"],
  ["the Canadian side of Lake Superior", 48, -87, "water"],
  ["Georgian Bay", 45.2, -80.9, "water"],
  ["Chesapeake Bay", 38.1, -76.25, "water"],
  ["the Atlantic", 37, -74, "water"],
  ["southern Ontario", 43, -80.5, "abroad"],
  ["Tijuana's hinterland", 32.2, -116.5, "abroad"],
] as const;

describe("the base map's build", () => {
  it.each(PLACES)("has %s where it is", (_, latitude, longitude, kind) => {
    for (const level of [nation, region]) {
      const isLand = isIn(level, "land", latitude, longitude);
      const isLake = isIn(level, "lake", latitude, longitude);
      const isAbroad = isIn(level, "abroad", latitude, longitude) && !isLake;
      expect({ isLand, isAbroad }).toEqual({ isLand: kind === "land", isAbroad: kind === "abroad" });
    }
  });

  it("gives the same bytes twice", () => {
    const digest = (tiles: readonly CutTile[]): string =>
      createHash("sha256")
        .update(
          JSON.stringify(tiles.map(({ x, y, tile }) => [x, y, tile === null ? null : [...encodeTile(tile)]])),
        )
        .digest("hex");
    expect(digest(cutLevel(nation, makeNames()))).toBe(digest(cut.get(nation) ?? []));
  });

  it("is small: a tile is at most about twenty kilobytes compressed", () => {
    const sizes = [...cut.values()].flat().map(({ tile }) => travels(tile));
    expect(Math.max(...sizes)).toBeLessThan(24_000);
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(6_000);
  });

  it("adds at most 300 KB for the roads and waters of the whole country, all levels together", () => {
    const added = [...cut.values()].flat().map(({ tile }) => {
      if (tile === null) return 0;
      const { shapes } = tile;
      const bare = { ...shapes, inland: [], river: [], highway: [], road: [] };
      return travels(tile) - travels({ ...tile, shapes: bare });
    });
    expect(added.reduce((sum, bytes) => sum + bytes)).toBeLessThan(300 * 1_024);
  });

  it.each([
    ["Interstate 80 in Wyoming", "highway", 41.2, -105.7],
    ["the New Jersey Turnpike", "highway", 40.3, -74.5],
    ["the Overseas Highway", "road", 24.7, -81.2],
    ["a road of Maine's north", "road", 47.2, -68.5],
    ["the Missouri", "river", 43.1, -98.5],
  ] as const)("has %s where it is", (_, layer, latitude, longitude) => {
    expect(milesTo(region, layer, latitude, longitude)).toBeLessThan(12);
    if (layer === "highway") expect(milesTo(states, layer, latitude, longitude)).toBeLessThan(12);
  });

  it.each([
    ["the Great Salt Lake", 41.2, -112.5, true],
    ["Lake Okeechobee", 26.95, -80.8, true],
    ["Lake Michigan, which has a shore of its own", 43.5, -87, false],
    ["Kansas", 38.5, -98.4, false],
  ] as const)("tells water from land inland: %s", (_, latitude, longitude, isWater) => {
    expect(isIn(region, "inland", latitude, longitude)).toBe(isWater);
  });

  it("has no roads before the levels that show them", () => {
    for (const { tile } of cut.get(nation) ?? []) expect(tile?.shapes.highway ?? []).toEqual([]);
    for (const { tile } of cut.get(states) ?? []) expect(tile?.shapes.road ?? []).toEqual([]);
  });

  it("names every state, and the largest cities, within their tile", () => {
    const found = new Set(
      (cut.get(nation) ?? []).flatMap(({ tile }) => tile?.names.map(({ text }) => text) ?? []),
    );
    for (const name of [
      "TEXAS",
      "RHODE ISLAND",
      "ALASKA",
      "Chicago",
      "New York City",
      "Washington, D.C.",
      "Gulf of Mexico",
    ]) {
      expect(found).toContain(name);
    }
    for (const { tile } of cut.get(region) ?? []) {
      for (const { x, y } of tile?.names ?? [])
        expect(Math.min(x, y) >= 0 && Math.max(x, y) < TILE_EXTENT).toBe(true);
    }
  });

  it("dashes no state line twice where tiles meet", () => {
    for (const { tile } of cut.get(region) ?? []) {
      for (const line of tile?.shapes.state ?? []) {
        expect(Math.min(...line)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...line)).toBeLessThanOrEqual(TILE_EXTENT);
      }
    }
  });
});

describe("smoothRing", () => {
  it("rounds free corners inward and leaves fixed edges alone", () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    const free = smoothRing(square, () => false);
    expect(free.length).toBeGreaterThan(8);
    expect(free).not.toContainEqual([0, 0]);
    expect(free.flat().every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(smoothRing(square, () => true)).toEqual(square);
  });
});

describe("unwrapRing", () => {
  it("continues past the antimeridian, and closes rings around a pole below it", () => {
    expect(
      unwrapRing([
        [179, 60],
        [-179, 60],
        [-179, 62],
        [179, 60],
      ]),
    ).toEqual([
      [179, 60],
      [181, 60],
      [181, 62],
      [179, 60],
    ]);
    const around = unwrapRing([
      [-170, -70],
      [-60, -72],
      [60, -70],
      [170, -72],
      [-170, -70],
    ]);
    expect(around.at(-2)).toEqual([-170, -89.9]);
  });
});

describe("the outline", () => {
  const read = (z: number, x: number, y: number): Tile | undefined =>
    cut.get(z === 0 ? globe : z === nation.z ? nation : region)?.find((one) => one.x === x && one.y === y)
      ?.tile ?? undefined;
  const manifest = parseManifest({
    version: "0",
    credits: [],
    levels: [globe, nation].map(({ z }) => ({ z, areas: [], empty: [], namesOnly: false })),
  });
  const us = { west: -125, south: 24.4, east: -66.8, north: 49.6 };
  const render = (options: OutlineOptions): string => writeOutline(traceOutline(manifest, read, options));

  it("draws the nation in a few kilobytes, with clusters at their map positions", () => {
    const clusters = [{ latitude: 41.85, longitude: -87.65, count: 1_232 }];
    const svg = render({ bounds: us, width: 1_440, height: 700, clusters });
    expect(gzipSync(svg).length).toBeLessThan(8_000);
    expect(svg).toContain(">1,232</text>");
    expect(svg).not.toContain("NaN");
    const [, cx = "", cy = ""] = /<circle cx="(\d+)" cy="(\d+)"/.exec(svg) ?? [];
    expect(Number(cx)).toBeGreaterThan(880);
    expect(Number(cx)).toBeLessThan(920);
    expect(Number(cy)).toBeGreaterThan(210);
    expect(Number(cy)).toBeLessThan(260);
  });

  it("leaves out what is outside the picture", () => {
    const ocean = { west: -40, south: 20, east: -38, north: 22 };
    expect(render({ bounds: ocean, width: 400, height: 400 }).length).toBeLessThan(1_500);
  });
});

describe("parseManifest", () => {
  it.each([
    null,
    1,
    {},
    { version: 1, levels: [], credits: [] },
    { version: "a", levels: [{}], credits: [] },
  ])("rejects %o", (value) => {
    expect(() => parseManifest(value)).toThrow(TypeError);
  });
});
