import type { ReactNode } from "react";

export interface Column<Row> {
  /** Its name when rows are sorted by it. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its header becomes a button. */
  sortable?: boolean;
  /** Numbers stand at the end, under one another. */
  align?: "start" | "end";
  /** Names the row: its header, and on phones the title of its card. One column has it. */
  isTitle?: boolean;
  /** A state or a date that says itself what it is: never broken, and on phones without its header. */
  isPlain?: boolean;
  /** What can be done with the row: at its end, and on phones beside the title. */
  isTools?: boolean;
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

/** The order after a header was pressed: first ascending, then the other way round. */
export function sortAfterPress(sort: Sort | undefined, column: string): Sort {
  const turned = sort?.column === column && sort.direction === "ascending";
  return { column, direction: turned ? "descending" : "ascending" };
}

export interface Selection<Row> {
  /** Keys of the chosen rows. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** What a row is called: "Select Marisol Torres". */
  nameOf: (row: Row) => string;
  /** What can be done with the chosen ones. */
  actions?: ReactNode;
}

/** The choice after one row was ticked or unticked. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The choice after the tick for all: every row of this page, or none of them. Rows of other pages stay as they are. */
export function toggledAll(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const all = keys.every((key) => selected.has(key));
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}
