import type { ReactNode } from "react";
import type { Column, Selection, Sort } from "./table-types.ts";

export interface TableProps<Row> {
  /** What the rows are: "Applicants". Read by screen readers, and visible unless a heading beside it says the same. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The current sort order. The caller sorts the rows. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  selection?: Selection<Row>;
  /** Rows are loading: placeholders on first load, later the old rows until the new ones arrive. */
  loading?: boolean;
  /** Shown in place of rows if there are none: an `EmptyState`. */
  empty: ReactNode;
}
