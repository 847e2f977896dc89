import { decodeVectorTile, type VectorLayer } from "../../core/mvt.ts";
import { TILE_EXTENT } from "../../core/tile.ts";
import { kindOf, STREET_LAYERS, type StreetKind } from "./kinds.ts";

/** A tile of streets as paths, one for each kind, in the units of the base map's tiles. */
export type StreetTile = ReadonlyMap<StreetKind, Path2D>;

const AREAS: ReadonlySet<StreetKind> = new Set(["park", "water", "building"]);
/** Half the edge of a station's mark, in units of a tile. */
const STATION = 40;

/** @throws RangeError if it is not a vector tile */
export function prepareStreets(bytes: Uint8Array): StreetTile {
  const paths = new Map<StreetKind, Path2D>();
  for (const [name, layer] of decodeVectorTile(bytes, (one) => STREET_LAYERS.has(one)))
    trace(name, layer, paths);
  return paths;
}

function trace(name: string, { extent, features }: VectorLayer, paths: Map<StreetKind, Path2D>): void {
  const scale = TILE_EXTENT / extent;
  for (const feature of features) {
    const kind = kindOf(name, feature);
    if (kind === undefined) continue;
    const path = paths.get(kind) ?? new Path2D();
    paths.set(kind, path);
    for (const line of feature.lines) {
      const [x = 0, y = 0] = line;
      if (kind === "station") {
        path.rect(x * scale - STATION, y * scale - STATION, 2 * STATION, 2 * STATION);
        continue;
      }
      path.moveTo(x * scale, y * scale);
      for (let i = 2; i < line.length; i += 2)
        path.lineTo((line[i] ?? 0) * scale, (line[i + 1] ?? 0) * scale);
      if (AREAS.has(kind)) path.closePath();
    }
  }
}
