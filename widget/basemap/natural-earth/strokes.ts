import type { Position } from "geojson";

/** Degrees by which a line may turn at a junction and still go on. */
const MAX_TURN_DEGREES = 50;

interface End {
  readonly line: number;
  readonly atStart: boolean;
  /** Radians, the way that the line leaves its end. */
  readonly heading: number;
}

/**
 * Lines joined end to end where one goes straight on as another, as somebody would draw them without lifting the pen. At a junction
 * each line goes on as the one that it turns least to.
 */
export function joinStrokes(lines: readonly (readonly Position[])[]): Position[][] {
  const next = pairEnds(lines);
  const isDone = new Set<number>();
  const walk = (from: number, atStart: boolean): Position[] => {
    const found: Position[] = [];
    let [line, forward] = [from, atStart];
    while (!isDone.has(line)) {
      isDone.add(line);
      const points = lines[line] ?? [];
      const way = forward ? points : points.toReversed();
      found.push(...(found.length > 0 ? way.slice(1) : way));
      const on = next.get(endKey(line, !forward));
      if (on === undefined) break;
      [line, forward] = [on.line, on.atStart];
    }
    return found;
  };
  const strokes: Position[][] = [];
  // From loose ends first; what is left after that goes round in circles.
  for (const isLoose of [true, false]) {
    for (const line of lines.keys()) {
      for (const atStart of [true, false]) {
        if (isDone.has(line) || (isLoose && next.has(endKey(line, atStart)))) continue;
        strokes.push(walk(line, atStart));
      }
    }
  }
  return strokes;
}

/** Length in degrees of latitude. */
export function strokeLength(line: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) {
    const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [line[i - 1], line[i]];
    sum += Math.hypot((x1 - x0) * Math.cos((y0 * Math.PI) / 180), y1 - y0);
  }
  return sum;
}

const endKey = (line: number, atStart: boolean): string => `${line} ${atStart}`;

/** The end that a line goes on from, by the end at which it arrives. */
function pairEnds(lines: readonly (readonly Position[])[]): ReadonlyMap<string, End> {
  const junctions = new Map<string, End[]>();
  for (const [line, points] of lines.entries()) {
    for (const atStart of [true, false]) {
      const way = atStart ? points : points.toReversed();
      const end = { line, atStart, heading: headingOf(way) };
      const key = String(way[0]);
      const others = junctions.get(key);
      if (others === undefined) junctions.set(key, [end]);
      else others.push(end);
    }
  }
  const next = new Map<string, End>();
  for (const ends of junctions.values()) {
    const pairs = ends
      .flatMap((a, i) => ends.slice(i + 1).map((b) => ({ a, b, turn: turnOf(a, b) })))
      .filter(({ a, b, turn }) => a.line !== b.line && turn <= MAX_TURN_DEGREES)
      .sort((one, other) => one.turn - other.turn);
    for (const { a, b } of pairs) {
      if (next.has(endKey(a.line, a.atStart)) || next.has(endKey(b.line, b.atStart))) continue;
      next.set(endKey(a.line, a.atStart), b);
      next.set(endKey(b.line, b.atStart), a);
    }
  }
  return next;
}

function headingOf([[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []]: readonly Position[]): number {
  return Math.atan2(y1 - y0, (x1 - x0) * Math.cos((y0 * Math.PI) / 180));
}

/** 0 for straight on, 180 for back. */
function turnOf(a: End, b: End): number {
  const between = Math.abs(a.heading - b.heading) % (2 * Math.PI);
  return Math.abs(180 - (Math.min(between, 2 * Math.PI - between) * 180) / Math.PI);
}
