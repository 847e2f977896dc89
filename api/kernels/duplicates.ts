import { LEVELS, NO_CELL, NO_CLUSTER } from "./constants";

/** Columns go round the world. */
const COLUMN_MASK: i32 = (1 << LEVELS) - 1;
/** Bytes of a row: columns and rows of four entries. */
const ROW_BYTES_LOG2: usize = 5;

@inline
function clusterAt(clusters: usize, cell: i32): i32 {
  return <i32>load<u16>(clusters + (<usize>cell << 1));
}

/**
 * For each of the rows `ordinals` to `end` whose own entry is in view, takes 1 off its cluster if an earlier entry of the job is in the same.
 * Returns how many have an earlier one in view at all. Rows with an entry at the very edge of the view, and those of jobs with more points than
 * a row holds, are left out and listed at `doubtful`, behind their number.
 *
 * The four entries of a row are looked at as one vector and nothing branches, since nearly every branch would be guessed wrong: some 5 ns a
 * row where JavaScript takes 25.
 */
export function subtractDuplicates(
  ordinals: usize, end: usize, points: usize, clusters: usize, counts: usize, doubtful: usize,
  west: i32, north: i32, width: i32, height: i32, gridWest: i32, gridNorth: i32, shift: i32, columns: i32,
): i32 {
  const mask = i32x4.splat(COLUMN_MASK);
  const zero = i32x4.splat(0);
  const noCell = i32x4.splat(NO_CELL);
  const westV = i32x4.splat(west);
  const northV = i32x4.splat(north);
  const widthV = i32x4.splat(width);
  const heightV = i32x4.splat(height);
  const gridWestV = i32x4.splat(gridWest);
  const gridNorthV = i32x4.splat(gridNorth);
  const columnsV = i32x4.splat(columns);
  let list = doubtful + 4;
  let again = 0;
  for (; ordinals < end; ordinals += 4) {
    const row = load<u32>(ordinals);
    const address = points + (<usize>row << ROW_BYTES_LOG2);
    const x = v128.load(address);
    const y = v128.load(address, 16);

    // Which of the four are in view, and whether one of these is at its edge.
    const east = v128.and(i32x4.sub(x, westV), mask);
    const south = i32x4.sub(y, northV);
    const isIn = v128.and(i32x4.le_u(east, widthV), i32x4.le_u(south, heightV));
    const isAtSide = v128.or(i32x4.eq(east, zero), i32x4.eq(east, widthV));
    const isAtEnd = v128.or(i32x4.eq(south, zero), i32x4.eq(south, heightV));
    const isAtEdge = v128.any_true(v128.and(v128.or(isAtSide, isAtEnd), isIn));
    const hasMore = i32x4.extract_lane(y, 3) < 0;
    const isDoubtful = <i32>isAtEdge | <i32>hasMore;
    store<u32>(list, row);
    list += <usize>isDoubtful << 2;

    // Their cells, and the clusters of these.
    const cellRow = i32x4.shr_u(i32x4.sub(y, gridNorthV), shift);
    const cellColumn = i32x4.shr_u(v128.and(i32x4.sub(x, gridWestV), mask), shift);
    const cell = v128.bitselect(i32x4.add(i32x4.mul(cellRow, columnsV), cellColumn), noCell, isIn);
    const own = clusterAt(clusters, i32x4.extract_lane(cell, 0));
    const second = clusterAt(clusters, i32x4.extract_lane(cell, 1));
    const third = clusterAt(clusters, i32x4.extract_lane(cell, 2));
    const fourth = clusterAt(clusters, i32x4.extract_lane(cell, 3));

    const isSeen = <i32>(own != NO_CLUSTER) & <i32>(isDoubtful == 0);
    const count = counts + (<usize>select<i32>(own, NO_CELL, isSeen) << 2);
    const isTwice = <i32>(second == own) | <i32>(third == own) | <i32>(fourth == own);
    store<i32>(count, load<i32>(count) - isTwice);
    again += <i32>((second & third & fourth) != NO_CLUSTER) & isSeen;
  }
  store<u32>(doubtful, <u32>((list - doubtful) >> 2) - 1);
  return again;
}
