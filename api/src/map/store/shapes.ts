import { distance, LEVELS, latitudeAt, reach, toDegrees } from "../core/geo.ts";
import { lowerBound, mortonCode } from "../core/morton.ts";
import type { Area, Circle } from "../core/types.ts";

/** How a quadtree cell lies to a shape. */
export const OUTSIDE = 0;
export const CROSSING = 1;
export const INSIDE = 2;
export type Relation = typeof OUTSIDE | typeof CROSSING | typeof INSIDE;

/** A set of places. Cells that it is not sure of it calls CROSSING; `contains` decides each point exactly. */
export interface Shape {
  relation(level: number, column: number, row: number): Relation;
  /** @param latitude @param longitude units of 1e-7 degree @param column @param row of the point at the last level */
  contains(latitude: number, longitude: number, column: number, row: number): boolean;
}

/** All places within a great-circle distance. */
export class Disc implements Shape {
  readonly #latitude: number;
  readonly #longitude: number;
  readonly #metres: number;

  constructor({ latitude, longitude, metres }: Circle) {
    this.#latitude = latitude;
    this.#longitude = longitude;
    this.#metres = metres;
  }

  relation(level: number, column: number, row: number): Relation {
    const cells = 2 ** level;
    const north = row === 0 ? 90 : latitudeAt(row / cells);
    const south = row === cells - 1 ? -90 : latitudeAt((row + 1) / cells);
    const width = 360 / cells;
    const away = distance(this.#latitude, this.#longitude, (north + south) / 2, (column + 0.5) * width - 180);
    const within = reach(south, north, width) + MARGIN;
    if (away - within > this.#metres) return OUTSIDE;
    return away + within <= this.#metres ? INSIDE : CROSSING;
  }

  contains(latitude: number, longitude: number): boolean {
    return (
      distance(this.#latitude, this.#longitude, toDegrees(latitude), toDegrees(longitude)) <= this.#metres
    );
  }
}

/** Metres that rounding may take from a distance; cells so near the edge are decided point by point. */
const MARGIN = 1;

/** The cells of a cluster. */
export class Cells implements Shape {
  readonly #level: number;
  /** Morton codes, ascending. */
  readonly #codes: Float64Array;

  constructor(area: Area) {
    this.#level = area.level;
    this.#codes = new Float64Array(new Set(area.x.map((x, i) => mortonCode(x, area.y[i] ?? 0)))).sort();
  }

  relation(level: number, column: number, row: number): Relation {
    const code = mortonCode(column, row);
    const scale = 4 ** (this.#level - level);
    const from = Math.floor(code * scale);
    const cells = Math.max(1, scale);
    const index = lowerBound(this.#codes, from, 0, this.#codes.length);
    if (!((this.#codes[index] ?? Number.POSITIVE_INFINITY) < from + cells)) return OUTSIDE;
    return this.#codes[index + cells - 1] === from + cells - 1 ? INSIDE : CROSSING;
  }

  contains(_latitude: number, _longitude: number, column: number, row: number): boolean {
    const shift = LEVELS - this.#level;
    const cell = mortonCode(column >>> shift, row >>> shift);
    return this.#codes[lowerBound(this.#codes, cell, 0, this.#codes.length)] === cell;
  }
}

/** The places that are in at least one of some shapes. */
export class AnyOf implements Shape {
  readonly #shapes: readonly Shape[];

  constructor(shapes: readonly Shape[]) {
    this.#shapes = shapes;
  }

  relation(level: number, column: number, row: number): Relation {
    let relation: Relation = OUTSIDE;
    for (const shape of this.#shapes) {
      const next = shape.relation(level, column, row);
      if (next > relation) relation = next;
      if (relation === INSIDE) break;
    }
    return relation;
  }

  contains(latitude: number, longitude: number, column: number, row: number): boolean {
    return this.#shapes.some((shape) => shape.contains(latitude, longitude, column, row));
  }
}

/** How a cell lies to the places that all of `shapes` have in common. */
export function relationToAll(
  shapes: readonly Shape[],
  level: number,
  column: number,
  row: number,
): Relation {
  let relation: Relation = INSIDE;
  for (let i = 0; i < shapes.length; i++) {
    const next = shapes[i]!.relation(level, column, row);
    if (next < relation) relation = next;
    if (relation === OUTSIDE) break;
  }
  return relation;
}
