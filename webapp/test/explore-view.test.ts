import { fit, type Viewport, worldX, worldY } from "@jobmap/widget/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clusterBounds, sameCamera, uncovered } from "../src/features/explore/map/cluster-view.ts";
import { centerOf, radiusBounds, sameBounds, visibleBounds } from "../src/features/explore/map/view.ts";

const VIEW: Viewport = { west: -77, south: 38, east: -76, north: 39, zoom: 9, width: 800, height: 900 };

describe("visibleBounds", () => {
  it("is the whole view if nothing covers it", () => {
    expect(sameBounds(visibleBounds(VIEW, {}), VIEW)).toBe(true);
  });

  it("leaves out covered parts, measured on the map", () => {
    const seen = visibleBounds(VIEW, { left: 200, right: 200, top: 300, bottom: 300 });
    expect(seen.west).toBeCloseTo(-76.75, 5);
    expect(seen.east).toBeCloseTo(-76.25, 5);
    const down = (worldY(seen.north) - worldY(VIEW.north)) / (worldY(VIEW.south) - worldY(VIEW.north));
    expect(down).toBeCloseTo(1 / 3, 6);
  });

  it("continues over the antimeridian", () => {
    const seen = visibleBounds({ ...VIEW, west: 179, east: -179 }, { left: 200 });
    expect(seen.west).toBeCloseTo(179.5, 5);
    expect(seen.east).toBeCloseTo(-179, 5);
  });

  it("keeps the whole world", () => {
    const { west, east } = visibleBounds({ ...VIEW, west: -180, east: 180 }, {});
    expect([west, east]).toEqual([-180, 180]);
  });
});

describe("radiusBounds", () => {
  it("contains the circle and little more", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 24, max: 49, noNaN: true }),
        fc.double({ min: -125, max: -66, noNaN: true }),
        fc.integer({ min: 1, max: 250 }),
        (latitude, longitude, miles) => {
          const box = radiusBounds({ latitude, longitude }, miles);
          expect((box.north - latitude) * 69.09).toBeCloseTo(miles, 6);
          const east = (box.east - longitude) * 69.09 * Math.cos((latitude * Math.PI) / 180);
          expect(east).toBeCloseTo(miles, 6);
        },
      ),
    );
  });
});

describe("clusterBounds", () => {
  it("is centered on the cluster and contains every cell", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 18 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
        (level, x, y, cells) => {
          const side = 2 ** level;
          const column = Math.floor(x * side);
          const row = Math.min(side - 2, Math.floor(y * side));
          const longitude = ((((column + 0.5) / side) % 1) - 0.5) * 360;
          const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (row + 0.5)) / side))) * 180) / Math.PI;
          const box = clusterBounds({
            latitude,
            longitude,
            area: [level, column, row, 2, ...cells].join("."),
          });
          if (!box) throw new Error("no box");
          const middle = centerOf(box);
          expect(Math.abs(worldX(middle.longitude) - worldX(longitude)) % 1).toBeCloseTo(0, 6);
          expect(worldY(middle.latitude)).toBeCloseTo(worldY(latitude), 6);
          const half = ((worldX(box.east) - worldX(box.west) + 1) % 1) / 2;
          const reach = Math.max(...cells.map((cell) => (cell % 2) + 0.5)) / side;
          expect(half).toBeCloseTo(reach, 6);
        },
      ),
    );
  });

  it("is undefined for invalid areas", () => {
    for (const area of [undefined, "", "x", "9.1.1", "9.1.1.0.1"])
      expect(
        clusterBounds({ latitude: 1, longitude: 1, ...(area === undefined ? {} : { area }) }),
      ).toBeUndefined();
  });
});

describe("the same view", () => {
  it("survives the address: a fitted box gives the same box back", () => {
    const { center, zoom } = fit(VIEW, VIEW.width, VIEW.height);
    expect(zoom).toBeGreaterThan(8);
    expect(center.longitude).toBeCloseTo(centerOf(VIEW).longitude, 6);
    expect(center.latitude).toBeCloseTo(centerOf(VIEW).latitude, 6);
  });

  it("includes moves of less than a pixel, at any window size", () => {
    expect(sameCamera(VIEW, { ...VIEW, width: 400 })).toBe(true);
    expect(sameCamera(VIEW, { ...VIEW, west: -76.99, east: -75.99 })).toBe(false);
    expect(sameCamera(VIEW, { ...VIEW, zoom: 9.2 })).toBe(false);
  });

  it("excludes moves of more than a fiftieth of a side", () => {
    expect(sameBounds(VIEW, { ...VIEW, west: -77.01 })).toBe(true);
    expect(sameBounds(VIEW, { ...VIEW, west: -77.1 })).toBe(false);
    expect(sameBounds(VIEW, { ...VIEW, north: 39.1 })).toBe(false);
  });
});

describe("the uncovered part", () => {
  it("is the new part of a view", () => {
    expect(uncovered(VIEW, VIEW)).toBeCloseTo(0, 9);
    expect(uncovered({ ...VIEW, west: -76.5, east: -75.5 }, VIEW)).toBeCloseTo(0.5, 6);
    expect(uncovered({ ...VIEW, west: -70, east: -69 }, VIEW)).toBe(1);
  });
});
