import { type ShapeLayer, TILE_EXTENT, type Tile } from "../../core/tile.ts";

/** A tile as paths, in the tile's own units, made when first painted. */
export interface PreparedTile {
  readonly isBlank: (layer: ShapeLayer) => boolean;
  /** Areas closed, lines open. */
  readonly path: (layer: ShapeLayer) => Path2D;
  /** The shore of `abroad`: its edges without those that cutting made. */
  readonly abroadShore: () => Path2D;
}

const AREAS: ReadonlySet<ShapeLayer> = new Set(["land", "abroad", "lake", "inland"]);
/** Drawn round their corners: a map enlarges them far beyond what they were surveyed for. */
const WAYS: ReadonlySet<ShapeLayer> = new Set(["river", "highway", "road"]);

export function prepareTile({ shapes }: Tile): PreparedTile {
  const paths = new Map<ShapeLayer | "shore", Path2D>();
  const once = (key: ShapeLayer | "shore", make: () => Path2D): Path2D => {
    const path = paths.get(key) ?? make();
    paths.set(key, path);
    return path;
  };
  return {
    isBlank: (layer) => shapes[layer].length === 0,
    path: (layer) =>
      once(layer, () => (WAYS.has(layer) ? traceWays : trace)(shapes[layer], AREAS.has(layer))),
    abroadShore: () => once("shore", () => traceShore(shapes.abroad, shapes.lake)),
  };
}

function trace(lines: readonly Int32Array[], isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    path.moveTo(line[0] ?? 0, line[1] ?? 0);
    for (let i = 2; i < line.length; i += 2) path.lineTo(line[i] ?? 0, line[i + 1] ?? 0);
    if (isClosed) path.closePath();
  }
  return path;
}

/** Curves from the middle of one stretch to that of the next. */
function traceWays(lines: readonly Int32Array[]): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    const end = line.length - 2;
    path.moveTo(line[0] ?? 0, line[1] ?? 0);
    for (let i = 2; i < end; i += 2) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = line.subarray(i, i + 4);
      path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    path.lineTo(line[end] ?? 0, line[end + 1] ?? 0);
  }
  return path;
}

/** Edges that cutting made are no shore, nor are borders in the middle of a lake. */
function traceShore(rings: readonly Int32Array[], lakes: readonly Int32Array[]): Path2D {
  const path = new Path2D();
  const waters = lakes.map(boxed);
  for (const ring of rings) {
    let isDrawing = false;
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (isCut(x0, x1) || isCut(y0, y1) || isInside((x0 + x1) / 2, (y0 + y1) / 2, waters)) {
        isDrawing = false;
        continue;
      }
      if (!isDrawing) path.moveTo(x0, y0);
      path.lineTo(x1, y1);
      isDrawing = true;
    }
  }
  return path;
}

function isCut(from: number, to: number): boolean {
  return from === to && (from <= 0 || from >= TILE_EXTENT);
}

/** A ring, and what a point can be compared with before its edges are. */
interface BoxedRing {
  readonly ring: Int32Array;
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

function boxed(ring: Int32Array): BoxedRing {
  let [top, bottom, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < ring.length; i += 2) {
    const [x = 0, y = 0] = [ring[i], ring[i + 1]];
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    right = Math.max(right, x);
  }
  return { ring, top, bottom, right };
}

/** Even-odd over all rings. A ring above, below or to the left of the point has no edge to its right. */
function isInside(x: number, y: number, rings: readonly BoxedRing[]): boolean {
  let inside = false;
  for (const { ring, top, bottom, right } of rings) {
    if (y < top || y > bottom || x > right) continue;
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
    }
  }
  return inside;
}
