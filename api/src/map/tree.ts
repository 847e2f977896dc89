import { BLOCK } from "./bits.ts";
import { shared } from "./columns.ts";
import { LEVELS } from "./geo.ts";
import { cellSpan, lowerBound } from "./morton.ts";
import type { Store } from "./store.ts";

/**
 * Where the entries of quadtree cells begin. A cell of many entries is a node with four children, north-west first;
 * below the nodes the codes themselves are searched. The map asks for hundreds of cells at once, and searching all codes
 * for each would mostly wait for memory.
 */
export interface Tree {
  /** By node: its first entry. Node 0 is the world. */
  readonly start: Uint32Array;
  /** By node: its first child, the other three follow; 0 without children. */
  readonly child: Uint32Array;
}

/** What has no node of its own. */
export const NO_NODE = -1;
/** Cells of no more entries are not divided: they are searched in eight steps, mostly within a few lines of memory. */
const FEW = 2 * BLOCK;

/** @param codes ascending for the first `located` entries */
export function makeTree(codes: Float64Array, located: number): Tree {
  const starts = [0];
  const ends = [located];
  const firstCodes = [0];
  const levels = [0];
  const children = [0];
  for (let node = 0; node < starts.length; node++) {
    const [start, end, level] = [starts[node]!, ends[node]!, levels[node]!];
    // However many entries one point has, they are not divided.
    if (end - start <= FEW || level === LEVELS || codes[start] === codes[end - 1]) continue;
    children[node] = starts.length;
    const span = cellSpan(level + 1);
    let from = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      const code = firstCodes[node]! + quarter * span;
      const to = quarter === 3 ? end : lowerBound(codes, code + span, from, end);
      starts.push(from);
      ends.push(to);
      firstCodes.push(code);
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

/** The node of a quarter of a cell, `NO_NODE` when there is none. */
export function childOf({ tree }: Store, node: number, quarter: number): number {
  const first = node < 0 ? 0 : tree.child[node]!;
  return first === 0 ? NO_NODE : first + quarter;
}

/**
 * Where the entries of a quarter of a cell end.
 * @param node of the cell @param level @param code of the quarter @param from where it begins @param end of the cell
 */
export function quarterEnd(
  { tree, columns }: Store,
  node: number,
  quarter: number,
  level: number,
  code: number,
  from: number,
  end: number,
): number {
  if (quarter === 3) return end;
  const first = node < 0 ? 0 : tree.child[node]!;
  if (first > 0) return tree.start[first + quarter + 1]!;
  return lowerBound(columns.code, (code + 1) * cellSpan(level), from, end);
}

/** The entries of a cell and, if it has one, its node. */
export function findCell(
  store: Store,
  level: number,
  code: number,
): { node: number; start: number; end: number } {
  let [node, start, end] = [0, 0, store.located];
  for (let depth = 1; depth <= level; depth++) {
    const own = Math.floor(code / 4 ** (level - depth));
    const quarter = own % 4;
    const from = quarter === 0 ? start : quarterEnd(store, node, quarter - 1, depth, own - 1, start, end);
    end = quarterEnd(store, node, quarter, depth, own, from, end);
    start = from;
    node = childOf(store, node, quarter);
  }
  return { node, start, end };
}
