import { CsvError, parse } from "csv-parse";
import { parse as parseSync } from "csv-parse/sync";
import iconv from "iconv-lite";
import { ImportError } from "../import-error.ts";
import { detectEncoding } from "./encoding.ts";
import type { ByteSource } from "./source.ts";
import { LIMITS, type Table, type TableRow } from "./table.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
const NAMES: Readonly<Record<string, string>> = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" };
const SAMPLE_BYTES = 128 << 10;

const OPTIONS = {
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: LIMITS.record,
} as const;

/** Opens delimited text of any usual encoding and delimiter; rows are streamed. */
export async function openCsv(source: ByteSource): Promise<Table> {
  const encoding = await detectEncoding(source);
  const { delimiter, skipped } = sniffDialect(iconv.decode(await source.read(0, SAMPLE_BYTES), encoding));
  return {
    format: `CSV, ${encoding.toUpperCase()}, ${NAMES[delimiter] ?? delimiter}`,
    rows: readRows(source, encoding, delimiter, skipped),
  };
}

/** The delimiter that gives the most columns in the most rows; an Excel line "sep=;" decides and is skipped. */
function sniffDialect(sample: string): { readonly delimiter: string; readonly skipped: number } {
  const told = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(sample);
  if (told?.[1] !== undefined) return { delimiter: told[1], skipped: 1 };
  let best: { delimiter: string; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of DELIMITERS) {
    const widths = sampleRows(sample, delimiter).map((row) => row.length);
    const usual = mode(widths);
    if (usual < 2) continue;
    const agreeing = widths.filter((width) => width === usual).length / widths.length;
    const score = agreeing * Math.log2(usual + 1);
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, skipped: 0 };
}

function sampleRows(sample: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  try {
    parseSync(sample, {
      ...OPTIONS,
      delimiter,
      skip_empty_lines: true,
      to: 60,
      on_record(row: string[]) {
        rows.push(row);
        return row;
      },
    });
  } catch (error) {
    // The sample may end inside quotation marks; the rows before that are enough.
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

function mode(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 0;
}

async function* readRows(
  source: ByteSource,
  encoding: string,
  delimiter: string,
  skipped: number,
): AsyncGenerator<TableRow> {
  const file = source.stream();
  const decoded = file.pipe(iconv.decodeStream(encoding));
  const parser = decoded.pipe(parse({ ...OPTIONS, delimiter }));
  // A pipe does not forward errors.
  file.on("error", (error) => parser.destroy(error));
  decoded.on("error", (error) => parser.destroy(error));
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number++;
      if (number <= skipped) continue;
      yield { number, cells: record.slice(0, LIMITS.columns).map((cell) => cell.slice(0, LIMITS.cell)) };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new ImportError(
        /QUOTE|MAX_RECORD/.test(error.code)
          ? `A quotation mark opened after row ${number} is never closed.`
          : `The file cannot be read after row ${number}: ${error.message}`,
      );
    }
    throw error;
  } finally {
    file.destroy();
    parser.destroy();
  }
}
