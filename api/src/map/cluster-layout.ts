import { MAX_CELLS } from "./circles.ts";

/**
 * Where the clusters of a reply lie, so that kernels reach them: columns, notes of the kernel that encodes, and the parts of
 * a reply. All are offsets in bytes.
 */
let bytes = 0;
const take = (length: number): number => {
  bytes += length;
  return bytes - length;
};

/** Bytes that a header, a cell, and a count with its pin take at most. */
const HEADER = 4096;
const CELL = 16;
const COUNT = 48;

export const X = take(8 * MAX_CELLS);
export const Y = take(8 * MAX_CELLS);
/** With one more, which stands for what is out of view. */
export const COUNTS = take(4 * MAX_CELLS + 16);
export const STACKS = take(MAX_CELLS);
/** By occupied cell: its number in the grid, and its cluster. */
export const CELLS = take(4 * MAX_CELLS);
export const OWNERS = take(2 * MAX_CELLS);
/** First cell of each cluster, its row above ROW bits and its column; clusters of one job; cells that begin none. */
export const CORNERS = take(4 * MAX_CELLS);
export const PINS = take(4 * MAX_CELLS);
export const MORE = take(4 * MAX_CELLS);
/** Where the counts end, and four times how many PINS and MORE there are. */
export const ENDS = take(16);
/** Header and cells; positions; counts and pins. */
export const HEAD = take(HEADER + CELL * MAX_CELLS);
export const XS = take(MAX_CELLS);
export const YS = take(MAX_CELLS);
export const REST = take(COUNT * MAX_CELLS);

export const CLUSTER_MEMORY = bytes;
/** Bytes of what the kernels reach of the columns below. */
export const CLUSTER_BYTES = CLUSTER_MEMORY + 4 * MAX_CELLS;
export const ROW = 16;
/** What half of a cell's byte says when it does not hold the number. */
export const HALF = 15;
