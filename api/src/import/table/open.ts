import { readFile, stat } from "node:fs/promises";
import { htmlTable } from "../feeds/html.ts";
import { jsonTable } from "../feeds/json.ts";
import { xmlTable } from "../feeds/xml.ts";
import { ImportError } from "../import-error.ts";
import { openCsv } from "./csv.ts";
import { type ByteSource, sourceOf } from "./source.ts";
import type { Table } from "./table.ts";
import { openXlsx } from "./xlsx.ts";

const HEAD_BYTES = 1_024;
const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "File not found.",
  EISDIR: "This is a folder, not a file.",
};

export interface OpenTables {
  /** One for delimited text; the sheets of a workbook. */
  readonly tables: readonly Table[];
  close(): void;
}

/** Types of files that jobs are read from: tables, and feeds, which become one. */
export type FileType = "csv" | "xlsx" | keyof typeof FEEDS;

const FEEDS = { json: jsonTable, xml: xmlTable, html: htmlTable } as const;
/** Bytes of a feed: unlike a table it is read as a whole. */
const MAX_FEED_BYTES = 50_000_000;

/** Opens a file, by its path or in memory, by its content, never by its name. @throws ImportError for a file that is of no {@link FileType} */
export async function openTables(file: string | Buffer): Promise<OpenTables> {
  const source = sourceOf(file);
  const type = await typeOf(source);
  if (type === "xlsx" || type === "csv") return await openTable(type, source);
  if ((typeof file === "string" ? (await stat(file)).size : file.length) > MAX_FEED_BYTES)
    throw new ImportError("Feeds of more than 50 MB are not read. Divide it, or save it as a table.");
  const text = typeof file === "string" ? await readFile(file, "utf8") : file.toString("utf8");
  return { tables: [FEEDS[type](text)], close: () => {} };
}

/** The same for a file in memory that must be a table. @throws ImportError for one that is none */
export async function openTablesIn(bytes: Buffer): Promise<OpenTables> {
  const type = await typeOf(sourceOf(bytes));
  if (type === "xlsx" || type === "csv") return await openTable(type, sourceOf(bytes));
  throw new ImportError(`This is ${type.toUpperCase()}, not a table. Please save it as .xlsx or CSV.`);
}

async function openTable(type: "csv" | "xlsx", source: ByteSource): Promise<OpenTables> {
  if (type === "csv") return { tables: [await openCsv(source)], close: () => {} };
  const tables = await openXlsx(source);
  return { tables, close: () => tables[0]?.close() };
}

/** The type of a file, by its first bytes. @throws ImportError for a missing file, and for one that is of none */
export async function typeOf(file: string | ByteSource): Promise<FileType> {
  const head = await readHead(typeof file === "string" ? sourceOf(file) : file);
  if (head.length === 0) throw new ImportError("The file is empty.");
  if (head.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"))) return "xlsx";
  const feed = feedType(head);
  if (feed !== undefined) return feed;
  const problem = whyNotText(head);
  if (problem !== undefined) throw new ImportError(problem);
  return "csv";
}

function whyNotText(head: Buffer): string | undefined {
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    return "This is an old Excel file (.xls) or one with a password. Save it as .xlsx or CSV.";
  }
  if (head.subarray(0, 5).toString("latin1") === "%PDF-")
    return "This is a PDF. Save the table as .xlsx or CSV.";
  if (head[0] === 0x1f && head[1] === 0x8b) return "This is a gzip archive. Unpack it first.";
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  const zeros = head.filter((byte) => byte === 0).length;
  if (!isUtf16 && controls - zeros > head.length * 0.05)
    return "This is not a table. Use a CSV or XLSX file.";
  return undefined;
}

function feedType(head: Buffer): keyof typeof FEEDS | undefined {
  const start = head.toString("latin1").replace(/^(?:\u00ef\u00bb\u00bf)?\s+/, "");
  if (/^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body|table|div|script)\b/i.test(start))
    return "html";
  if (/^<[?!a-z]/i.test(start)) return "xml";
  return /^(?:\[\s*[{\]]|\{\s*["}])/.test(start) ? "json" : undefined;
}

async function readHead(source: ByteSource): Promise<Buffer> {
  try {
    return await source.read(0, HEAD_BYTES);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ImportError(WHY_UNREADABLE[code] ?? `The file cannot be read (${code}).`);
  }
}
