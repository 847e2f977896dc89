import type { Palette } from "../palette.ts";
import type { PreparedTile } from "./prepare.ts";

/** Strokes a path of a tile: so many pixels wide. */
export type Stroke = (path: Path2D, color: string, pixels: number) => void;

/** From these zooms on roads are drawn, as hairlines first. */
const HIGHWAY_ZOOM = 4.9;
const ROAD_ZOOM = 6.9;
/** From these on they are as broad as to show a casing. */
const HIGHWAY_CASED = 7.6;
const ROAD_CASED = 9.4;
/** Rivers are surveyed for maps of a state: nearer than this they would be beside their beds. */
const RIVER_ZOOMS = [4.9, 11] as const;

/** The middles of rivers, on land. */
export function paintRivers(tile: PreparedTile, zoom: number, palette: Palette, stroke: Stroke): void {
  const [from, to] = RIVER_ZOOMS;
  if (zoom < from || zoom >= to || tile.isBlank("river")) return;
  stroke(tile.path("river"), palette.river, Math.min(1.8, 0.7 + (zoom - from) * 0.28));
}

/** The edges of all roads, before what lies between them, so that they open into each other where they meet. */
export function paintCasings(tile: PreparedTile, zoom: number, { road }: Palette, stroke: Stroke): void {
  if (zoom >= ROAD_ZOOM && !tile.isBlank("road"))
    stroke(
      tile.path("road"),
      road,
      zoom < ROAD_CASED ? 0.55 + (zoom - ROAD_ZOOM) * 0.2 : roadWidth(zoom) + 1.5,
    );
  if (zoom >= HIGHWAY_ZOOM && !tile.isBlank("highway"))
    stroke(
      tile.path("highway"),
      road,
      zoom < HIGHWAY_CASED ? 0.7 + (zoom - HIGHWAY_ZOOM) * 0.3 : highwayWidth(zoom) + 1.8,
    );
}

/** What lies between the edges of roads. */
export function paintRoads(tile: PreparedTile, zoom: number, palette: Palette, stroke: Stroke): void {
  if (zoom >= ROAD_CASED && !tile.isBlank("road"))
    stroke(tile.path("road"), palette["road-core"], roadWidth(zoom));
  if (zoom >= HIGHWAY_CASED && !tile.isBlank("highway"))
    stroke(tile.path("highway"), palette.highway, highwayWidth(zoom));
}

/** Pixels between the edges. */
function highwayWidth(zoom: number): number {
  return Math.min(9, 0.9 + (zoom - HIGHWAY_CASED) * 0.75);
}

function roadWidth(zoom: number): number {
  return Math.min(6, 0.8 + (zoom - ROAD_CASED) * 0.6);
}
