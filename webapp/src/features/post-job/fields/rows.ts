import type { FieldPath } from "@jobmap/contract";

/** A row of the form that is saved, as it is saved, and its position in the form. Empty rows are not saved. */
export interface KeptRow<Value> {
  readonly at: number;
  readonly value: Value;
}

/** The path of a saved row in the form, where empty rows before it count. */
export function rowShown([list = "", at, ...inner]: FieldPath, kept: readonly KeptRow<unknown>[]): FieldPath {
  const row = typeof at === "number" ? kept[at] : undefined;
  return row ? [list, row.at, ...inner] : [list];
}
