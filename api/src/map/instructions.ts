/**
 * The few instructions of WebAssembly that the kernels are written with, as bytes. `assembler.ts` makes a module of them.
 * Binary format: https://webassembly.github.io/spec/core/binary/
 */

export const I32 = 0x7f;
export const I64 = 0x7e;
export const V128 = 0x7b;

/** A number without a sign. */
export function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)];
}

/** A number with a sign. */
function signedLeb(value: number): number[] {
  const isLast = value >= -64 && value < 64;
  return isLast ? [value & 127] : [(value & 127) | 128, ...signedLeb(value >> 7)];
}

export const get = (local: number): number[] => [0x20, ...leb(local)];
export const set = (local: number): number[] => [0x21, ...leb(local)];
export const constant = (value: number): number[] => [0x41, ...signedLeb(value)];
export const constantLong = (value: number): number[] => [0x42, ...signedLeb(value)];

/** Runs its body again and again until `leaveIf` in it meets its condition. */
export const loop = (body: readonly number[]): number[] => [
  ...[0x02, 0x40, 0x03, 0x40], // block, loop
  ...body,
  ...[0x0c, 0, 0x0b, 0x0b], // again; end of loop and block
];
export const leaveIf = (condition: readonly number[]): number[] => [...condition, 0x0d, 1];
/** Runs its body once, and again while what it leaves is not 0. */
export const repeatWhile = (body: readonly number[]): number[] => [0x03, 0x40, ...body, 0x0d, 0, 0x0b];
const NOTHING = 0x40;
/** Runs the first if what was left is not 0, else the other. @param result type of what they leave */
export const whether = (yes: readonly number[], no: readonly number[] = [], result = NOTHING): number[] => [
  0x04,
  result,
  ...yes,
  ...(no.length > 0 ? [0x05, ...no] : []),
  0x0b,
];
export const choose = [0x1b];

export const i32 = {
  load: [0x28, 2, 0],
  load16: [0x2f, 1, 0],
  store: [0x36, 2, 0],
  /** The same at an address so many bytes on. */
  loadFrom: (at: number): number[] => [0x28, 2, ...leb(at)],
  load16From: (at: number): number[] => [0x2f, 1, ...leb(at)],
  load8From: (at: number): number[] => [0x2d, 0, ...leb(at)],
  storeTo: (at: number): number[] => [0x36, 2, ...leb(at)],
  store8To: (at: number): number[] => [0x3a, 0, ...leb(at)],
  equals: [0x46],
  differs: [0x47],
  isZero: [0x45],
  isBelowZero: [...constant(0), 0x48],
  isBelow: [0x49],
  isAtLeast: [0x4f],
  add: [0x6a],
  subtract: [0x6b],
  and: [0x71],
  or: [0x72],
  shiftLeft: [0x74],
  shiftRight: [0x76],
};

export const i64 = {
  load: [0x29, 3, 0],
  countBits: [0x7b],
  add: [0x7c],
  subtract: [0x7d],
  and: [0x83],
  exclusiveOr: [0x85],
  isNotZero: [...constantLong(0), 0x52],
  toWord: [0xa7],
  lane: (lane: number): number[] => [0xfd, 0x1d, lane],
};

/** Numbers with fractions. */
export const f64 = {
  loadFrom: (at: number): number[] => [0x2b, 3, ...leb(at)],
  constant: (value: number): number[] => [0x44, ...Buffer.from(new Float64Array([value]).buffer)],
  fromInteger: [0xb7],
  bits: [0xbd],
  add: [0xa0],
  subtract: [0xa1],
  multiply: [0xa2],
};

export const v128 = {
  load: [0xfd, 0x00, 0, 0],
  loadNext: [0xfd, 0x00, 0, 16],
  store: [0xfd, 0x0b, 0, 0],
  and: [0xfd, 0x4e],
  or: [0xfd, 0x50],
  choose: [0xfd, 0x52],
  anyBit: [0xfd, 0x53],
};

/** Four numbers of 32 bits in a vector. */
export const lanes = {
  fill: [0xfd, 0x11],
  get: (lane: number): number[] => [0xfd, 0x1b, lane],
  equal: [0xfd, 0x37],
  isAtMost: [0xfd, 0x3e],
  shiftRight: [0xfd, 0xad, 0x01],
  add: [0xfd, 0xae, 0x01],
  subtract: [0xfd, 0xb1, 0x01],
  multiply: [0xfd, 0xb5, 0x01],
};

/** Moves an address on. */
export const advance = (local: number, bytes: number): number[] => [
  ...get(local),
  ...constant(bytes),
  ...i32.add,
  ...set(local),
];
