import { BLOCK } from "../core/bits.ts";
import { LEVELS } from "../core/geo.ts";
import { shared } from "./columns.ts";
import type { Store, Tree } from "./store.ts";

/** Marks a cell without a node. */
const NO_NODE = -1;
/** Cells with at most this many entries are not divided: searching them takes eight steps, mostly within a few cache lines. */
const FEW = 2 * BLOCK;

/** @param spots see `Columns`; the first `located` in Morton order */
export function makeTree(spots: Uint32Array, located: number): Tree {
  const starts = [0];
  const ends = [located];
  const levels = [0];
  const children = [0];
  for (let node = 0; node < starts.length; node++) {
    const [start, end, level] = [starts[node]!, ends[node]!, levels[node]!];
    // Entries at one exact point are never divided, however many there are.
    const isPoint = spots[2 * start] === spots[2 * end - 2] && spots[2 * start + 1] === spots[2 * end - 1];
    if (end - start <= FEW || level === LEVELS || isPoint) continue;
    children[node] = starts.length;
    let from = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      const to = searchQuarter(spots, quarter, level + 1, from, end);
      starts.push(from);
      ends.push(to);
      levels.push(level + 1);
      children.push(0);
      from = to;
    }
  }
  const tree = { start: shared(Uint32Array, starts.length), child: shared(Uint32Array, starts.length) };
  tree.start.set(starts);
  tree.child.set(children);
  return tree;
}

/** Where a quarter of a cell ends among entries of the cell in Morton order. @param level of the quarter */
function searchQuarter(
  spots: Uint32Array,
  quarter: number,
  level: number,
  from: number,
  end: number,
): number {
  const bit = LEVELS - level;
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const own = ((spots[2 * middle]! >>> bit) & 1) | (((spots[2 * middle + 1]! >>> bit) & 1) << 1);
    if (own <= quarter) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The node of a quarter of a cell, `NO_NODE` when there is none. */
export function childOf({ tree }: Store, node: number, quarter: number): number {
  const first = node < 0 ? 0 : tree.child[node]!;
  return first === 0 ? NO_NODE : first + quarter;
}

/**
 * Where the entries of a quarter of a cell end.
 * @param node of the cell @param level of the quarter @param from where it begins @param end of the cell
 */
export function quarterEnd(
  { tree, columns }: Store,
  node: number,
  quarter: number,
  level: number,
  from: number,
  end: number,
): number {
  if (quarter === 3) return end;
  const first = node < 0 ? 0 : tree.child[node]!;
  if (first > 0) return tree.start[first + quarter + 1]!;
  return searchQuarter(columns.spots, quarter, level, from, end);
}

/** The entries of a cell and, if it has one, its node. */
export function findCell(
  store: Store,
  level: number,
  column: number,
  row: number,
): { node: number; start: number; end: number } {
  let [node, start, end] = [0, 0, store.located];
  for (let depth = 1; depth <= level; depth++) {
    const bit = level - depth;
    const quarter = ((column >>> bit) & 1) | (((row >>> bit) & 1) << 1);
    const from = quarter === 0 ? start : quarterEnd(store, node, quarter - 1, depth, start, end);
    end = quarterEnd(store, node, quarter, depth, from, end);
    start = from;
    node = childOf(store, node, quarter);
  }
  return { node, start, end };
}
