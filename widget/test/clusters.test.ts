import { describe, expect, it } from "vitest";
import { decodeClusters } from "../src/core/clusters.ts";

/** Written by hand from the description of the format: a cluster of three cells, a stack, and a paid pin. */
const BYTES = [
  1,
  3,
  7,
  2,
  4,
  9,
  3,
  5,
  1,
  85,
  83,
  68, // version, level 3, column 7, row 2, 4 columns; 9 jobs; 3 clusters, 5 cells; USD
  0x00,
  0x01,
  0x10,
  0x12,
  0x00, // cells 0 and 1, then 3 by itself, 5 with the first, 6
  128,
  255,
  0x80,
  255,
  0,
  0x40, // x of each, y of each
  10,
  3,
  0, // six jobs, a stack of two, one job
  0x00,
  0x00,
  200,
  1,
  4 | 8 | (0 << 4) | 2,
  0,
  0x9d,
  0x0e,
  0x79, // id 100, CITY, $18.21 to $19.42 an hour
];

describe("decodeClusters", () => {
  it("reads clusters, stacks and pins", () => {
    const { total, clusters, pins } = decodeClusters(Uint8Array.from(BYTES));
    expect(total).toBe(9);
    expect(clusters).toEqual([
      {
        count: 6,
        isStack: false,
        area: "3.7.2.4.0.1.5",
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
      {
        count: 2,
        isStack: true,
        area: "3.7.2.4.3",
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
    ]);
    // The first cluster's box spans columns 7 and 0 across the antimeridian; its middle is there.
    expect(Math.abs(clusters[0]?.longitude ?? 0)).toBeGreaterThan(179);
    // The stack is at the south-east corner of no cell but its own: column 10 is column 2, its eastern edge −45°.
    expect(clusters[1]?.longitude).toBeCloseTo(-45, 6);
    expect(pins).toEqual([
      {
        id: 100,
        precision: "CITY",
        pay: { currency: "USD", min: 1821, max: 1942, unit: "HOUR" },
        latitude: expect.any(Number),
        longitude: expect.closeTo(-112.5, 2),
      },
    ]);
  });

  it("rejects another version and a truncated reply", () => {
    expect(() => decodeClusters(Uint8Array.of(2, 0))).toThrow(RangeError);
    for (let length = 0; length < BYTES.length; length++)
      expect(() => decodeClusters(Uint8Array.from(BYTES.slice(0, length)))).toThrow(RangeError);
  });
});
