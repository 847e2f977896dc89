import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLOCK, hasBit, popcount, rank } from "../../src/map/core/bits.ts";
import { BitmapMemory } from "../../src/map/kernel/bitmap-memory.ts";

const BLOCKS = 5;
const WORDS = (BLOCKS * BLOCK) / 32;

const bitmap = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: WORDS, maxLength: WORDS });

describe("BitmapMemory.intersect", () => {
  it("intersects any number of bitmaps, and counts the result", () => {
    fc.assert(
      fc.property(
        fc.array(bitmap, { minLength: 1, maxLength: 14 }),
        fc.nat(BLOCKS),
        fc.nat(BLOCKS),
        fc.nat(1000),
        (contents, a, b, count) => {
          const memory = BitmapMemory.make(WORDS, (contents.length + 2) * WORDS * 4);
          const sets = contents.map((words) => {
            const bits = memory.allocate();
            bits.set(words);
            return bits;
          });
          const [out, before] = [memory.allocate(), memory.allocate()];
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const total = memory.intersect(sets, out, before, from, to, count);
          const common = Array.from({ length: WORDS }, (_, i) =>
            i < from * 4 || i >= to * 4
              ? 0
              : contents.reduce((word, words) => word & (words[i] ?? 0), -1) >>> 0,
          );
          expect([...out]).toEqual(common);
          let sum = count;
          for (let block = from; block <= to; block++) {
            expect(before[block]).toBe(sum);
            for (let i = 4 * block; i < 4 * block + 4 && block < to; i++) sum += popcount(common[i] ?? 0);
          }
          expect(total).toBe(sum);
          for (let position = from * BLOCK; position < to * BLOCK; position += 37) {
            const bits = common.slice(0, position >>> 5).reduce((n, word) => n + popcount(word), count);
            const rest =
              position % 32 === 0 ? 0 : (common[position >>> 5] ?? 0) & ((1 << (position % 32)) - 1);
            expect(rank(out, before, position)).toBe(bits + popcount(rest));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("BitmapMemory.ordinals", () => {
  it("numbers the bits of one bitmap that another lacks", () => {
    fc.assert(
      fc.property(bitmap, bitmap, fc.nat(BLOCKS), fc.nat(BLOCKS), fc.nat(1000), (one, two, a, b, first) => {
        const memory = BitmapMemory.make(WORDS, (2 + 33) * WORDS * 4);
        const [bits, others] = [memory.allocate(), memory.allocate()];
        bits.set(one);
        others.set(two);
        const out = new Uint32Array(memory.memory.buffer, memory.used, BLOCKS * BLOCK + 1);
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const count = memory.ordinals(bits, others, out, from, to, first);
        const expected: number[] = [];
        let ordinal = first;
        for (let position = from * BLOCK; position < to * BLOCK; position++) {
          if (hasBit(others, position)) continue;
          if (hasBit(bits, position)) expected.push(ordinal);
          ordinal++;
        }
        expect([...out.subarray(0, count)]).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});
