import type { KernelCode } from "./assembler.ts";
import { MAX_CELLS } from "./circles.ts";
import { SIDE } from "./geo.ts";
import {
  advance,
  choose,
  constant,
  get,
  I32,
  i32,
  lanes,
  leaveIf,
  loop,
  set,
  V128,
  v128,
} from "./instructions.ts";

/** Where an entry is that is out of view, as a cell and as a cluster. */
export const NO_CELL = MAX_CELLS;
export const NO_CLUSTER = 0xffff;

/** Parameters in their order; the first six are byte addresses. */
export interface TakeOffInput {
  /** Rows of `LaterEntries` to look at, and their end. */
  readonly ordinals: number;
  readonly end: number;
  readonly points: number;
  /** 16 bits for each cell of the grid: its cluster; NO_CLUSTER at NO_CELL. */
  readonly clusters: number;
  /** Jobs of each cluster; what is at NO_CELL means nothing. */
  readonly counts: number;
  /** Receives the rows that were left out, behind their number. */
  readonly doubtful: number;
  /** The view in columns and rows of the last level: its corner and its sides less one. */
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  /** The grid: its corner at the last level, how much finer that is, and its columns. */
  readonly gridWest: number;
  readonly gridNorth: number;
  readonly shift: number;
  readonly columns: number;
}

/**
 * `takeOff`: for each row whose own entry is in view, takes 1 off its cluster if an earlier entry of the job is in the
 * same. Returns how many have an earlier one in view at all. Rows with an entry at the very edge of the view, or with more
 * earlier ones than a row holds, are left out and listed. Four entries are looked at as one vector and nothing branches,
 * since nearly every branch would be guessed wrong: some 5 ns a row where JavaScript takes 25.
 */
export function takeOffCode(): KernelCode {
  const [ordinals, end, points, clusters, counts, doubtful] = [0, 1, 2, 3, 4, 5];
  const [west, north, width, height, gridWest, gridNorth, shift, columns] = [6, 7, 8, 9, 10, 11, 12, 13];
  const [row, address, list, isDoubtful, isSeen, again] = [14, 15, 16, 17, 18, 19];
  /** The clusters of the four, its own and those of the earlier ones. */
  const [own, second, third, fourth] = [20, 21, 22, 23];
  const [x, y, east, south, isIn, cell] = [24, 25, 26, 27, 28, 29];
  /** The view and the grid as vectors. */
  const [westV, northV, widthV, heightV, gridWestV, gridNorthV, columnsV] = [30, 31, 32, 33, 34, 35, 36];
  const mask = [...constant(SIDE - 1), ...lanes.fill];
  const zero = [...constant(0), ...lanes.fill];
  const clusterAt = (lane: number): number[] => [
    ...[...get(cell), ...lanes.get(lane), ...constant(1), ...i32.shiftLeft],
    ...[...get(clusters), ...i32.add, ...i32.load16],
  ];
  const body = [
    ...[
      [west, westV],
      [north, northV],
      [width, widthV],
      [height, heightV],
      [gridWest, gridWestV],
      [gridNorth, gridNorthV],
      [columns, columnsV],
    ].flatMap(([from = 0, to = 0]) => [...get(from), ...lanes.fill, ...set(to)]),
    ...[...get(doubtful), ...constant(4), ...i32.add, ...set(list)],
    ...loop([
      ...leaveIf([...get(ordinals), ...get(end), ...i32.isAtLeast]),
      ...[...get(ordinals), ...i32.load, ...set(row)],
      ...[...get(row), ...constant(5), ...i32.shiftLeft, ...get(points), ...i32.add, ...set(address)],
      ...[...get(address), ...v128.load, ...set(x), ...get(address), ...v128.loadNext, ...set(y)],
      // Which of the four are in view, and whether one of these is at its edge.
      ...[...get(x), ...get(westV), ...lanes.subtract, ...mask, ...v128.and, ...set(east)],
      ...[...get(y), ...get(northV), ...lanes.subtract, ...set(south)],
      ...[...get(east), ...get(widthV), ...lanes.isAtMost],
      ...[...get(south), ...get(heightV), ...lanes.isAtMost, ...v128.and, ...set(isIn)],
      ...[...get(east), ...zero, ...lanes.equal, ...get(east), ...get(widthV), ...lanes.equal, ...v128.or],
      ...[...get(south), ...zero, ...lanes.equal, ...v128.or],
      ...[...get(south), ...get(heightV), ...lanes.equal, ...v128.or],
      ...[...get(isIn), ...v128.and, ...v128.anyBit],
      ...[...get(y), ...lanes.get(3), ...i32.isBelowZero, ...i32.or, ...set(isDoubtful)],
      ...[...get(list), ...get(row), ...i32.store],
      ...[...get(list), ...get(isDoubtful), ...constant(2), ...i32.shiftLeft, ...i32.add, ...set(list)],
      // Their cells.
      ...[...get(y), ...get(gridNorthV), ...lanes.subtract, ...get(shift), ...lanes.shiftRight],
      ...[...get(columnsV), ...lanes.multiply],
      ...[...get(x), ...get(gridWestV), ...lanes.subtract, ...mask, ...v128.and],
      ...[...get(shift), ...lanes.shiftRight, ...lanes.add],
      ...[...constant(NO_CELL), ...lanes.fill, ...get(isIn), ...v128.choose, ...set(cell)],
      // Their clusters.
      ...[...clusterAt(0), ...set(own)],
      ...[...get(own), ...constant(NO_CLUSTER), ...i32.differs],
      ...[...get(isDoubtful), ...i32.isZero, ...i32.and, ...set(isSeen)],
      ...[...get(own), ...constant(NO_CELL), ...get(isSeen), ...choose, ...constant(2), ...i32.shiftLeft],
      ...[...get(counts), ...i32.add, ...set(address)],
      ...[...get(address), ...get(address), ...i32.load],
      ...[...clusterAt(1), ...set(second), ...get(second), ...get(own), ...i32.equals],
      ...[...clusterAt(2), ...set(third), ...get(third), ...get(own), ...i32.equals, ...i32.or],
      ...[...clusterAt(3), ...set(fourth), ...get(fourth), ...get(own), ...i32.equals, ...i32.or],
      ...[...i32.subtract, ...i32.store],
      ...[...get(second), ...get(third), ...i32.and, ...get(fourth), ...i32.and],
      ...[...constant(NO_CLUSTER), ...i32.differs, ...get(isSeen), ...i32.and],
      ...[...get(again), ...i32.add, ...set(again)],
      ...advance(ordinals, 4),
    ]),
    ...[...get(doubtful), ...get(list), ...get(doubtful), ...i32.subtract, ...constant(2), ...i32.shiftRight],
    ...[...constant(1), ...i32.subtract, ...i32.store],
    ...get(again),
  ];
  return {
    name: "takeOff",
    parameters: 14,
    locals: [
      [10, I32],
      [13, V128],
    ],
    body,
  };
}
