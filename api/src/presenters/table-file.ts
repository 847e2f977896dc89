import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify as stringifyStream } from "csv-stringify";
import { stringify } from "csv-stringify/sync";
import { writeXlsx } from "../format/xlsx.ts";

export type TableFormat = "xlsx" | "csv";

const TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};
const CSV = { bom: true, escape_formulas: true } as const;

/** A table as a file that spreadsheets open, and in which no cell is read as a formula (OWASP, CSV injection). */
export function presentTableFile(
  format: TableFormat,
  name: string,
  rows: readonly (readonly string[])[],
): { readonly headers: Record<string, string>; readonly bytes: Buffer } {
  const bytes = format === "xlsx" ? writeXlsx("Jobs", rows) : Buffer.from(stringify([...rows], CSV));
  return { bytes, headers: headersOf(format, name) };
}

/** The same of rows that are read while they are sent. A workbook is written whole: its archive says its lengths first. */
export async function streamTableFile(
  format: TableFormat,
  name: string,
  rows: AsyncIterable<readonly string[]>,
): Promise<{ readonly headers: Record<string, string>; readonly body: Readable }> {
  const headers = headersOf(format, name);
  if (format === "xlsx") {
    const all: (readonly string[])[] = [];
    for await (const row of rows) all.push(row);
    return { headers, body: Readable.from([writeXlsx(name, all)]) };
  }
  const body = stringifyStream(CSV);
  pipeline(rows, body).catch((error: unknown) => body.destroy(error instanceof Error ? error : undefined));
  return { headers, body };
}

function headersOf(format: TableFormat, name: string): Record<string, string> {
  const file = encodeURIComponent(`${name.replaceAll(/[^\p{L}\p{N} ._-]/gu, "").trim() || "jobs"}.${format}`);
  return {
    "Content-Type": TYPES[format],
    "Content-Disposition": `attachment; filename*=UTF-8''${file}`,
    "X-Content-Type-Options": "nosniff",
  };
}
