import { assemble, type KernelCode } from "./assembler.ts";
import {
  advance,
  constant,
  constantLong,
  get,
  I64,
  i32,
  i64,
  leaveIf,
  loop,
  repeatWhile,
  set,
  V128,
  v128,
} from "./instructions.ts";
import { takeOffCode } from "./take-off.ts";

/**
 * The inner loops of every query, as a WebAssembly module made here, which has vectors and an instruction that counts
 * bits.
 */

/** Most bitmaps that are intersected in one call. */
export const MAX_SETS = 6;

/**
 * All parameters but counts are byte addresses.
 *
 * `of1` … `of6` (each bitmap, result, its end, counts, count): writes what so many bitmaps have in common, and to the
 * counts how many bits, with the given count, come before each 128 and the end. Returns the count at the end. Fifteen
 * times as fast as the same in JavaScript.
 *
 * `ordinals` (bitmap, its end, another, result, ordinal): for each bit set that the other lacks, writes how many the other
 * lacks before it, counted on from the given ordinal. Returns the end of the result. Writes one number past it.
 *
 * `takeOff`: see `take-off.ts`.
 */
export function instantiateKernel(memory: WebAssembly.Memory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { js: { memory } });
  const named = (name: string): KernelFunction => {
    const found: unknown = exports[name];
    if (!isKernelFunction(found)) throw new Error(`The kernel has no function ${name}.`);
    return found;
  };
  return {
    intersect: sets.map((count) => named(`of${count}`)),
    ordinals: named("ordinals"),
    takeOff: named("takeOff"),
  };
}

/** Takes addresses in the memory it was made over. */
export type KernelFunction = (...addresses: number[]) => number;

/** The functions of the module over one memory; what each takes is said at {@link instantiateKernel}. */
export interface Kernel {
  /** At `i`, for `i + 1` bitmaps. */
  readonly intersect: readonly KernelFunction[];
  readonly ordinals: KernelFunction;
  readonly takeOff: KernelFunction;
}

function isKernelFunction(value: unknown): value is KernelFunction {
  return typeof value === "function";
}

/** `of1` … for so many bitmaps. */
function intersectCode(sets: number): KernelCode {
  const [out, end, before, count, bits] = [sets, sets + 1, sets + 2, sets + 3, sets + 4];
  const addresses = Array.from({ length: sets }, (_, i) => i);
  const common = addresses.flatMap((i) => [...get(i), ...v128.load, ...(i > 0 ? v128.and : [])]);
  const bitsOfLane = (lane: number): number[] => [...get(bits), ...i64.lane(lane), ...i64.countBits];
  const body = [
    ...loop([
      ...leaveIf([...get(out), ...get(end), ...i32.isAtLeast]),
      ...[...get(before), ...get(count), ...i32.store],
      ...[...common, ...set(bits)],
      ...[...get(out), ...get(bits), ...v128.store],
      ...[...bitsOfLane(0), ...bitsOfLane(1), ...i64.add, ...i64.toWord],
      ...[...get(count), ...i32.add, ...set(count)],
      ...addresses.flatMap((i) => advance(i, 16)),
      ...[...advance(out, 16), ...advance(before, 4)],
    ]),
    ...[...get(before), ...get(count), ...i32.store],
    ...get(count),
  ];
  return { name: `of${sets}`, parameters: sets + 4, locals: [[1, V128]], body };
}

function ordinalsCode(): KernelCode {
  const [bits, end, others, out, ordinal, common, other] = [0, 1, 2, 3, 4, 5, 6];
  const one = constantLong(1);
  const body = [
    ...loop([
      ...leaveIf([...get(bits), ...get(end), ...i32.isAtLeast]),
      ...[...get(others), ...i64.load, ...constantLong(-1), ...i64.exclusiveOr, ...set(other)],
      ...[...get(bits), ...i64.load, ...get(other), ...i64.and, ...set(common)],
      // Written at once and kept only if there was a bit: a branch would be guessed wrong every other time.
      ...repeatWhile([
        ...[...get(out), ...get(ordinal), ...get(other)],
        ...[...get(common), ...constantLong(0), ...get(common), ...i64.subtract], // the lowest bit,
        ...[...i64.and, ...one, ...i64.subtract], // those below it
        ...[...i64.and, ...i64.countBits, ...i64.toWord, ...i32.add, ...i32.store],
        ...[...get(out), ...get(common), ...i64.isNotZero, ...constant(2), ...i32.shiftLeft],
        ...[...i32.add, ...set(out)],
        ...[...get(common), ...get(common), ...one, ...i64.subtract, ...i64.and, ...set(common)],
        ...[...get(common), ...i64.isNotZero],
      ]),
      ...[...get(ordinal), ...get(other), ...i64.countBits, ...i64.toWord, ...i32.add, ...set(ordinal)],
      ...[...advance(bits, 8), ...advance(others, 8)],
    ]),
    ...get(out),
  ];
  return { name: "ordinals", parameters: 5, locals: [[2, I64]], body };
}

const sets = Array.from({ length: MAX_SETS }, (_, i) => i + 1);
const module = assemble([...sets.map(intersectCode), ordinalsCode(), takeOffCode()]);
