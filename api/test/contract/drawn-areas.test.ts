import { decodeAreas, encodeAreas, MAX_AREAS } from "@jobmap/contract/drawn-areas";
import fc from "fast-check";
import { expect, it } from "vitest";

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((units) => units / 1e5);
const area = fc.record({ latitude: degrees(90), longitude: degrees(400) }).chain((middle) =>
  fc.array(
    fc.tuple(degrees(3), degrees(89)).map(([y, x]) => ({
      latitude: Math.round(Math.max(-90, Math.min(90, middle.latitude + y)) * 1e5) / 1e5 + 0,
      longitude: Math.round((middle.longitude + x) * 1e5) / 1e5 + 0,
    })),
    { minLength: 3, maxLength: 100 },
  ),
);

it("reads the areas back that it wrote, as letters that need no escaping in an address", () => {
  fc.assert(
    fc.property(fc.array(area, { minLength: 1, maxLength: MAX_AREAS }), (areas) => {
      const text = encodeAreas(areas);
      expect(text).toBe(encodeURIComponent(text));
      expect(decodeAreas(text)).toEqual(areas);
    }),
    { numRuns: 100 },
  );
});

it("never fails on a text, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const areas = decodeAreas(text);
      if (typeof areas !== "string") expect(decodeAreas(encodeAreas(areas))).toEqual(areas);
    }),
  );
});
