import { open } from "node:fs/promises";
import { ImportError } from "../import-error.ts";
import { openCsv } from "./csv.ts";
import type { Table } from "./table.ts";
import { openXlsx } from "./xlsx.ts";

export interface OpenTables {
  /** One for delimited text; the sheets of a workbook. */
  readonly tables: readonly Table[];
  close(): void;
}

/** Opens a file by its content, never by its name. @throws ImportError for a file that is neither CSV nor XLSX. */
export async function openTables(path: string): Promise<OpenTables> {
  if ((await typeOf(path)) === "csv") return { tables: [await openCsv(path)], close: () => {} };
  const tables = await openXlsx(path);
  return { tables, close: () => tables[0]?.close() };
}

/** The type of a file, by its first bytes. @throws ImportError for a missing file, and for one that is neither CSV nor XLSX */
export async function typeOf(path: string): Promise<"csv" | "xlsx"> {
  const head = await readHead(path);
  if (head.length === 0) throw new ImportError("The file is empty.");
  if (head.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"))) return "xlsx";
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
  const start = head.toString("latin1").replace(/^(?:\u00ef\u00bb\u00bf)?\s+/, "");
  if (/^(?:<\?xml|<!doctype|<html|<table|<rss)/i.test(start)) {
    return `This is XML or HTML. ${hintFor("XML")}`;
  }
  if (/^[[{]\s*["{[]/.test(start)) return `This is JSON. ${hintFor("JSON")}`;
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  const zeros = head.filter((byte) => byte === 0).length;
  if (!isUtf16 && controls - zeros > head.length * 0.05)
    return "This is not a table. Use a CSV or XLSX file.";
  return undefined;
}

/** Advice for a user with an XML or JSON feed: the export of their system, or Excel's converter. */
function hintFor(kind: "XML" | "JSON"): string {
  return (
    "Only tables are read, CSV or XLSX: most applicant tracking systems export their jobs as one. " +
    `Otherwise open the feed in Excel with Data > Get Data > From File > From ${kind}, and save the table as .xlsx.`
  );
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === "ENOENT" ? "File not found." : `The file cannot be opened (${error.code}).`,
    );
  });
  try {
    const head = Buffer.alloc(1024);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ImportError(
      code === "EISDIR" ? "This is a folder, not a file." : `The file cannot be read (${code}).`,
    );
  } finally {
    await file.close();
  }
}
