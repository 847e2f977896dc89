import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simplifyLine } from "../basemap/natural-earth/simplify.ts";
import { joinStrokes } from "../basemap/natural-earth/strokes.ts";
import { trafficOf } from "../basemap/natural-earth/traffic.ts";

const coordinate = fc.integer({ min: -50, max: 50 }).map((tenths) => tenths / 10);
const line = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 })
  .map((points) => points.map((point) => [...point]));

/** Stretches of lines, whichever way they run. */
function stretches(lines: readonly (readonly number[][])[]): string[] {
  return lines
    .flatMap((points) =>
      points.slice(1).map((point, i) => [String(points[i]), String(point)].sort().join(" to ")),
    )
    .sort();
}

describe("joinStrokes", () => {
  it("keeps every stretch once, whatever it joins", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        expect(stretches(joinStrokes(lines))).toEqual(stretches(lines));
      }),
    );
  });

  it("goes straight on at a crossing", () => {
    const [west, east, north, south] = [
      [-1, 0],
      [1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    const arms = [west, north, east, south].map((end) => [[...end], [0, 0]]);
    const joined = joinStrokes(arms);
    expect(joined).toHaveLength(2);
    for (const [from, , to] of joined) {
      expect((from?.[0] ?? 0) + (to?.[0] ?? 1)).toBe(0);
      expect((from?.[1] ?? 0) + (to?.[1] ?? 1)).toBe(0);
    }
  });
});

describe("simplifyLine", () => {
  it("keeps both ends, and leaves no point further off than it may be", () => {
    fc.assert(
      fc.property(line, fc.double({ min: 0.01, max: 3, noNaN: true }), (points, most) => {
        const simple = simplifyLine(points, most);
        expect([simple[0], simple.at(-1)]).toEqual([points[0], points.at(-1)]);
        let at = 0;
        for (const point of points) {
          if (point === simple[at + 1]) at++;
          const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [simple[at], simple[at + 1] ?? simple[at]];
          const [x = 0, y = 0] = point;
          const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
          const t =
            length === 0
              ? 0
              : Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
          expect(Math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0))).toBeLessThanOrEqual(most + 1e-9);
        }
      }),
    );
  });
});

describe("trafficOf", () => {
  it("puts the traffic between two cities on the shortest way, across a gap in the survey", () => {
    const cities = [
      { place: [0, 0], people: 1_000 },
      { place: [4, 0], people: 500 },
    ];
    const direct = [
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [2.02, 0],
        [4, 0],
      ],
    ];
    const detour = [
      [
        [0, 0],
        [2, 2],
        [4, 0],
      ],
    ];
    const [first = 0, second = 0, around = 0] = trafficOf([...direct, ...detour], cities);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeCloseTo(first);
    expect(around).toBe(0);
  });
});
