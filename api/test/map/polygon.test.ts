import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnOf, LEVELS, longitudeUnits, rowOf, toUnits } from "../../src/map/core/geo.ts";
import { Polygon } from "../../src/map/store/polygon.ts";
import { CROSSING, INSIDE } from "../../src/map/store/shapes.ts";
import { outline, point } from "./arbitraries.ts";
import { isWithin } from "./reference.ts";

describe("Polygon", () => {
  it("holds the points that an odd number of lines surrounds, and those on a line", () => {
    fc.assert(
      fc.property(outline, fc.array(point, { minLength: 1, maxLength: 30 }), (area, points) => {
        const polygon = new Polygon(area);
        const [ring = []] = area.rings;
        const corners = Array.from({ length: ring.length / 2 }, (_, i) => ({
          latitude: (ring[2 * i + 1] ?? 0) / 1e7,
          longitude: (ring[2 * i] ?? 0) / 1e7,
        })).filter(({ latitude }) => Math.abs(latitude) <= 90);
        for (const { latitude, longitude } of [...points, ...corners]) {
          const [north, east] = [toUnits(latitude), longitudeUnits(longitude)];
          const [column, row] = [columnOf(east), rowOf(north)];
          const isHeld = polygon.contains(north, east, column, row);
          expect(isHeld).toBe(isWithin({ latitude, longitude: east / 1e7 }, area));
          for (let level = 0; level <= LEVELS; level++) {
            const shift = LEVELS - level;
            const relation = polygon.relation(level, column >>> shift, row >>> shift);
            if (relation !== CROSSING) expect(relation === INSIDE).toBe(isHeld);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is made at once where the whole shape lies in one cell at a pole", () => {
    const ring = [
      -831134800, -899998300, -760253000, -953227000, -875573400, -939451600, -825714700, -914802800,
    ];
    const polygon = new Polygon({ rings: [ring] });
    expect(polygon.relation(0, 0, 0)).toBe(CROSSING);
    expect(polygon.contains(toUnits(-89.9), longitudeUnits(-80), 0, 0)).toBe(false);
  });

  it("holds the same points where lines are too many to divide all of its cells", () => {
    const ring = Array.from({ length: 100 }, (_, i) => [
      -1.2e9 + i * 5e6,
      i % 2 === 0 ? 4.9e8 : 2.5e8,
    ]).flat();
    const zigzag = { rings: [ring] };
    const polygon = new Polygon(zigzag);
    for (let i = 0; i < 2_000; i++) {
      const [latitude, longitude] = [24 + ((i * 7) % 260) / 10, -121 + ((i * 13) % 520) / 10];
      const [north, east] = [toUnits(latitude), longitudeUnits(longitude)];
      expect(polygon.contains(north, east, columnOf(east), rowOf(north))).toBe(
        isWithin({ latitude, longitude }, zigzag),
      );
    }
  });

  it("holds what lies across the antimeridian, whichever way its longitudes are written", () => {
    // The Aleutians from Unimak to Attu.
    for (const turn of [0, 360, -360]) {
      const corners = [-164 + turn, 56, -164 + turn, 50, -188 + turn, 50, -188 + turn, 56];
      const polygon = new Polygon({ rings: [corners.map((degrees) => degrees * 1e7)] });
      const holds = (latitude: number, longitude: number) => {
        const [north, east] = [toUnits(latitude), longitudeUnits(longitude)];
        return polygon.contains(north, east, columnOf(east), rowOf(north));
      };
      for (const longitude of [-170, -180, 180, 173]) expect(holds(52, longitude)).toBe(true);
      for (const longitude of [-163, 171, 0]) expect(holds(52, longitude)).toBe(false);
      expect(holds(57, 180)).toBe(false);
    }
  });
});
