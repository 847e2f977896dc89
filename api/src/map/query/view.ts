import type { Entries } from "../store/entries.ts";
import { CROSSING, INSIDE, type Shape } from "../store/shapes.ts";
import { Box } from "./box.ts";

/** Where a map looks: what its viewport and the places of the conditions have in common. */
export class View {
  readonly box: Box;
  readonly shapes: readonly Shape[];
  /** Whether the viewport alone decides. */
  readonly isBoxOnly: boolean;
  readonly #entries: Entries;

  constructor(entries: Entries, box: Box, shapes: readonly Shape[]) {
    this.#entries = entries;
    this.box = box;
    this.shapes = shapes.length === 0 ? [box] : [box, ...shapes];
    this.isBoxOnly = shapes.length === 0;
  }

  /**
   * Whether an entry that has a point is in view, given its cell of the last level: nearly always this decides, so
   * that the exact position need not be read.
   */
  holds(position: number, column: number, row: number): boolean {
    const relation = this.isBoxOnly ? this.box.relationOfSpot(column, row) : CROSSING;
    return relation === INSIDE || (relation === CROSSING && this.#entries.isIn(position, this.shapes));
  }
}

/** Before anything was asked. */
export function everywhere(entries: Entries): View {
  return new View(entries, new Box({ west: -180, south: -90, east: 180, north: 90 }), []);
}
