import type { ReactNode } from "react";

export interface Column<Row> {
  /** Id of the column in `Sort`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the header a button. */
  sortable?: boolean;
  /** `end` right-aligns numbers. */
  align?: "start" | "end";
  /** Names the row: its row header, and the title of its card on phones. Exactly one column has it. */
  isTitle?: boolean;
  /** A status or date that needs no explanation: never wrapped, and shown without its header on phones. */
  isPlain?: boolean;
  /** The row's actions: at its end, and beside the title on phones. */
  isTools?: boolean;
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

/** The sort order after a header was pressed: first ascending, then reversed. */
export function sortAfterPress(sort: Sort | undefined, column: string): Sort {
  const turned = sort?.column === column && sort.direction === "ascending";
  return { column, direction: turned ? "descending" : "ascending" };
}

export interface Selection<Row> {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  /** How many are selected, if rows of other pages are as well. */
  count?: number;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row for its checkbox: "Select Marisol Torres". */
  nameOf: (row: Row) => string;
  /** Actions for the selected rows. */
  actions?: ReactNode;
}

/** The selection after one row was toggled. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection after "select all" was toggled: every row of this page, or none of them. Rows of other pages keep their state. */
export function toggledAll(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const all = keys.every((key) => selected.has(key));
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}
