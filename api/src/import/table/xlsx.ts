import { DAY_MS } from "@jobmap/contract/limits";
import { ImportError } from "../import-error.ts";
import type { ByteSource } from "./source.ts";
import { LIMITS, type Table, type TableRow } from "./table.ts";
import { createParser, openArchive, type XlsxArchive } from "./xlsx-archive.ts";
import {
  type NumberKind,
  readSharedStrings,
  readStyles,
  readWorkbook,
  unescapeExcel,
  type Workbook,
} from "./xlsx-workbook.ts";

export interface XlsxTable extends Table {
  readonly close: () => void;
}

interface CellReader {
  readonly strings: readonly string[];
  readonly styles: readonly NumberKind[];
  readonly from1904: boolean;
}

/**
 * The sheets of a workbook as tables, including hidden ones, each streamed. Cells have the value that the workbook last showed:
 * the cached value of a formula, dates as `YYYY-MM-DD`, numbers without binary rounding noise, errors as empty.
 */
export async function openXlsx(source: ByteSource): Promise<readonly XlsxTable[]> {
  const archive = await openArchive(source);
  try {
    const workbook: Workbook = await readWorkbook(archive);
    if (workbook.sheets.length === 0) throw new ImportError("The workbook has no sheet.");
    const reader: CellReader = {
      strings: await readSharedStrings(archive),
      styles: await readStyles(archive),
      from1904: workbook.from1904,
    };
    return workbook.sheets.map((sheet) => ({
      format: `XLSX, ${sheet.isHidden ? "hidden " : ""}sheet "${sheet.name}"`,
      sheet: { name: sheet.name, isHidden: sheet.isHidden },
      rows: readSheet(archive, sheet.path, reader),
      close: () => archive.close(),
    }));
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** One state machine over the sheet's XML; finished rows wait in `ready` until the chunk is processed. */
async function* readSheet(archive: XlsxArchive, path: string, reader: CellReader): AsyncGenerator<TableRow> {
  let ready: TableRow[] = [];
  let number = 0;
  let cellCount = 0;
  let cells: string[] = [];
  let column = 0;
  let type = "n";
  let style = 0;
  let value = "";
  let collects = false;
  let inPhonetic = false;
  const parser = createParser(path, {
    open(name, { r, t, s }) {
      if (name === "row") {
        number = toNumber(r) ?? number + 1;
        cells = [];
        column = 0;
      } else if (name === "c") {
        column = columnOf(r) ?? column;
        type = t ?? "n";
        style = toNumber(s) ?? 0;
        value = "";
      } else if (name === "rPh") inPhonetic = true;
      else if (name === "v" || name === "t") collects = !inPhonetic;
    },
    text(chunk) {
      if (collects && value.length < LIMITS.cell) value += chunk;
    },
    close(name) {
      if (name === "v" || name === "t") collects = false;
      else if (name === "rPh") inPhonetic = false;
      else if (name === "c") {
        if (column < LIMITS.columns && value !== "") {
          while (cells.length < column) cells.push("");
          cells[column] = cellText(value, type, style, reader).slice(0, LIMITS.cell);
        }
        column++;
      } else if (name === "row") {
        cellCount += cells.length;
        ready.push({ number, cells });
      }
    },
  });
  for await (const chunk of archive.stream(path, LIMITS.sheet)) {
    parser.write(chunk);
    if (cellCount > LIMITS.cells) throw new ImportError("The sheet has too many cells.");
    if (ready.length > 0) {
      yield* ready;
      ready = [];
    }
  }
}

function cellText(
  value: string,
  type: string,
  style: number,
  { strings, styles, from1904 }: CellReader,
): string {
  switch (type) {
    case "s":
      return strings[Number(value)] ?? "";
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "e":
      return "";
    case "n": {
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      const kind = styles[style] ?? "number";
      if (kind === "date") return dateText(number, from1904);
      const text = String(Number(number.toPrecision(15)));
      return typeof kind === "object" && Number.isInteger(number) ? text.padStart(kind.zeros, "0") : text;
    }
    default:
      // "str", "inlineStr", and "d", which is already an ISO date.
      return unescapeExcel(value);
  }
}

/** An Excel serial number as an ISO date, with the time if it has one; a time alone as HH:MM. */
function dateText(serial: number, from1904: boolean): string {
  const ms = Math.round((serial % 1) * 86_400) * 1000;
  const time = new Date(ms).toISOString().slice(11, 16);
  if (serial >= 0 && serial < 1) return time;
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(epoch + Math.floor(serial) * DAY_MS);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0)
    return String(serial);
  const day = date.toISOString().slice(0, 10);
  return time === "00:00" ? day : `${day}T${time}`;
}

/** Index of the column in a reference such as "AB12". */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function toNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}
