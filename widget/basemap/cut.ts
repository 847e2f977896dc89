import GeoJSONVT from "geojson-vt";
import type { Bounds } from "../src/core/geo.ts";
import { worldX, worldY } from "../src/core/mercator.ts";
import {
  LATER_LAYERS,
  SHAPE_LAYERS,
  type ShapeLayer,
  TILE_EXTENT,
  type Tile,
  type TileName,
} from "../src/core/tile.ts";
import type { Level } from "./levels.ts";
import type { Name } from "./names.ts";
import { makeShapes, type Shapes } from "./shapes.ts";

export const ALL_LAYERS: readonly ShapeLayer[] = [...SHAPE_LAYERS, ...LATER_LAYERS];

export interface CutTile {
  readonly x: number;
  readonly y: number;
  /** Null when there is nothing in it but water. */
  readonly tile: Tile | null;
}

/** Areas overlap their neighbors a little, so that no seam shows; dashed lines must not. */
const BUFFERS: Readonly<Record<ShapeLayer, number>> = {
  land: 64,
  abroad: 64,
  lake: 64,
  coast: 16,
  lakeShore: 16,
  border: 0,
  state: 0,
  county: 0,
  seam: 64,
  inland: 64,
  river: 16,
  highway: 16,
  road: 16,
};
const AREAS: ReadonlySet<ShapeLayer> = new Set(["land", "abroad", "lake", "inland"]);

/** West, north, east, south columns and rows, inclusive. */
export type TileArea = [number, number, number, number];

export function tileArea(bounds: Bounds, z: number): TileArea {
  const count = 2 ** z;
  const column = (longitude: number): number => Math.min(count - 1, Math.floor(worldX(longitude) * count));
  const row = (latitude: number): number => Math.min(count - 1, Math.floor(worldY(latitude) * count));
  return [column(bounds.west), row(bounds.north), column(bounds.east - 1e-9), row(bounds.south)];
}

/** All tiles of a level's areas. */
export function cutLevel(level: Level, names: readonly Name[]): CutTile[] {
  const shapes = level.detail === null ? undefined : makeShapes(level.detail);
  const cutters = shapes === undefined ? [] : ALL_LAYERS.map((layer) => cutter(layer, shapes, level.z));
  const byTile = placeNames(level, names);
  const tiles = new Map<number, CutTile>();
  for (const [west, north, east, south] of level.areas.map((area) => tileArea(area, level.z))) {
    for (let x = west; x <= east; x++) {
      for (let y = north; y <= south; y++) {
        const key = x * 2 ** level.z + y;
        if (tiles.has(key)) continue;
        const found = byTile.get(key) ?? [];
        const lines = Object.fromEntries(ALL_LAYERS.map((layer, i) => [layer, cutters[i]?.(x, y) ?? []]));
        const isEmpty = found.length === 0 && Object.values(lines).every((list) => list.length === 0);
        tiles.set(key, {
          x,
          y,
          tile: isEmpty ? null : { shapes: lines as Record<ShapeLayer, Int32Array[]>, names: found },
        });
      }
    }
  }
  return [...tiles.values()];
}

function cutter(layer: ShapeLayer, shapes: Shapes, z: number): (x: number, y: number) => Int32Array[] {
  const isArea = AREAS.has(layer);
  const features = shapes[layer].map((line) => ({
    type: "Feature" as const,
    properties: null,
    geometry: isArea
      ? { type: "Polygon" as const, coordinates: [[...line, ...line.slice(0, 1)].map((point) => [...point])] }
      : { type: "LineString" as const, coordinates: line.map((point) => [...point]) },
  }));
  const index = new GeoJSONVT(
    { type: "FeatureCollection", features },
    {
      maxZoom: z,
      indexMaxZoom: z,
      indexMaxPoints: 0,
      tolerance: 0,
      extent: TILE_EXTENT,
      buffer: BUFFERS[layer],
    },
  );
  return (x, y) =>
    (index.getTile(z, x, y)?.features ?? []).flatMap(({ geometry }) =>
      geometry.flatMap((line) => {
        const flat = pack(line as [number, number][], isArea);
        return flat.length < (isArea ? 6 : 4) ? [] : [flat];
      }),
    );
}

/** Without points that fall on the one before, and without a ring's closing point. */
function pack(line: readonly (readonly [number, number])[], isArea: boolean): Int32Array {
  const flat: number[] = [];
  for (const [x, y] of line) if (x !== flat.at(-2) || y !== flat.at(-1)) flat.push(x, y);
  if (isArea && flat[0] === flat.at(-2) && flat[1] === flat.at(-1)) flat.length -= 2;
  return Int32Array.from(flat);
}

function placeNames(level: Level, names: readonly Name[]): Map<number, TileName[]> {
  const count = 2 ** level.z;
  const byTile = new Map<number, TileName[]>();
  for (const name of names) {
    if (!level.holds(name)) continue;
    const [x, y] = [worldX(name.longitude) * count, worldY(name.latitude) * count];
    const key = Math.floor(x) * count + Math.floor(y);
    const placed: TileName = {
      kind: name.kind,
      rank: name.rank,
      x: Math.floor((x % 1) * TILE_EXTENT),
      y: Math.floor((y % 1) * TILE_EXTENT),
      text: name.text,
      ...(name.water === undefined ? {} : { water: name.water }),
    };
    const list = byTile.get(key);
    if (list === undefined) byTile.set(key, [placed]);
    else list.push(placed);
  }
  return byTile;
}
