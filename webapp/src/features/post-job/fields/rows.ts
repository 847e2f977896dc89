import type { FieldPath } from "@jobmap/contract";

/** A saved row of the form: its saved value and its index in the form. Empty rows are not saved. */
export interface KeptRow<Value> {
  readonly at: number;
  readonly value: Value;
}

/** The form path of a saved row, counting the empty rows before it. */
export function rowShown([list = "", at, ...inner]: FieldPath, kept: readonly KeptRow<unknown>[]): FieldPath {
  const row = typeof at === "number" ? kept[at] : undefined;
  return row ? [list, row.at, ...inner] : [list];
}
