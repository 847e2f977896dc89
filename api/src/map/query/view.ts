import type { Entries } from "../store/entries.ts";
import { CROSSING, INSIDE, type Shape } from "../store/shapes.ts";
import { Box } from "./box.ts";

/** The area of a map query: the intersection of its viewport and the place conditions. */
export class View {
  readonly box: Box;
  readonly shapes: readonly Shape[];
  /** Whether the viewport is the only place condition. */
  readonly isBoxOnly: boolean;
  readonly #entries: Entries;

  constructor(entries: Entries, box: Box, shapes: readonly Shape[]) {
    this.#entries = entries;
    this.box = box;
    this.shapes = shapes.length === 0 ? [box] : [box, ...shapes];
    this.isBoxOnly = shapes.length === 0;
  }

  /**
   * Whether an entry with a point is in view, given its cell of the last level: the cell nearly always decides, so that the exact position
   * need not be read.
   */
  holds(position: number, column: number, row: number): boolean {
    const relation = this.isBoxOnly ? this.box.relationOfSpot(column, row) : CROSSING;
    return relation === INSIDE || (relation === CROSSING && this.#entries.isIn(position, this.shapes));
  }
}

/** The view before the first query. */
export function everywhere(entries: Entries): View {
  return new View(entries, new Box({ west: -180, south: -90, east: 180, north: 90 }), []);
}
