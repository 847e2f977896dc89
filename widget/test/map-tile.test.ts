import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_LAYERS } from "../basemap/cut.ts";
import { encodeTile } from "../basemap/encode.ts";
import {
  decodeTile,
  decodeTileNames,
  NAME_KINDS,
  type ShapeLayer,
  type Tile,
  type TileName,
} from "../src/core/tile.ts";

const coordinate = fc.integer({ min: -64, max: 8_256 });
const line = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 30 })
  .map((points) => Int32Array.from(points.flat()));
const name: fc.Arbitrary<TileName> = fc
  .record({
    kind: fc.constantFrom(...NAME_KINDS),
    rank: fc.integer({ min: 0, max: 120 }),
    x: coordinate,
    y: coordinate,
    text: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    water: fc.record({
      angle: fc.integer({ min: -90, max: 90 }),
      size: fc.integer({ min: 8, max: 40 }),
      from: fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 10),
      to: fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 10),
    }),
  })
  .map(({ water, ...rest }) => (rest.kind === "water" ? { ...rest, water } : rest));
const tile: fc.Arbitrary<Tile> = fc.record({
  shapes: fc.record(
    Object.fromEntries(ALL_LAYERS.map((layer) => [layer, fc.array(line, { maxLength: 5 })])) as Record<
      ShapeLayer,
      fc.Arbitrary<Int32Array[]>
    >,
  ),
  names: fc.array(name, { maxLength: 12 }),
});

/** What is missing may be behind the names. */
function namesOrError(bytes: Uint8Array): unknown {
  try {
    return decodeTileNames(bytes);
  } catch (error) {
    return error;
  }
}

describe("a tile of the base map", () => {
  it("decodes to what was encoded", () => {
    fc.assert(
      fc.property(tile, (one) => {
        const bytes = encodeTile(one);
        expect(decodeTile(bytes)).toEqual(one);
        expect(decodeTileNames(bytes)).toEqual(one.names);
      }),
    );
  });

  it("that ends early is an error at any length", () => {
    fc.assert(
      fc.property(tile, fc.double({ min: 0, max: 0.999, noNaN: true }), (one, share) => {
        const bytes = encodeTile(one);
        const some = bytes.subarray(0, Math.floor(bytes.length * share));
        expect(() => decodeTile(some)).toThrow(RangeError);
        expect(namesOrError(some)).toEqual(expect.toBeOneOf([one.names, expect.any(RangeError)]));
      }),
    );
  });

  it("of random bytes throws or decodes, and allocates no more memory than there are bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          const { shapes } = decodeTile(bytes);
          const points = Object.values(shapes)
            .flat()
            .reduce((sum, { length }) => sum + length / 2, 0);
          expect(points).toBeLessThanOrEqual(bytes.length);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
