import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { worldX, worldY } from "../src/core/mercator.ts";
import { farAreas } from "../src/map/far-areas.ts";
import { frameOf, type JobsAt, smallestWindow } from "../src/map/frame.ts";

const at = (latitude: number, longitude: number, count: number): JobsAt => ({ latitude, longitude, count });
const place: fc.Arbitrary<JobsAt> = fc.record({
  latitude: fc.integer({ min: -60, max: 70 }),
  longitude: fc.integer({ min: -179, max: 179 }),
  count: fc.integer({ min: 1, max: 40 }),
});
const share = fc.constantFrom(0.5, 0.8, 0.97, 1);
const ASPECT = 1.6;

/** Size of the smallest of all windows between places that hold enough. */
function bruteForce(places: readonly JobsAt[], part: number): number {
  const points = places.map((one) => ({
    x: worldX(one.longitude),
    y: worldY(one.latitude),
    count: one.count,
  }));
  const total = points.reduce((sum, { count }) => sum + count, 0);
  let smallest = Number.POSITIVE_INFINITY;
  for (const { x: left } of points)
    for (const { x: right } of points)
      for (const { y: top } of points)
        for (const { y: bottom } of points) {
          const held = points
            .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
            .reduce((sum, { count }) => sum + count, 0);
          if (held >= total * part)
            smallest = Math.min(smallest, Math.max(right - left, (bottom - top) * ASPECT));
        }
  return smallest;
}

describe("the smallest window", () => {
  it("holds its share of the jobs, and no smaller one does", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 7 }), share, (places, part) => {
        const found = smallestWindow(places, ASPECT, part);
        expect(found).toBeDefined();
        if (found === undefined) return;
        const { left, top, right, bottom } = found;
        const inside = places.filter(
          ({ longitude, latitude }) =>
            worldX(longitude) >= left &&
            worldX(longitude) <= right &&
            worldY(latitude) >= top &&
            worldY(latitude) <= bottom,
        );
        const sum = (some: readonly JobsAt[]): number => some.reduce((all, { count }) => all + count, 0);
        expect(sum(inside)).toBeGreaterThanOrEqual(sum(places) * part);
        expect(Math.max(right - left, (bottom - top) * ASPECT)).toBeCloseTo(bruteForce(places, part), 12);
      }),
    );
  });

  it("is none without jobs", () => {
    expect(smallestWindow([], ASPECT, 0.97)).toBeUndefined();
    expect(frameOf([], ASPECT)).toBeUndefined();
  });
});

describe("the frame of a country", () => {
  const STATES = [
    at(47.6, -122.3, 60),
    at(34, -118.2, 200),
    at(29.8, -95.4, 150),
    at(41.9, -87.6, 180),
    at(25.8, -80.2, 90),
    at(40.7, -74, 250),
    at(44.8, -68.8, 8),
  ];
  const FAR = [
    at(61.2, -149.9, 7),
    at(58.3, -134.4, 2),
    at(21.3, -157.9, 9),
    at(18.4, -66.1, 5),
    at(13.4, 144.8, 1),
  ];

  it("keeps its corners, and leaves out what is far", () => {
    const frame = frameOf([...STATES, ...FAR], ASPECT);
    expect(frame?.west).toBeCloseTo(-122.3);
    expect(frame?.east).toBeCloseTo(-68.8);
    expect(frame?.south).toBeCloseTo(25.8);
    expect(frame?.north).toBeCloseTo(47.6);
    const areas = farAreas([...STATES, ...FAR], frame ?? { west: 0, south: 0, east: 0, north: 0 });
    expect(areas.map(({ name, jobs }) => `${name} ${jobs}`)).toEqual([
      "Alaska 9",
      "Hawaii 9",
      "Puerto Rico 5",
      "Guam 1",
    ]);
    expect(areas[0]?.bounds.west).toBeCloseTo(-150.3);
  });

  it("goes where the jobs are, far or not", () => {
    const frame = frameOf([at(61.2, -149.9, 70), at(64.8, -147.7, 20), at(34, -118.2, 1)], ASPECT);
    expect(frame?.south).toBeGreaterThan(60);
  });

  it("leaves out nothing when all is near", () => {
    const frame = frameOf(STATES, ASPECT);
    expect(farAreas(STATES, frame ?? { west: 0, south: 0, east: 0, north: 0 })).toEqual([]);
  });
});
