/** A row of a table. Cells are text; a missing cell at the end is not there. */
export interface TableRow {
  /** As a spreadsheet numbers it: the first row of the file is 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file opened as a table: its rows can be read once, in order. */
export interface Table {
  /** What the file turned out to be, for the person who runs the import: "CSV, UTF-8, comma". */
  readonly format: string;
  /** The sheet of the workbook it is; undefined for text. */
  readonly sheet?: { readonly name: string; readonly isHidden: boolean };
  readonly rows: AsyncIterable<TableRow>;
}

/** Bounds that keep a hostile file from taking the machine (zip bombs, a quotation mark that is never closed). */
export const LIMITS = {
  /** Characters of one cell; the rest is cut. Excel itself allows 32,767. */
  cell: 100_000,
  /** As many as a spreadsheet has (A to XFD). */
  columns: 16_384,
  /** Cells of one sheet, blank ones before the last of a row included. */
  cells: 300_000_000,
  /** Characters of one CSV record. */
  record: 2_000_000,
  /** Bytes of one sheet and of the shared strings once unpacked. */
  sheet: 600_000_000,
  strings: 100_000_000,
  /** Entries of an XLSX archive. */
  entries: 2_000,
} as const;
