import { MAX_BULK_COLUMNS, MAX_BULK_ROWS } from "@jobmap/contract/file-rules";
import { ImportError } from "../../import/import-error.ts";
import { openTables, openTablesIn } from "../../import/table/open.ts";
import type { Table, TableRow } from "../../import/table/table.ts";
import type { ReaderAnswer, ReadSheet } from "./messages.ts";

const MAX_SHEETS = 30;
/** Rows above the header: a title, an export date. */
const ROWS_ABOVE = 20;
/** Characters of all sheets together: they travel to the server in one piece. */
const MAX_CHARACTERS = 40_000_000;

/**
 * Reads all sheets of a workbook, or a text file as one, into memory; a sheet beyond the limits comes without its rows.
 * @param isFeed it may be a feed as well
 */
export async function readTables(bytes: Buffer, isFeed: boolean): Promise<ReaderAnswer> {
  try {
    const opened = await (isFeed ? openTables(bytes) : openTablesIn(bytes));
    try {
      const { tables } = opened;
      if (tables.length > MAX_SHEETS)
        throw new ImportError(`The workbook has ${tables.length} sheets; at most ${MAX_SHEETS} can be read.`);
      const room = { characters: MAX_CHARACTERS };
      const sheets: ReadSheet[] = [];
      for (const table of tables) sheets.push(await readSheet(table, room));
      return { sheets };
    } finally {
      opened.close();
    }
  } catch (error) {
    if (error instanceof ImportError) return { refused: error.message };
    return { problem: "broken" };
  }
}

async function readSheet(table: Table, room: { characters: number }): Promise<ReadSheet> {
  const sheet = {
    format: table.format,
    name: table.sheet?.name ?? "",
    isHidden: table.sheet?.isHidden ?? false,
  };
  const rows: { n: number; cells: string }[] = [];
  for await (const row of table.rows) {
    const cells = cellsOf(row);
    if (cells.length === 0) continue;
    const problem = problemOf(row, cells, rows.length);
    if (problem !== null) return { ...sheet, problem, rows: [] };
    const text = JSON.stringify(cells);
    room.characters -= text.length;
    if (room.characters < 0)
      throw new ImportError("The file has too much text. Please split it into several files.");
    rows.push({ n: row.number, cells: text });
  }
  return { ...sheet, problem: null, rows };
}

function problemOf({ number }: TableRow, cells: readonly string[], above: number): string | null {
  if (above >= MAX_BULK_ROWS + ROWS_ABOVE)
    return `It has more than ${MAX_BULK_ROWS.toLocaleString("en-US")} rows. Please split it into several files.`;
  if (cells.length > MAX_BULK_COLUMNS)
    return `Row ${number} has ${cells.length} columns; at most ${MAX_BULK_COLUMNS} can be read.`;
  return null;
}

/** Without trailing empty cells, and without the apostrophe that our own exports put before what a spreadsheet would run. */
function cellsOf({ cells }: TableRow): string[] {
  const plain = cells.map((cell) => cell.replaceAll("\0", "").replace(/^'(?=[=+\-@\t\r])/, ""));
  const last = plain.findLastIndex((cell) => cell.trim() !== "");
  return plain.slice(0, last + 1);
}
