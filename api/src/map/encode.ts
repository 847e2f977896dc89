import { MAX_CELLS } from "./circles.ts";
import { HEAD, REST, ROW, XS, YS } from "./cluster-layout.ts";
import type { ClusterSet } from "./cluster-set.ts";
import { writeVarint } from "./varint.ts";

/**
 * The wire format of clusters, version 1. Numbers are varints: seven bits a byte, lowest first, the highest bit set while
 * more follow.
 *
 * - Header: version, level; the grid's column, row and columns; jobs in view; how many clusters, cells, currencies; the
 *   currencies, three letters each.
 * - Cells, a byte for each, in row-major order of the grid. Upper half: how many empty cells lie between the one before
 *   and this. Lower half: 0 when it begins the next cluster, k when it belongs to the k-th cluster before the next. A half
 *   of 15 says that the rest follows as a varint. So a cluster's cells cost little more than its being there.
 * - Positions, two columns of a byte for each cluster: x, then y, in 255ths of the box of the cluster's cells.
 * - Counts, for each cluster: twice the count less one, plus 1 for a stack.
 * - Pins, for each count of one job alone: a second byte of x and of y; how far the id is from the one before (zigzag);
 *   traits: bits 0–1 precision, 2 has pay, 3 is a range, 4–6 unit; and of pay the currency's number, the lower figure,
 *   and of a range how much more the higher is.
 */
export const WIRE_VERSION = 1;

/** For each cluster the sides of the box of its cells in the grid, as rows above ROW bits and columns. */
const sides = new Uint32Array(MAX_CELLS);
const COLUMN_MASK = 2 ** ROW - 1;
const ONE_CELL = (1 << ROW) | 1;

/** Clusters as bytes for the wire: a copy of its own. `widget/src/core/clusters.ts` decodes them. */
export function encodeClusters(set: ClusterSet): Uint8Array {
  const { length, memory } = set;
  const { bytes, ends } = memory;
  const at = memory.encode(set.cellCount, set.columns, writeHeader(set));
  placeWide(set, ends[2]! >>> 2);
  const end = writePins(set, memory.restEnd, ends[1]! >>> 2);
  const result = Buffer.allocUnsafe(at - HEAD + 2 * length + end - REST);
  bytes.copy(result, 0, HEAD, at);
  bytes.copy(result, at - HEAD, XS, XS + length);
  bytes.copy(result, at - HEAD + length, YS, YS + length);
  bytes.copy(result, at - HEAD + 2 * length, REST, end);
  return result;
}

function writeHeader(set: ClusterSet): number {
  const out = set.memory.bytes;
  out[HEAD] = WIRE_VERSION;
  out[HEAD + 1] = set.level;
  let at = writeVarint(out, HEAD + 2, set.column);
  at = writeVarint(out, at, set.row);
  at = writeVarint(out, at, set.columns);
  at = writeVarint(out, at, set.total);
  at = writeVarint(out, at, set.length);
  at = writeVarint(out, at, set.cellCount);
  at = writeVarint(out, at, set.currencies.length);
  for (const currency of set.currencies) for (let i = 0; i < 3; i++) out[at++] = currency.charCodeAt(i);
  return at;
}

/** Finds the boxes of all clusters and writes the positions of those of several cells. @param more cells besides first ones */
function placeWide(set: ClusterSet, more: number): void {
  const { cell, cellCluster, columns, x, y, memory } = set;
  sides.fill(ONE_CELL, 0, set.length);
  for (let k = 0; k < more; k++) {
    const number = cell[memory.more[k]!]!;
    const row = Math.floor(number / columns);
    widen(memory.corners, cellCluster[memory.more[k]!]!, number - row * columns, row);
  }
  for (let k = 0; k < more; k++) {
    const i = cellCluster[memory.more[k]!]!;
    memory.bytes[XS + i] = Math.round(255 * right(memory.corners[i]!, sides[i]!, x[i]!));
    memory.bytes[YS + i] = Math.round(255 * down(memory.corners[i]!, sides[i]!, y[i]!));
  }
}

/** Makes the box of a cluster hold one more cell, in its last row or below. */
function widen(corners: Uint32Array, cluster: number, column: number, row: number): void {
  const west = corners[cluster]! & COLUMN_MASK;
  const north = corners[cluster]! >> ROW;
  const from = Math.min(west, column);
  const to = Math.max(west + (sides[cluster]! & COLUMN_MASK), column + 1);
  corners[cluster] = (north << ROW) | from;
  sides[cluster] = ((row + 1 - north) << ROW) | (to - from);
}

/** How far into a box a position is, as a share of it. */
function right(corner: number, size: number, x: number): number {
  return (x - (corner & COLUMN_MASK)) / (size & COLUMN_MASK);
}
function down(corner: number, size: number, y: number): number {
  return (y - (corner >> ROW)) / (size >> ROW);
}

/** Pins behind the counts. The first byte of a pin's position is the upper one of two. */
function writePins(set: ClusterSet, start: number, pinCount: number): number {
  const { x, y, id: ids, precision, payMin, payMax, payUnit, payCurrency } = set;
  const { pins, corners, bytes: out } = set.memory;
  let at = start;
  let previous = 0;
  for (let k = 0; k < pinCount; k++) {
    const i = pins[k]!;
    const fineX = fine(right(corners[i]!, sides[i]!, x[i]!));
    const fineY = fine(down(corners[i]!, sides[i]!, y[i]!));
    out[XS + i] = fineX >> 8;
    out[YS + i] = fineY >> 8;
    out[at++] = fineX;
    out[at++] = fineY;
    const id = ids[i]!;
    at = writeVarint(out, at, id < previous ? (previous - id) * 2 - 1 : (id - previous) * 2);
    previous = id;
    const min = payMin[i]!;
    const max = payMax[i]!;
    const hasRange = max >= min;
    out[at++] = precision[i]! | (min < 0 ? 0 : 4 | (hasRange ? 8 : 0) | (payUnit[i]! << 4));
    if (min < 0) continue;
    at = writeVarint(out, at, payCurrency[i]!);
    at = writeVarint(out, at, min);
    if (hasRange) at = writeVarint(out, at, max - min);
  }
  return at;
}

/** A share of a box in 65,535ths. */
function fine(share: number): number {
  return (share * 65_535 + 0.5) | 0;
}
