import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAME_KINDS } from "../src/core/tile.ts";
import type { Candidate } from "../src/map/base/name-style.ts";
import { placeNames } from "../src/map/base/names.ts";
import { nearest } from "../src/map/pins/listen.ts";
import { type Flag, placeFlags, plateBox } from "../src/map/pins/place.ts";
import { type Box, overlaps, Taken } from "../src/map/taken.ts";

const VIEW: Box = [0, 0, 800, 600];
const place = { x: fc.integer({ min: -100, max: 900 }), y: fc.integer({ min: -100, max: 700 }) };
const flag: fc.Arbitrary<Flag> = fc.record({
  ...place,
  width: fc.integer({ min: 30, max: 110 }),
  priority: fc.integer({ min: 0, max: 4 }),
});
const circle = fc.record({ ...place, radius: fc.integer({ min: 12, max: 40 }) });

describe("placeFlags", () => {
  it("lets no plate cover a plate, another's foot or a circle, or leave the view", () => {
    fc.assert(
      fc.property(
        fc.array(flag, { maxLength: 60 }),
        fc.array(circle, { maxLength: 20 }),
        (flags, circles) => {
          const { sides } = placeFlags(flags, circles, VIEW);
          const plates = flags.flatMap((one, i) => {
            const side = sides[i];
            return side === undefined || side === "dot" ? [] : [{ i, box: plateBox(one, side) }];
          });
          for (const { i, box } of plates) {
            expect(box[0] >= VIEW[0] && box[1] >= VIEW[1] && box[2] <= VIEW[2]).toBe(true);
            for (const other of plates) expect(other.i !== i && overlaps(box, other.box)).toBe(false);
            for (const [j, { x, y }] of flags.entries()) {
              expect(j !== i && overlaps(box, [x - 12, y - 12, x + 12, y + 12])).toBe(false);
            }
            for (const { x, y, radius: r } of circles) {
              expect(overlaps(box, [x - r, y - r, x + r, y + r])).toBe(false);
            }
          }
        },
      ),
    );
  });

  it("gives the better of two the room, and the selected one a plate in any case", () => {
    // Both can only fly into the gap between them.
    const walls = [350, 570].map((x) => ({ x, y: 280, radius: 12 }));
    const two = (first: number, second: number): Flag[] => [
      { x: 400, y: 300, width: 70, priority: first },
      { x: 520, y: 300, width: 70, priority: second },
    ];
    expect(placeFlags(two(1, 2), walls, VIEW).sides).toEqual(["dot", "left"]);
    expect(placeFlags(two(2, 1), walls, VIEW).sides).toEqual(["right", "dot"]);

    const crowd: Flag[] = Array.from({ length: 9 }, (_, i) => ({
      x: 360 + i * 10,
      y: 280,
      width: 60,
      priority: 9,
    }));
    const selected: Flag = { x: 400, y: 310, width: 70, priority: 99, isLarge: true };
    expect(placeFlags([...crowd, selected], [{ x: 400, y: 300, radius: 40 }], VIEW).sides.at(-1)).not.toBe(
      "dot",
    );
  });

  it("keeps a flag's side while there is room", () => {
    const one: Flag = { x: 400, y: 300, width: 60, priority: 1 };
    expect(placeFlags([one], [], VIEW).sides).toEqual(["right"]);
    expect(placeFlags([{ ...one, before: "left" }], [], VIEW).sides).toEqual(["left"]);
    expect(placeFlags([{ ...one, x: 790 }], [], VIEW).sides).toEqual(["left"]);
  });
});

describe("placeNames", () => {
  const name: fc.Arbitrary<Candidate> = fc.record({
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
    kind: fc.constantFrom(...NAME_KINDS.filter((kind) => kind !== "water")),
    rank: fc.integer({ min: 30, max: 100 }),
    text: fc.string({ minLength: 3, maxLength: 16 }),
  });
  const box: fc.Arbitrary<Box> = circle.map(({ x, y, radius: r }) => [x - r, y - r, x + r, y + r]);

  it("lets no name cover another or a pin, or leave the box", () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), fc.array(box, { maxLength: 20 }), (names, pins) => {
        const measure = (text: string): number => text.length * 8;
        const placed = toEnd(placeNames(names, { zoom: 9, box: VIEW, pins, taken: [], measure }));
        const boxes = placed.flatMap((one, owner) => one.boxes.map((space) => ({ owner, space })));
        for (const { owner, space } of boxes) {
          // A dot may touch the edge; what is written may not.
          expect(space[0] >= -3 && space[1] >= -3 && space[2] <= 803 && space[3] <= 603).toBe(true);
          for (const other of boxes)
            expect(other.owner !== owner && overlaps(space, other.space)).toBe(false);
          for (const pin of pins) expect(overlaps(space, pin)).toBe(false);
        }
      }),
    );
  });
});

function toEnd<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe("Taken", () => {
  it("finds the same as a plain search", () => {
    const box = fc
      .tuple(
        fc.integer({ min: -500, max: 2_000 }),
        fc.integer({ min: -500, max: 2_000 }),
        fc.nat(200),
        fc.nat(200),
      )
      .map(([x, y, w, h]): Box => [x, y, x + w + 1, y + h + 1]);
    fc.assert(
      fc.property(fc.array(box, { maxLength: 30 }), box, fc.nat(20), (boxes, one, gap) => {
        const taken = new Taken();
        for (const other of boxes) taken.add(other);
        expect(taken.hits(one, gap)).toBe(boxes.some((other) => overlaps(one, other, gap)));
      }),
    );
  });
});

describe("nearest", () => {
  it("follows the arrow's direction, and stays if there is nothing", () => {
    const items = [
      { x: 0, y: 0 },
      { x: 50, y: 10 },
      { x: 20, y: 60 },
      { x: -30, y: 0 },
    ] as const;
    expect(nearest(items[0], items, [1, 0])).toBe(items[1]);
    expect(nearest(items[0], items, [0, 1])).toBe(items[2]);
    expect(nearest(items[0], items, [-1, 0])).toBe(items[3]);
    expect(nearest(items[0], items, [0, -1])).toBeUndefined();
  });
});
