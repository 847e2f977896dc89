import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { worldY } from "../src/core/mercator.ts";
import { decodeVectorTile } from "../src/core/mvt.ts";
import { kindOf } from "../src/map/streets/kinds.ts";
import { readStreetNames } from "../src/map/streets/names.ts";
import { placeStreets } from "../src/map/streets/place.ts";
import { Taken } from "../src/map/taken.ts";
import { type Feature, writeTile } from "./street-tile.ts";

const TILE = { z: 14, x: 4_712, y: Math.floor(worldY(39.29) * 2 ** 14) };
/** Degrees of an edge of the tile. */
const EDGE = 360 / 2 ** TILE.z;
const WEST = TILE.x * EDGE - 180;

const road = (name: string, kind: string, ...points: [number, number][]): Feature => ({
  layer: "roads",
  type: 2,
  properties: { kind, name },
  points,
});
const MAIN = road("Main Street", "major_road", [WEST, 39.29], [WEST + EDGE, 39.29]);
const all = (): boolean => true;

describe("a vector tile", () => {
  it("is read as it was written", () => {
    const park: Feature = {
      layer: "landuse",
      type: 3,
      properties: { kind: "park" },
      points: [
        [WEST, 39.3],
        [WEST + EDGE / 2, 39.3],
        [WEST, 39.29],
      ],
    };
    const layers = decodeVectorTile(writeTile([MAIN, park], TILE), all);
    expect([...layers.keys()]).toEqual(["roads", "landuse"]);
    const [street] = layers.get("roads")?.features ?? [];
    expect(Object.fromEntries(street?.properties ?? [])).toEqual({ kind: "major_road", name: "Main Street" });
    const [x0, , x1] = street?.lines[0] ?? [];
    expect([x0, x1]).toEqual([0, 4_096]);
    expect(layers.get("landuse")?.features[0]?.lines[0]).toHaveLength(6);
    expect(decodeVectorTile(writeTile([MAIN, park], TILE), (layer) => layer === "landuse").size).toBe(1);
  });

  it("of noise, or cut short, throws or is read", () => {
    const whole = writeTile([MAIN], TILE);
    const part = fc.nat(whole.length).map((length) => whole.subarray(0, length));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), part), (bytes) => {
        try {
          decodeVectorTile(bytes, all);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("that is empty holds nothing", () => {
    expect(decodeVectorTile(new Uint8Array(), all).size).toBe(0);
    expect(readStreetNames(new Uint8Array())).toEqual([]);
  });
});

describe("kinds of streets", () => {
  it.each([
    ["roads", 2, { kind: "highway" }, "highway"],
    ["roads", 2, { "pmap:kind": "minor_road" }, "minor"],
    ["roads", 2, { kind: "ferry" }, undefined],
    ["water", 3, { kind: "lake" }, "water"],
    ["water", 2, { kind: "river" }, "stream"],
    ["landuse", 3, { kind: "industrial" }, undefined],
    ["pois", 1, { kind: "station" }, "station"],
    ["places", 1, { kind: "locality" }, undefined],
  ] as const)("%s of type %d, %o", (layer, type, properties, kind) => {
    expect(kindOf(layer, { type, properties: new Map(Object.entries(properties)), lines: [] })).toBe(kind);
  });
});

describe("placeStreets", () => {
  const size = 256 * 2 ** 15;
  const view = {
    zoom: 15,
    left: (TILE.x / 2 ** 14) * size,
    top: (TILE.y / 2 ** 14) * size,
    width: 512,
    height: 512,
    ratio: 1,
  };
  const box = [0, 0, 512, 512] as const;
  const place = (
    features: readonly Feature[],
    taken: readonly (readonly [number, number, number, number])[] = [],
  ) => {
    const names = readStreetNames(writeTile(features, TILE));
    const pieces = [{ key: "streets/1", ...TILE, cells: null, names }];
    const room = new Taken();
    for (const one of taken) room.add(one);
    const work = placeStreets(pieces, view, { box, taken: room, measure: (text) => text.length * 7 });
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  };

  it("writes a name along its street, readable from the left", () => {
    const back = road("Main Street", "major_road", [WEST + EDGE, 39.291], [WEST, 39.2905]);
    const [name, ...others] = place([back]);
    expect(others).toEqual([]);
    expect(name?.x).toBeCloseTo(256, 0);
    expect(Math.abs(name?.angle ?? 9)).toBeLessThan(0.2);
  });

  it("names no street twice in a neighborhood, and nothing over a pin", () => {
    expect(place([MAIN, MAIN])).toHaveLength(1);
    expect(place([MAIN], [[200, 0, 320, 512]])).toEqual([]);
  });

  it("leaves a name out where it does not fit", () => {
    const alley = road("Long Alley Street North", "major_road", [WEST, 39.29], [WEST + EDGE / 10, 39.29]);
    expect(place([alley])).toEqual([]);
  });
});
