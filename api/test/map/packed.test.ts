import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMoves, GONE } from "../../src/map/store/moves.ts";
import { PackedWriter, packedLength, unpackList } from "../../src/map/store/packed.ts";

const entry = fc.oneof(fc.nat(300), fc.nat(70_000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
const list = fc.uniqueArray(entry, { maxLength: 200 }).map((entries) => entries.sort((a, b) => a - b));

function pack(lists: readonly (readonly number[])[]) {
  const writer = new PackedWriter(lists.length, 0);
  for (const entries of lists) writer.add(Uint32Array.from(entries));
  return writer.finish();
}

describe("packed lists", () => {
  it("return what was put in, list by list", () => {
    fc.assert(
      fc.property(fc.array(list, { maxLength: 12 }), (lists) => {
        const packed = pack(lists);
        for (const [i, entries] of lists.entries()) {
          expect(packedLength(packed, i)).toBe(entries.length);
          expect([...unpackList(packed, i)]).toEqual(entries);
        }
        expect([...unpackList(packed, lists.length)]).toEqual([]);
      }),
    );
  });

  it("follow their entries when these move, disappear and appear", () => {
    const old = 2_000;
    const positions = fc.uniqueArray(fc.nat(old - 1), { maxLength: 300 });
    fc.assert(
      fc.property(positions, positions, fc.array(positions, { maxLength: 6 }), (gone, coming, sets) => {
        const dropped = new Set(gone);
        const before = new Set(coming);
        const moved = new Uint32Array(old).fill(GONE);
        const late: number[] = [];
        let end = 0;
        for (let p = 0; p < old; p++) {
          if (before.has(p)) late.push(end++);
          if (!dropped.has(p)) moved[p] = end++;
        }
        const lists = sets.map((entries) => entries.sort((a, b) => a - b));
        const packed = pack(lists);
        const writer = new PackedWriter(lists.length, 0);
        const moves = findMoves(moved);
        for (const [i] of lists.entries()) writer.addMoved(packed, i, moves, i % 2 === 0 ? late : []);
        const after = writer.finish();
        for (const [i, entries] of lists.entries()) {
          const kept = entries.flatMap((p) => (dropped.has(p) ? [] : [moved[p] ?? 0]));
          const expected = [...kept, ...(i % 2 === 0 ? late : [])].sort((a, b) => a - b);
          expect([...unpackList(after, i)]).toEqual(expected);
          expect(packedLength(after, i)).toBe(expected.length);
        }
      }),
    );
  });
});
