import type { MapNames } from "../../core/map-names.ts";
import { worldSize } from "../../core/mercator.ts";
import { type NameKind, TILE_EXTENT, type TileName } from "../../core/tile.ts";
import type { Palette } from "../palette.ts";
import type { NamedPiece } from "./piece.ts";
import type { View } from "./view.ts";

/** A name with its place on the canvas, in CSS pixels. */
export interface Candidate extends TileName {
  readonly x: number;
  readonly y: number;
}

/** How a name is set. */
export interface NameStyle {
  readonly size: number;
  readonly weight: number;
  /** Pixels between letters. */
  readonly spacing: number;
  readonly isItalic: boolean;
  readonly color: keyof Palette;
  readonly hasHalo: boolean;
}

const ORDER: Readonly<Record<NameKind, number>> = {
  water: 0,
  country: 1,
  state: 2,
  capital: 3,
  town: 3,
  foreign: 3,
  county: 4,
};
/** From this rank on (600,000 people) a city goes before its state. */
const METROPOLIS = 77;
/** The names of some tiles that are of use at a zoom, most important first, as `mapNames` has them. */
export function candidates(pieces: readonly NamedPiece[], view: View, mapNames?: MapNames): Candidate[] {
  const { zoom } = view;
  const size = worldSize(zoom);
  const found: Candidate[] = [];
  for (const piece of pieces) {
    if (piece.cells !== null) continue;
    const edge = size / 2 ** piece.z;
    for (const name of piece.names) {
      if (!isWanted(name, zoom)) continue;
      const x = (piece.x + name.x / TILE_EXTENT) * edge - view.left;
      const y = (piece.y + name.y / TILE_EXTENT) * edge - view.top;
      if (x < 0 || y < 0 || x > view.width || y > view.height) continue;
      found.push({ ...name, text: mapNames?.[name.kind]?.[name.text] ?? name.text, x, y });
    }
  }
  return found.sort((a, b) => orderOf(a) - orderOf(b) || b.rank - a.rank);
}

function orderOf(name: TileName): number {
  return isTown(name) && name.rank >= METROPOLIS ? 1 : ORDER[name.kind];
}

export function isTown({ kind }: TileName): boolean {
  return kind === "town" || kind === "capital" || kind === "foreign";
}

/** Whether a name belongs on the map at a zoom at all. */
export function isWanted(name: TileName, zoom: number): boolean {
  switch (name.kind) {
    case "water":
      return name.water !== undefined && zoom >= name.water.from && zoom < name.water.to;
    case "country":
      return zoom < 6.2;
    case "state":
      return zoom >= 4.3 && zoom < 9.6;
    case "county":
      return zoom >= 8.2;
    case "capital":
      return zoom >= 6.6 || name.rank >= leastRank(zoom);
    case "town":
      return name.rank >= leastRank(zoom);
    case "foreign":
      return name.rank >= Math.max(leastRank(zoom) + 7, 66);
  }
}

/** Ranks are 4 × log2 of the population. */
function leastRank(zoom: number): number {
  const least = [
    [4.6, 600_000],
    [5.5, 300_000],
    [7.6, 60_000],
    [8.3, 24_000],
    [8.9, 9_000],
    [9.6, 3_000],
  ].find(([below = 0]) => zoom < below);
  return least === undefined ? 0 : 4 * Math.log2(least[1] ?? 1);
}

/** Type of a name at a zoom. */
export function styleOf(name: TileName, zoom: number): NameStyle {
  const plain = { weight: 500, spacing: 0, isItalic: false, hasHalo: true };
  switch (name.kind) {
    case "water": {
      const { size = 16, from = 0 } = name.water ?? {};
      // Whole pixels, so that a zoom does not need every name measured at every step.
      const grown = Math.round(size * Math.min(1.45, Math.max(0.9, 2 ** ((zoom - from - 0.8) * 0.3))));
      return {
        ...plain,
        size: grown,
        weight: 400,
        spacing: grown * 0.09,
        isItalic: true,
        color: "sea",
        hasHalo: false,
      };
    }
    case "country":
      return { ...plain, size: 13, spacing: 13 * 0.38, color: "area" };
    case "state": {
      const size = zoom < 5.6 ? 11 : zoom < 7 ? 12.5 : 15;
      return { ...plain, size, spacing: size * 0.3, color: "area" };
    }
    case "county":
      return { ...plain, size: 10.5, weight: 400, spacing: 2.1, color: "area" };
    case "foreign":
      return { ...plain, size: name.rank >= 80 ? 13 : 12, color: "area" };
    case "capital":
    case "town": {
      const size = name.rank >= 74 ? 15 : name.rank >= 65 ? 13.5 : name.rank >= 55 ? 12.5 : 12;
      return {
        ...plain,
        size,
        weight: name.rank >= 70 || name.kind === "capital" ? 600 : 500,
        color: "town",
      };
    }
  }
}
