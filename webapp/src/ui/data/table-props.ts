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
  /** The page has a control for the order: none is added where there are no headers. */
  hasSortElsewhere?: boolean;
  selection?: Selection<Row>;
  /** Rows of 36 px, one line each; cards on phones stay as they are. */
  dense?: boolean;
  /** So many columns that there is room for them only from 58rem on. */
  wide?: boolean;
  /** Rows can have the focus: the one at this index is a stop of the Tab key, and the page's keys move it. */
  rowAt?: number;
  /** Rows are loading: placeholders on first load, later the old rows until the new ones arrive. */
  loading?: boolean;
  /** Shown in place of rows if there are none: an `EmptyState`. */
  empty: ReactNode;
}
