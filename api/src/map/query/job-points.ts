import type { Entries } from "../store/entries.ts";
import type { Shape } from "../store/shapes.ts";

/** The points of an entry's job that are in all of the shapes. */
export function pointsIn(entries: Entries, shapes: readonly Shape[], position: number): number[] {
  return entries.pointsOf(entries.store.columns.id[position]!).filter((point) => entries.isIn(point, shapes));
}
