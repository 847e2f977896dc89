import { TILE_EXTENT } from "../../core/tile.ts";
import type { Context } from "../base/view.ts";
import type { Palette } from "../palette.ts";
import type { StreetKind } from "./kinds.ts";
import type { StreetTile } from "./prepare.ts";

interface RoadLook {
  readonly kind: StreetKind;
  /** Pixels between the edges at zooms 11, 14 and 17; between those they grow evenly. */
  readonly widths: readonly [at11: number, at14: number, at17: number];
  readonly edge: keyof Palette;
  readonly core: keyof Palette;
}

/** From the narrowest: broader roads lie on top. */
const ROADS: readonly RoadLook[] = [
  { kind: "minor", widths: [0.35, 2, 10], edge: "county", core: "road-core" },
  { kind: "medium", widths: [0.8, 3.2, 12], edge: "road", core: "road-core" },
  { kind: "major", widths: [1.3, 4.4, 14], edge: "road", core: "highway" },
  { kind: "highway", widths: [2.2, 5.8, 17], edge: "road", core: "highway" },
];
/** Narrower roads are one line, without a casing. */
const CASED_PIXELS = 1.6;
const BUILDINGS_ZOOM = 14;
const PATHS_ZOOM = 14.5;
const STATIONS_ZOOM = 13;

export interface StreetLook {
  readonly zoom: number;
  readonly palette: Palette;
  /** Forced colors: lines alone. */
  readonly isPlain: boolean;
}

/** Paints a tile of streets over all that is below it. The canvas is in the tile's units; one of them is `scale` pixels. */
export function paintStreets(context: Context, tile: StreetTile, scale: number, look: StreetLook): void {
  const { zoom, palette, isPlain } = look;
  const fill = (kind: StreetKind, color: string): void => {
    const path = tile.get(kind);
    if (path === undefined) return;
    context.fillStyle = color;
    context.fill(path, "nonzero");
  };
  const stroke = (kind: StreetKind, color: string, pixels: number, dash: readonly number[] = []): void => {
    const path = tile.get(kind);
    if (path === undefined) return;
    context.strokeStyle = color;
    context.lineWidth = pixels / scale;
    context.setLineDash(dash.map((length) => length / scale));
    context.stroke(path);
  };
  // Half a pixel beyond its edges, so that no seam shows between two tiles.
  const over = 0.5 / scale;
  context.beginPath();
  context.rect(-over, -over, TILE_EXTENT + 2 * over, TILE_EXTENT + 2 * over);
  context.clip();
  context.fillStyle = palette.land;
  context.fillRect(-over, -over, TILE_EXTENT + 2 * over, TILE_EXTENT + 2 * over);
  if (!isPlain) fill("park", palette.park);
  fill("water", palette["shoal-2"]);
  stroke("water", palette.coast, 0.8);
  stroke("stream", palette.river, Math.max(0.8, (zoom - 10) * 0.5));
  if (zoom >= BUILDINGS_ZOOM && !isPlain) {
    fill("building", palette.building);
    stroke("building", palette.county, 0.6);
  }
  context.lineCap = "butt";
  if (zoom >= PATHS_ZOOM) stroke("path", palette.road, 0.9, [3, 2]);
  stroke("rail", palette.state, zoom < 13 ? 0.6 : 1);
  if (zoom >= 13) stroke("rail", palette.state, 4, [1, 7]);
  context.lineCap = "round";
  context.setLineDash([]);
  const roads = ROADS.map((road) => ({ ...road, width: widthAt(zoom, road.widths) }));
  for (const { kind, edge, width } of roads)
    stroke(kind, palette[edge], width < CASED_PIXELS ? Math.max(0.5, width) : width + 1.6);
  for (const { kind, core, width } of roads) if (width >= CASED_PIXELS) stroke(kind, palette[core], width);
  if (zoom >= STATIONS_ZOOM) {
    fill("station", palette.paper);
    stroke("station", palette.town, 1.2);
  }
}

function widthAt(zoom: number, [at11 = 0, at14 = 0, at17 = 0]: readonly number[]): number {
  if (zoom <= 14) return at11 * (at14 / at11) ** Math.max(0, (zoom - 11) / 3);
  return at14 * (at17 / at14) ** Math.min(1.3, (zoom - 14) / 3);
}
