import { worldSize } from "../../core/mercator.ts";
import { TILE_EXTENT } from "../../core/tile.ts";
import type { Piece, WorldBox } from "./piece.ts";

/** What a canvas shows: where its corner is in the world's pixels at `zoom`, and its size in CSS pixels. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels in a CSS pixel. */
  readonly ratio: number;
}

/** What is painted on: a canvas of the page, or one of a worker. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Gives a canvas the pixels of a view. */
export function fitCanvas(canvas: HTMLCanvasElement | OffscreenCanvas, view: View): void {
  const [width, height] = [Math.round(view.width * view.ratio), Math.round(view.height * view.ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

export function worldBox({ zoom, left, top, width, height }: View): WorldBox {
  const size = worldSize(zoom);
  return { left: left / size, top: top / size, right: (left + width) / size, bottom: (top + height) / size };
}

/** Puts the canvas into a piece's units; returns how many CSS pixels one of them is. */
export function enter(context: Context, view: View, piece: Piece): number {
  const edge = worldSize(view.zoom) / 2 ** piece.z;
  const scale = edge / TILE_EXTENT;
  const { ratio } = view;
  const [x, y] = [piece.x * edge - view.left, piece.y * edge - view.top];
  context.setTransform(scale * ratio, 0, 0, scale * ratio, x * ratio, y * ratio);
  return scale;
}

/** Clips painting to the squares that a coarser piece replaces. */
export function clipToCells(context: Context, piece: Piece): void {
  if (piece.cells === null) return;
  context.beginPath();
  for (const cell of piece.cells) {
    const size = TILE_EXTENT / 2 ** (cell.z - piece.z);
    const shift = 2 ** (cell.z - piece.z);
    context.rect((cell.x - piece.x * shift) * size, (cell.y - piece.y * shift) * size, size, size);
  }
  context.clip();
}
