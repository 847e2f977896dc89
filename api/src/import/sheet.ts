import { parseEmail, parseUrl } from "@jobmap/contract/contact";
import { readHeader } from "./header.ts";
import { ImportError } from "./import-error.ts";
import { parseDate } from "./parse/date.ts";
import { parseNumber } from "./parse/number.ts";
import { cleanText } from "./parse/text.ts";
import type { Table, TableRow } from "./table/table.ts";

/** A table whose header was found. */
export interface Sheet {
  readonly format: string;
  /** The header's number in the file; null for a table without one. */
  readonly headerRow: number | null;
  readonly headers: readonly string[];
  /** The first rows below the header, for recognizing columns; `rows` includes them again. */
  readonly sample: readonly (readonly string[])[];
  /** All rows below the header that are not blank. */
  readonly rows: AsyncIterable<TableRow>;
  /** Closes the file if `rows` is not read. */
  close(): Promise<void>;
}

const SAMPLE_ROWS = 200;
/** The header is within the first rows; above it there may be a title or an export date. */
const HEADER_WITHIN = 15;

/**
 * Finds the header of a table; a table without one gets "Column 1", "Column 2", …
 * @param headerRow the number of its row, if somebody has said which it is
 * @returns undefined for an empty one
 */
export async function openSheet(table: Table, headerRow?: number): Promise<Sheet | undefined> {
  const iterator = table.rows[Symbol.asyncIterator]();
  const first: TableRow[] = [];
  while (first.length < SAMPLE_ROWS + HEADER_WITHIN) {
    const next = await iterator.next();
    if (next.done === true) break;
    if (!isBlank(next.value)) first.push(next.value);
  }
  if (first.length === 0) return undefined;
  const told = first.findIndex(({ number }) => number === headerRow);
  const at = told >= 0 ? told : headerAt(first);
  const header = first[at];
  if (header === undefined || filled(header) < 2) {
    await iterator.return?.(undefined);
    throw new ImportError(
      "The file has a single column; a table of jobs needs at least a title and an employer.",
    );
  }
  const isData = told < 0 && looksLikeData(header);
  const body = first.slice(isData ? at : at + 1);
  const headers = distinct(
    isData ? header.cells.map((_, i) => `Column ${i + 1}`) : header.cells.map(oneLine),
  );
  return {
    format: isData ? `${table.format}, no header` : table.format,
    headerRow: isData ? null : header.number,
    headers,
    sample: body.slice(0, SAMPLE_ROWS).map((row) => row.cells),
    rows: chain(body, iterator),
    close: async () => {
      await iterator.return?.(undefined);
    },
  };
}

async function* chain(first: readonly TableRow[], rest: AsyncIterator<TableRow>): AsyncGenerator<TableRow> {
  try {
    yield* first;
    for (;;) {
      const next = await rest.next();
      if (next.done === true) return;
      if (!isBlank(next.value)) yield next.value;
    }
  } finally {
    await rest.return?.(undefined);
  }
}

/** The first row that is about as wide as most rows. */
function headerAt(rows: readonly TableRow[]): number {
  const widths = rows.map(filled).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const wide = rows.slice(0, HEADER_WITHIN).findIndex((row) => filled(row) >= Math.max(2, usual / 2));
  return Math.max(0, wide);
}

/** Dates, numbers and addresses occur in rows, not in headers; a single known header is decisive. */
function looksLikeData({ cells }: TableRow): boolean {
  const texts = cells.map(oneLine).filter(Boolean);
  if (texts.some((text) => readHeader(text).candidates.some(({ score }) => score >= 0.8))) return false;
  return texts.some(
    (text) =>
      parseNumber(text.replace(/^[$€£]/, "")) !== undefined ||
      parseDate(text) !== undefined ||
      /^https?:/.test(text) ||
      (parseUrl(text) !== undefined && text.includes("/")) ||
      parseEmail(text) !== undefined,
  );
}

/** Makes repeated or missing headers distinct: "City", "City (2)", "Column 3". */
function distinct(headers: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headers.map((header, i) => {
    const name = header === "" ? `Column ${i + 1}` : header;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

function oneLine(cell: string): string {
  return cleanText(cell).replace(/\s+/g, " ");
}

function isBlank({ cells }: TableRow): boolean {
  return cells.every((cell) => cell.trim() === "");
}

function filled({ cells }: TableRow): number {
  return cells.filter((cell) => cell.trim() !== "").length;
}
