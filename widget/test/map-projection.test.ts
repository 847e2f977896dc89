import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circleRadii, clusterRadius } from "../src/core/circle.ts";
import {
  fit,
  latitudeAt,
  longitudeAt,
  metresPerPixel,
  worldSize,
  worldX,
  worldY,
} from "../src/core/mercator.ts";
import { scaleBar } from "../src/map/scale.ts";

const degrees = (limit: number): fc.Arbitrary<number> => fc.double({ min: -limit, max: limit, noNaN: true });

describe("the projection", () => {
  it("is reversible", () => {
    fc.assert(
      fc.property(degrees(180), degrees(85), (longitude, latitude) => {
        expect(longitudeAt(worldX(longitude))).toBeCloseTo(longitude, 9);
        expect(latitudeAt(worldY(latitude))).toBeCloseTo(latitude, 9);
      }),
    );
  });

  it("agrees with EPSG:3857 on known places", () => {
    const metres = 2 * Math.PI * 6_378_137;
    expect((worldX(90) - 0.5) * metres).toBeCloseTo(10_018_754.171, 2);
    expect((0.5 - worldY(45)) * metres).toBeCloseTo(5_621_521.486, 2);
    expect((0.5 - worldY(-60)) * metres).toBeCloseTo(-8_399_737.89, 2);
  });

  it("fits a box into a view, as large as possible", () => {
    const box = fc.tuple(degrees(170), degrees(75), fc.double({ min: 0.01, max: 9, noNaN: true }));
    fc.assert(
      fc.property(
        box,
        fc.integer({ min: 50, max: 3_000 }),
        fc.integer({ min: 50, max: 3_000 }),
        ([x, y, d], w, h) => {
          const bounds = { west: x, east: x + d, south: y, north: y + d };
          const { zoom } = fit(bounds, w, h);
          const size = worldSize(zoom);
          const across = (worldX(bounds.east) - worldX(bounds.west)) * size;
          const down = (worldY(bounds.south) - worldY(bounds.north)) * size;
          expect(Math.max(across / w, down / h)).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it("fits a box across the antimeridian", () => {
    const { center } = fit({ west: 170, east: -170, south: -5, north: 5 }, 400, 400);
    expect(Math.abs(center.longitude)).toBeCloseTo(180, 9);
  });
});

describe("scaleBar", () => {
  it("is a round distance no longer than its maximum", () => {
    fc.assert(
      fc.property(
        degrees(70),
        fc.double({ min: 3, max: 18, noNaN: true }),
        fc.constantFrom("mi", "km"),
        (lat, zoom, unit) => {
          const { text, width } = scaleBar(lat, zoom, unit, 120);
          expect(text).toMatch(/^[125][0,]* (mi|ft|km|m)$/);
          expect(width).toBeLessThanOrEqual(120);
          expect(width).toBeGreaterThan(120 / 2.6);
        },
      ),
    );
  });

  it("measures the ground", () => {
    const { text, width } = scaleBar(38.5, 9, "mi", 100);
    expect(Number(text.split(" ")[0]) * 1_609.344).toBeCloseTo(width * metresPerPixel(38.5, 9), 3);
  });
});

describe("clusterRadius", () => {
  it("grows with the count within limits", () => {
    for (const zoom of [3, 5, 6, 8, 12]) {
      const radii = [2, 10, 100, 1_000, 100_000, 1_000_000].map((count) => clusterRadius(count, zoom));
      // A target of 24 pixels (WCAG 2.2, 2.5.8).
      expect(radii[0]).toBeGreaterThanOrEqual(12);
      expect(radii).toEqual(radii.toSorted((a, b) => a - b));
      expect(radii[0]).toBeGreaterThan(10);
      expect(radii.at(-1)).toBeLessThan(72);
    }
  });
});

describe("circleRadii", () => {
  const mark = fc.tuple(
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 1, max: 20_000 }),
  );

  it("overlaps no circles, and keeps each at least the size of a target", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(mark, { selector: ([x, y]) => `${x} ${y}`, maxLength: 40 }),
        fc.double({ min: 1, max: 12, noNaN: true }),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (places, zoom, scale) => {
          // No two nearer than a target and a little air.
          const marks = places.map(([x, y, count]) => [(x * 27) / scale, (y * 27) / scale, count] as const);
          const radii = circleRadii(marks, zoom, scale);
          for (const [i, [x, y, count]] of marks.entries()) {
            const radius = radii[i] ?? 0;
            expect(radius).toBeGreaterThanOrEqual(12);
            expect(radius).toBeLessThanOrEqual(clusterRadius(count, zoom));
            for (const [j, [otherX, otherY]] of marks.entries())
              if (j !== i)
                expect(Math.hypot(x - otherX, y - otherY) * scale).toBeGreaterThan(radius + (radii[j] ?? 0));
          }
        },
      ),
    );
  });

  it("shrinks the larger of two, and leaves others alone", () => {
    expect(
      circleRadii(
        [
          [0, 0, 10_000],
          [60, 0, 2],
          [300, 0, 10_000],
        ],
        7,
      ),
    ).toEqual([58 - clusterRadius(2, 7), clusterRadius(2, 7), clusterRadius(10_000, 7)]);
  });
});
