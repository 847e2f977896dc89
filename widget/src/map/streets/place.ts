import { worldSize } from "../../core/mercator.ts";
import { TILE_EXTENT } from "../../core/tile.ts";
import type { NameStyle } from "../base/name-style.ts";
import type { Measure, PlacedName } from "../base/names.ts";
import type { View } from "../base/view.ts";
import type { Box, Taken } from "../taken.ts";
import type { StreetPiece } from "./names.ts";

/** Names are written along a stretch that strays no more than so many pixels from straight. */
const STRAIGHT_PIXELS = 3;
/** A street is not named twice within so many pixels. */
const REPEAT_PIXELS = 320;
/** Zooms from which roads are named, from the narrowest. */
const FROM_ZOOM = [15, 14, 12.8, 12.2];
const MAX_NAMES = 60;

interface Stretch {
  readonly text: string;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

export interface StreetRoom {
  readonly box: Box;
  /** Pins, towns and edges; names of streets are added. */
  readonly taken: Taken;
  readonly measure: Measure;
}

/** Finds room for the names of streets, along them, one a step; broad streets and long stretches first. */
export function* placeStreets(
  pieces: readonly StreetPiece[],
  view: View,
  { box, taken, measure }: StreetRoom,
): Generator<void, PlacedName[]> {
  const found = stretches(pieces, view).sort((a, b) => b.rank - a.rank || b.length - a.length);
  const placed: PlacedName[] = [];
  for (const { text, rank, x, y, angle, length } of found) {
    if (placed.length >= MAX_NAMES) break;
    const style = styleOf(rank);
    const isNear = (other: PlacedName): boolean =>
      other.text === text && Math.hypot(other.x - x, other.y - y) < REPEAT_PIXELS;
    if (placed.some(isNear)) continue;
    yield;
    const width = measure(text, style);
    if (width > length - 8) continue;
    const boxes = boxesAlong(x, y, angle, width, style.size);
    const isFree = boxes.every(
      (one) =>
        one[0] >= box[0] && one[1] >= box[1] && one[2] <= box[2] && one[3] <= box[3] && !taken.hits(one, 2),
    );
    if (!isFree) continue;
    for (const one of boxes) taken.add(one);
    placed.push({ text, x, y, style, angle, mark: null, boxes });
  }
  return placed;
}

function styleOf(rank: number): NameStyle {
  return {
    size: rank >= 2 ? 11.5 : 10.5,
    weight: rank >= 2 ? 500 : 400,
    spacing: 0.3,
    isItalic: false,
    color: "street",
    hasHalo: true,
  };
}

function boxesAlong(x: number, y: number, angle: number, width: number, size: number): Box[] {
  const steps = Math.max(2, Math.ceil(width / size));
  const half = size * 0.55;
  const boxes: Box[] = [];
  for (let i = 0; i <= steps; i++) {
    const along = (i / steps - 0.5) * width;
    const [atX, atY] = [x + Math.cos(angle) * along, y + Math.sin(angle) * along];
    boxes.push([atX - half, atY - half, atX + half, atY + half]);
  }
  return boxes;
}

/** The straight stretches of all named streets, in pixels of the view. */
function stretches(pieces: readonly StreetPiece[], view: View): Stretch[] {
  const edge = worldSize(view.zoom);
  const found: Stretch[] = [];
  for (const { z, x, y, names } of pieces) {
    const scale = edge / 2 ** z;
    for (const { text, rank, line } of names) {
      if (view.zoom < (FROM_ZOOM[rank] ?? 99)) continue;
      const points: number[] = [];
      for (let i = 0; i < line.length; i += 2) {
        points.push((x + (line[i] ?? 0) / TILE_EXTENT) * scale - view.left);
        points.push((y + (line[i + 1] ?? 0) / TILE_EXTENT) * scale - view.top);
      }
      for (const one of straight(points)) found.push({ text, rank, ...one });
    }
  }
  return found;
}

/** Cuts a line where it bends. */
function straight(points: readonly number[]): Omit<Stretch, "text" | "rank">[] {
  const found: Omit<Stretch, "text" | "rank">[] = [];
  let start = 0;
  const close = (end: number): void => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[start], points[start + 1], points[end], points[end + 1]];
    const turn = Math.atan2(y1 - y0, x1 - x0);
    // Read from the left.
    const angle = Math.abs(turn) > Math.PI / 2 ? turn - Math.sign(turn) * Math.PI : turn;
    found.push({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, angle, length: Math.hypot(x1 - x0, y1 - y0) });
  };
  for (let end = 4; end < points.length; end += 2) {
    if (isStraight(points, start, end)) continue;
    close(end - 2);
    start = end - 2;
  }
  close(points.length - 2);
  return found;
}

function isStraight(points: readonly number[], start: number, end: number): boolean {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[start], points[start + 1], points[end], points[end + 1]];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  for (let i = start + 2; i < end; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]];
    if (Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length > STRAIGHT_PIXELS) return false;
  }
  return true;
}
