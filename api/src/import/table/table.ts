/** A row of a table. Cells are text; trailing missing cells are omitted. */
export interface TableRow {
  /** Numbered as in a spreadsheet: the first row of the file is 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file opened as a table: its rows can be read once, in order. */
export interface Table {
  /** The detected format, for the person who runs the import: "CSV, UTF-8, comma". */
  readonly format: string;
  /** The sheet of the workbook; undefined for text. */
  readonly sheet?: { readonly name: string; readonly isHidden: boolean };
  readonly rows: AsyncIterable<TableRow>;
}

/** Limits against hostile files (zip bombs, an unclosed quotation mark). */
export const LIMITS = {
  /** Characters of one cell; the rest is cut off. Excel itself allows 32,767. */
  cell: 100_000,
  /** As many as a spreadsheet has (A to XFD). */
  columns: 16_384,
  /** Cells of one sheet, including blank ones before the last of a row. */
  cells: 300_000_000,
  /** Characters of one CSV record. */
  record: 2_000_000,
  /** Bytes of one sheet and of the shared strings once unpacked. */
  sheet: 600_000_000,
  strings: 100_000_000,
  /** Entries of an XLSX archive. */
  entries: 2_000,
} as const;
