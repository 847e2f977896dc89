import type { TileName } from "../../core/tile.ts";

/** One square of the map to paint: a tile, or the part `cells` of a coarser tile that replaces missing finer ones. */
export interface Piece {
  /** Of its tile. */
  readonly key: string;
  readonly z: number;
  /** Column, which may lie outside 0..2^z where the world repeats. */
  readonly x: number;
  readonly y: number;
  /** Squares of the wanted level that it may paint; null for all of it. */
  readonly cells: readonly { readonly z: number; readonly x: number; readonly y: number }[] | null;
}

/** A piece with what is written on it. */
export interface NamedPiece extends Piece {
  readonly names: readonly TileName[];
}

/** A rectangle of the world, 0..1 from north-west; `left` and `right` may go beyond where the world repeats. */
export interface WorldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Columns and rows of the tiles that a box touches. */
export function cellsOf(box: WorldBox, z: number): { x: number; y: number }[] {
  const count = 2 ** z;
  const cells: { x: number; y: number }[] = [];
  const bottom = Math.min(count - 1, Math.floor(box.bottom * count));
  for (let y = Math.max(0, Math.floor(box.top * count)); y <= bottom; y++) {
    for (let x = Math.floor(box.left * count); x <= Math.floor(box.right * count); x++) cells.push({ x, y });
  }
  return cells;
}
