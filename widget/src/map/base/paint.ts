import { latitudeAt, longitudeAt, metresPerPixel, worldSize, worldX, worldY } from "../../core/mercator.ts";
import type { Palette } from "../palette.ts";
import type { StreetLook } from "../streets/paint.ts";
import type { Piece } from "./piece.ts";
import type { PreparedTile } from "./prepare.ts";
import { type Context, clipToCells, enter, type View } from "./view.ts";
import { paintCasings, paintRivers, paintRoads } from "./ways.ts";

/** A picture of the ground to paint. Plain data, so that it can be sent to a worker. */
export interface GroundJob {
  readonly view: View;
  readonly pieces: readonly Piece[];
  /** Tiles of streets, which cover the base map. */
  readonly streets: readonly Piece[];
  readonly palette: Palette;
  readonly graticule: boolean;
  /** Forced colors: lines alone, no bands. */
  readonly isPlain: boolean;
}

/** Widths of the shore bands in pixels, innermost first, as they are on a regional sheet. */
const BANDS = [
  ["shoal-3", 11],
  ["shoal-2", 32],
  ["shoal-1", 58],
] as const;
/** Two surveys draw the same border this far apart at most; the gap between is closed. */
const SEAM_METRES = 9_000;

/**
 * Paints land, borders, roads and waters, but no names. From the top down where that saves work: land first, lines only on what is painted
 * (`source-atop`), then graticule, bands and open water underneath (`destination-over`). Comes back after every few milliseconds of work,
 * so that the caller can run other tasks in between.
 */
export function* paintBase(
  context: Context,
  { view, pieces, streets, palette, graticule, isPlain }: GroundJob,
  tileOf: (key: string) => PreparedTile | undefined,
  paintStreets: (key: string, scale: number, look: StreetLook) => void,
): Generator<void, void> {
  const { zoom } = view;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 1;
  context.clearRect(0, 0, view.width * view.ratio, view.height * view.ratio);
  context.lineJoin = "round";
  context.lineCap = "round";

  function* each(draw: (tile: PreparedTile, scale: number) => void): Generator<void, void> {
    for (const piece of pieces) {
      const tile = tileOf(piece.key);
      if (tile === undefined) continue;
      context.save();
      const scale = enter(context, view, piece);
      clipToCells(context, piece);
      draw(tile, scale);
      context.restore();
      yield;
    }
  }
  const stroke = (
    path: Path2D,
    color: string,
    pixels: number,
    scale: number,
    dash: readonly number[] = [],
  ): void => {
    context.strokeStyle = color;
    context.lineWidth = pixels / scale;
    context.setLineDash(dash.map((length) => length / scale));
    context.stroke(path);
  };

  const seam = SEAM_METRES / metresPerPixel(45, zoom);
  yield* each((tile, scale) => {
    context.fillStyle = palette.abroad;
    if (!tile.isBlank("abroad")) {
      context.fill(tile.path("abroad"), "evenodd");
      context.globalAlpha = 0.45;
      stroke(tile.abroadShore(), palette.coast, 0.7, scale);
      context.globalAlpha = 1;
    }
    if (!tile.isBlank("seam")) stroke(tile.path("seam"), palette.abroad, seam, scale);
  });
  yield* each((tile, scale) => {
    if (tile.isBlank("lake")) return;
    context.globalCompositeOperation = "destination-out";
    context.fill(tile.path("lake"), "evenodd");
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 0.45;
    stroke(tile.path("lakeShore"), palette.coast, 0.7, scale);
    context.globalAlpha = 1;
  });
  context.fillStyle = palette.land;
  yield* each((tile) => {
    if (!tile.isBlank("land")) context.fill(tile.path("land"), "evenodd");
  });

  yield* each((tile, scale) => {
    if (tile.isBlank("inland")) return;
    context.globalCompositeOperation = "destination-out";
    context.fill(tile.path("inland"), "evenodd");
    context.globalCompositeOperation = "source-over";
    stroke(tile.path("inland"), palette.coast, 0.6, scale);
  });

  context.globalCompositeOperation = "source-atop";
  context.lineCap = "butt";
  const fine = Math.min(1, Math.max(0.7, 0.7 + (zoom - 4) * 0.1));
  yield* each((tile, scale) => {
    paintRivers(tile, zoom, palette, (path, color, pixels) => stroke(path, color, pixels, scale));
    if (zoom >= 6.8 && !tile.isBlank("county")) stroke(tile.path("county"), palette.county, 1, scale);
    context.globalAlpha = 0.8;
    if (!tile.isBlank("state")) stroke(tile.path("state"), palette.state, 1.1 * fine, scale, [7, 3, 1.5, 3]);
    if (!tile.isBlank("border"))
      stroke(tile.path("border"), palette.state, 1.5 * fine, scale, [9, 3, 1.5, 3, 1.5, 3]);
    context.globalAlpha = 1;
  });
  context.globalCompositeOperation = "source-over";
  context.lineCap = "round";
  yield* each((tile, scale) => {
    if (!tile.isBlank("coast")) stroke(tile.path("coast"), palette.coast, 0.9, scale);
  });
  for (const paint of [paintCasings, paintRoads]) {
    yield* each((tile, scale) =>
      paint(tile, zoom, palette, (path, color, pixels) => stroke(path, color, pixels, scale)),
    );
  }

  for (const piece of streets) {
    context.save();
    paintStreets(piece.key, enter(context, view, piece), { zoom, palette, isPlain });
    context.restore();
    yield;
  }

  context.globalCompositeOperation = "destination-over";
  context.setLineDash([]);
  if (graticule) paintGraticule(context, view, palette.grid);
  if (!isPlain) {
    const breadth = bandScale(zoom);
    for (const [color, width] of BANDS) {
      yield* each((tile, scale) => {
        if (!tile.isBlank("coast")) stroke(tile.path("coast"), palette[color], width * breadth, scale);
        if (!tile.isBlank("abroad")) stroke(tile.abroadShore(), palette[color], width * breadth, scale);
        if (!tile.isBlank("lakeShore"))
          stroke(tile.path("lakeShore"), palette[color], width * breadth, scale);
      });
    }
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = palette.water;
  context.fillRect(0, 0, view.width * view.ratio, view.height * view.ratio);
}

/** Bands are narrower where a sheet shows a nation, and narrower still on the globe. */
function bandScale(zoom: number): number {
  if (zoom >= 7) return 1;
  return zoom >= 4.5 ? 0.62 + ((zoom - 4.5) / 2.5) * 0.38 : Math.max(0.2, 0.62 * 2 ** ((zoom - 4.5) * 0.6));
}

const GRID_DEGREES = [30, 20, 10, 5, 2, 1, 0.5, 0.25, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120];
const GRID_PIXELS = 150;

function paintGraticule(context: Context, view: View, color: string): void {
  const size = worldSize(view.zoom);
  const step = GRID_DEGREES.findLast((degrees) => (degrees / 360) * size >= GRID_PIXELS) ?? 30;
  const { left, top, width, height, ratio } = view;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.beginPath();
  for (
    let i = Math.ceil(longitudeAt(left / size) / step);
    i * step <= longitudeAt((left + width) / size);
    i++
  ) {
    const x = Math.round(worldX(i * step) * size - left) + 0.5;
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  const south = latitudeAt(Math.min(1, (top + height) / size));
  for (let i = Math.ceil(south / step); i * step <= latitudeAt(Math.max(0, top / size)); i++) {
    const y = Math.round(worldY(i * step) * size - top) + 0.5;
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}
