import { MAX_CELLS } from "../../../kernels/constants.ts";
import type { ClusterSet } from "../cluster/cluster-set.ts";
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

/** Bytes that a header without currencies, a cell and a cluster take at most. */
const HEADER = 64;
const CELL = 16;
const CLUSTER = 48;
const MAX_CURRENCIES = 1024;
const HALF = 15;

/** Overwritten by every call; large enough for any cluster set. */
const buffer = Buffer.alloc(HEADER + 3 * MAX_CURRENCIES + (CELL + CLUSTER) * MAX_CELLS);
/** For each cluster the box of its cells in the grid: its corner and its sides, each as a row above ROW bits and a column. */
const corner = new Int32Array(MAX_CELLS);
const sides = new Int32Array(MAX_CELLS);
const ROW = 16;
const COLUMN_MASK = 2 ** ROW - 1;
const ONE_CELL = (1 << ROW) | 1;
/** Clusters of one job alone. */
const pins = new Uint16Array(MAX_CELLS);

/** Encodes clusters as bytes for the wire, in a new copy. `widget/src/core/clusters.ts` decodes them. */
export function encodeClusters(set: ClusterSet): Uint8Array {
  let at = writeHeader(set, buffer);
  at = writeCells(set, buffer, at);
  at = writeColumns(set, buffer, at);
  const bytes = Buffer.allocUnsafe(at);
  buffer.copy(bytes, 0, 0, at);
  return bytes;
}

function writeHeader(set: ClusterSet, out: Uint8Array): number {
  out[0] = WIRE_VERSION;
  out[1] = set.level;
  let at = writeVarint(out, 2, set.column);
  at = writeVarint(out, at, set.row);
  at = writeVarint(out, at, set.columns);
  at = writeVarint(out, at, set.total);
  at = writeVarint(out, at, set.length);
  at = writeVarint(out, at, set.cellCount);
  at = writeVarint(out, at, set.currencies.length);
  for (const currency of set.currencies) for (let i = 0; i < 3; i++) out[at++] = currency.charCodeAt(i);
  return at;
}

function writeCells(set: ClusterSet, out: Uint8Array, start: number): number {
  const { cell, cellCluster, cellCount, columns } = set;
  let at = start;
  let next = 0;
  let previous = -1;
  let row = 0;
  let rowStart = 0;
  for (let i = 0; i < cellCount; i++) {
    const number = cell[i]!;
    const gap = number - previous - 1;
    previous = number;
    while (number - rowStart >= columns) {
      rowStart += columns;
      row++;
    }
    const place = (row << ROW) | (number - rowStart);
    const cluster = cellCluster[i]!;
    const back = next - cluster;
    if (back === 0) {
      next++;
      corner[cluster] = place;
      sides[cluster] = ONE_CELL;
    } else widen(cluster, place);
    if (gap < HALF && back < HALF) {
      out[at++] = (gap << 4) | back;
      continue;
    }
    out[at++] = (Math.min(gap, HALF) << 4) | Math.min(back, HALF);
    if (gap >= HALF) at = writeVarint(out, at, gap - HALF);
    if (back >= HALF) at = writeVarint(out, at, back - HALF);
  }
  return at;
}

/** Extends a cluster's box by one more cell, in its last row or below. */
function widen(cluster: number, place: number): void {
  const column = place & COLUMN_MASK;
  const west = corner[cluster]! & COLUMN_MASK;
  const north = corner[cluster]! >> ROW;
  const from = Math.min(west, column);
  const to = Math.max(west + (sides[cluster]! & COLUMN_MASK), column + 1);
  corner[cluster] = (north << ROW) | from;
  sides[cluster] = (((place >> ROW) + 1 - north) << ROW) | (to - from);
}

/** Positions and counts, and the pins noted. The first byte of a pin's position is the upper one of two. */
function writeColumns(set: ClusterSet, out: Uint8Array, start: number): number {
  const { length, x, y, count, stack } = set;
  let at = start + 2 * length;
  let pinCount = 0;
  for (let i = 0; i < length; i++) {
    const place = corner[i]!;
    let right = x[i]! - (place & COLUMN_MASK);
    let down = y[i]! - (place >> ROW);
    // Most clusters have one cell, and division is slow.
    if (sides[i] !== ONE_CELL) {
      right /= sides[i]! & COLUMN_MASK;
      down /= sides[i]! >> ROW;
    }
    const jobs = count[i]!;
    if (jobs === 1) {
      pins[pinCount++] = i;
      out[start + i] = fine(right) >> 8;
      out[start + length + i] = fine(down) >> 8;
      out[at++] = stack[i]!;
      continue;
    }
    out[start + i] = (right * 255 + 0.5) | 0;
    out[start + length + i] = (down * 255 + 0.5) | 0;
    const value = ((jobs - 1) << 1) | stack[i]!;
    if (value < 128) out[at++] = value;
    else at = writeVarint(out, at, value);
  }
  return writePins(set, out, at, pinCount);
}

function writePins(set: ClusterSet, out: Uint8Array, start: number, pinCount: number): number {
  const { x, y, id: ids, precision, payMin, payMax, payUnit, payCurrency } = set;
  let at = start;
  let previous = 0;
  for (let k = 0; k < pinCount; k++) {
    const i = pins[k]!;
    out[at++] = fine((x[i]! - (corner[i]! & COLUMN_MASK)) / (sides[i]! & COLUMN_MASK));
    out[at++] = fine((y[i]! - (corner[i]! >> ROW)) / (sides[i]! >> ROW));
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
