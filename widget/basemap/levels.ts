import type { Bounds } from "../src/core/geo.ts";
import type { Name } from "./names.ts";
import type { Detail } from "./shapes.ts";
import { rankOf } from "./towns.ts";

/** A level of detail: which tiles there are and what is in them. */
export interface Level {
  readonly z: number;
  readonly areas: readonly Bounds[];
  /** Null for a level that carries names only. */
  readonly detail: Detail | null;
  readonly holds: (name: Name) => boolean;
}

const WORLD: readonly Bounds[] = [{ west: -180, south: -85, east: 180, north: 85 }];

const AMERICA: readonly Bounds[] = [
  { west: -180, south: 10, east: -50, north: 75 },
  { west: 168, south: 50, east: 180, north: 56 },
  { west: 135, south: 5, east: 150, north: 22 },
  { west: -180, south: -18, east: -158, north: 0 },
];

const STATES: readonly Bounds[] = [
  { west: -127.5, south: 23.6, east: -65, north: 50.5 },
  { west: -180, south: 50.9, east: -129, north: 72 },
  { west: 171, south: 51, east: 180, north: 54 },
  { west: -161.5, south: 18.3, east: -153.8, north: 23 },
  { west: -68.6, south: 17.2, east: -64, north: 19.2 },
  { west: 144, south: 13, east: 146.5, north: 20.8 },
  { west: -171.4, south: -14.8, east: -168, north: -10.8 },
];

const isPlace = ({ kind }: Name): boolean => kind === "town" || kind === "capital";

function between(from: number, to: number): (name: Name) => boolean {
  return ({ water }) => water !== undefined && water.from < to && water.to >= from;
}

/**
 * A view at zoom v uses the deepest level with `z <= v - 1`, so a tile is 512 to 2,048 pixels wide on screen and a view
 * takes two to twelve of them. Weights are the squares of about half a pixel at the end of a level's range.
 */
export const LEVELS: readonly Level[] = [
  {
    z: 0,
    areas: WORLD,
    detail: {
      weight: 0.12,
      abroad: 0.3,
      island: 1.2,
      world: "50m",
      counties: false,
      smooth: false,
      lines: null,
    },
    holds: (name) => name.kind === "country" || between(0, 3)(name),
  },
  {
    z: 2,
    areas: WORLD,
    detail: {
      weight: 0.003,
      abroad: 0.012,
      island: 0.02,
      world: "50m",
      counties: false,
      smooth: false,
      lines: null,
    },
    holds: (name) =>
      name.kind === "state" ||
      name.kind === "country" ||
      between(3, 5)(name) ||
      (name.kind === "foreign" && name.rank >= rankOf(1_000_000)) ||
      (isPlace(name) && name.rank >= rankOf(250_000)),
  },
  {
    z: 4,
    areas: AMERICA,
    detail: {
      weight: 0.00012,
      abroad: 0.0004,
      island: 0.0006,
      world: "10m",
      counties: false,
      smooth: false,
      lines: { roads: "main", off: 0.012 },
    },
    holds: (name) =>
      name.kind === "state" ||
      between(5, 7)(name) ||
      (name.kind === "foreign" && name.rank >= rankOf(400_000)) ||
      (isPlace(name) && name.rank >= rankOf(60_000)) ||
      name.kind === "capital",
  },
  {
    z: 6,
    areas: STATES,
    detail: {
      weight: 0,
      abroad: 0.000004,
      island: 0,
      world: "10m",
      counties: true,
      smooth: true,
      lines: { roads: "all", off: 0.0012 },
    },
    holds: (name) =>
      name.kind === "state" ||
      name.kind === "county" ||
      name.kind === "foreign" ||
      name.kind === "capital" ||
      between(7, 99)(name) ||
      (name.kind === "town" && name.rank >= rankOf(24_000)),
  },
  {
    z: 7,
    areas: STATES,
    detail: null,
    holds: (name) => name.kind === "town" && name.rank < rankOf(24_000),
  },
];
