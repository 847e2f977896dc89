import { headingKind } from "./headings.ts";
import type { TextItem } from "./text.ts";

/** Text on one baseline without a wide gap. */
export interface Fragment {
  readonly items: readonly TextItem[];
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
}

/** The text of a page in two streams: `main` is read first, `side` is what stands in narrower columns. */
export interface Columns {
  readonly main: readonly Fragment[][];
  readonly side: readonly Fragment[][];
}

const MIN_LINES = 4;
/** Of a gutter, in points. */
const MIN_WIDTH = 7;
const MAX_DEPTH = 4;
const CONTACT = /@|\+?\d[\d ().-]{7,}\d|linkedin\.com|github\.com/i;

/** Separates columns by the empty strips between them, before any lines are put together. */
export function columnsOf(fragments: readonly Fragment[], depth = 0): Columns {
  const cut = depth < MAX_DEPTH ? findCut(fragments) : undefined;
  if (!cut) return { main: fragments.length > 0 ? [[...fragments]] : [], side: [] };
  const [above, left, right, below] = cut.map((part) => columnsOf(part, depth + 1));
  if (!above || !left || !right || !below) return { main: [[...fragments]], side: [] };
  const [wide, narrow] = widthOf(cut[2]) > 1.25 * widthOf(cut[1]) ? [right, left] : [left, right];
  return {
    main: [...above.main, ...wide.main, ...below.main],
    side: [...above.side, ...wide.side, ...narrow.main, ...narrow.side, ...below.side],
  };
}

type Cut = readonly [above: Fragment[], left: Fragment[], right: Fragment[], below: Fragment[]];

/** The strip with the most text beside it that separates two columns. */
function findCut(fragments: readonly Fragment[]): Cut | undefined {
  const edges = new Map<number, number>();
  for (const { x } of fragments) {
    const edge = Math.round(x / 2) * 2;
    edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  const cuts = [...edges]
    .filter(([, count]) => count >= MIN_LINES - 1)
    .flatMap(([edge]) => cutsAt(fragments, edge - 2))
    .sort((a, b) => b[1].length + b[2].length - a[1].length - a[2].length);
  return cuts.find(([, left, right]) => areColumns(left, right));
}

/** What stands beside a vertical line, between one text that crosses it and the next. */
function cutsAt(fragments: readonly Fragment[], x: number): Cut[] {
  const crossing = fragments.filter((each) => each.x < x && each.right > x - MIN_WIDTH);
  const limits = [-Infinity, ...crossing.map(({ baseline }) => baseline).sort((a, b) => a - b), Infinity];
  return limits.slice(1).flatMap((bottom, i): Cut[] => {
    const top = limits[i] ?? -Infinity;
    const inside = fragments.filter(({ baseline }) => baseline > top + 1 && baseline < bottom - 1);
    const left = inside.filter((each) => each.right <= x - MIN_WIDTH);
    const right = inside.filter((each) => each.x >= x);
    if (left.length < MIN_LINES || right.length < MIN_LINES) return [];
    const above = fragments.filter(({ baseline }) => baseline <= top + 1);
    return [[above, left, right, fragments.filter(({ baseline }) => baseline >= bottom - 1)]];
  });
}

/** Columns have headings or contact details of their own; dates, places and labels beside a text have none. */
function areColumns(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const [headingsLeft, headingsRight] = [headings(left), headings(right)];
  const hasContact = (side: readonly Fragment[]) => side.filter(({ text }) => CONTACT.test(text)).length >= 2;
  if (headingsLeft + headingsRight === 0) return false;
  // Headings beside their sections.
  if (headingsRight === 0 && headingsLeft > 0.5 * lineCount(left)) return false;
  return (headingsLeft > 0 || hasContact(left)) && (headingsRight > 0 || hasContact(right));
}

/** Headings that start where other text of their side does: centered ones stand at no edge. */
const headings = (side: readonly Fragment[]) =>
  side.filter(({ text, x }) => headingKind(text) && isEdge(side, x)).length;
const isEdge = (side: readonly Fragment[], x: number) =>
  side.filter((each) => Math.abs(each.x - x) < 3 && !headingKind(each.text)).length >= 2;
const lineCount = (side: readonly Fragment[]) =>
  new Set(side.map(({ baseline }) => Math.round(baseline))).size;
const widthOf = (side: readonly Fragment[]) =>
  Math.max(0, ...side.map(({ right }) => right)) - Math.min(...side.map(({ x }) => x));
