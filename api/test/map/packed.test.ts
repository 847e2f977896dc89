import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packedLength, packLists, unpackList } from "../../src/map/packed.ts";

const entry = fc.oneof(fc.nat(300), fc.nat(70_000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
const list = fc.uniqueArray(entry, { maxLength: 200 }).map((entries) => entries.sort((a, b) => a - b));

describe("packed lists", () => {
  it("give back what was put in, list by list", () => {
    fc.assert(
      fc.property(fc.array(list, { maxLength: 12 }), (lists) => {
        const start = Uint32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)]);
        const packed = packLists(start, Uint32Array.from(lists.flat()));
        for (const [i, entries] of lists.entries()) {
          expect(packedLength(packed, i)).toBe(entries.length);
          expect([...unpackList(packed, i)]).toEqual(entries);
        }
        expect([...unpackList(packed, lists.length)]).toEqual([]);
      }),
    );
  });
});
