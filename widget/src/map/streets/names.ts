import { decodeVectorTile } from "../../core/mvt.ts";
import { TILE_EXTENT } from "../../core/tile.ts";
import type { Piece } from "../base/piece.ts";
import { isNamedRoad, kindOf } from "./kinds.ts";

/** A street with its name, and its line in units of the base map's tiles. Broad roads have a higher rank. */
export interface StreetName {
  readonly text: string;
  readonly rank: number;
  readonly line: Float32Array;
}

/** A tile of streets with what is written on it. */
export interface StreetPiece extends Piece {
  readonly names: readonly StreetName[];
}

const RANKS = ["minor", "medium", "major", "highway"];

/** The named streets of a tile. @throws RangeError if it is not a vector tile */
export function readStreetNames(bytes: Uint8Array): StreetName[] {
  const roads = decodeVectorTile(bytes, (layer) => layer === "roads").get("roads");
  if (roads === undefined) return [];
  const scale = TILE_EXTENT / roads.extent;
  return roads.features.flatMap((feature) => {
    const kind = kindOf("roads", feature);
    const text = feature.properties.get("name");
    if (!isNamedRoad(kind) || typeof text !== "string" || text === "") return [];
    return feature.lines.map((line) => ({
      text,
      rank: RANKS.indexOf(String(kind)),
      line: Float32Array.from(line, (value) => value * scale),
    }));
  });
}
