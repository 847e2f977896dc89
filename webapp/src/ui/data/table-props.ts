import type { ReactNode } from "react";
import type { Column, Selection, Sort } from "./table-types.ts";

export interface TableProps<Row> {
  /** Says what the rows are: "Applicants". Heard, and seen unless a heading beside it says so. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The order the rows are in. Whoever has the rows sorts them. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  selection?: Selection<Row>;
  /** Rows are on their way: shapes of rows at first, later the old rows until the new ones are there. */
  loading?: boolean;
  /** Instead of rows when there are none: an `EmptyState`. */
  empty: ReactNode;
}
