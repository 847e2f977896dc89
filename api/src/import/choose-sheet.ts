import type { PlaceIndex } from "../places/place-index.ts";
import type { Field } from "./fields.ts";
import { ImportError } from "./import-error.ts";
import { readMapping } from "./mapping-file.ts";
import { type Mapping, recognize } from "./recognize.ts";
import { openSheet, type Sheet } from "./sheet.ts";
import type { Table } from "./table/table.ts";

export interface SheetOptions {
  /** Name of the sheet to read; by default the one that contains the jobs. */
  readonly sheet?: string | undefined;
  /** JSON of field to header, or to null; overrides what is recognized. */
  readonly mapping?: string | undefined;
  /** The employer for rows that name none, for files of a single employer. */
  readonly company?: string | undefined;
}

export interface ChosenSheet {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  /** Names of other sheets of the workbook that also contain jobs. */
  readonly others: readonly string[];
}

interface Candidate {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
}

/**
 * The sheet that contains the jobs: of those with a title and an employer, visible ones before hidden ones, and of these the one
 * with the most job fields. Hidden sheets count because data is often stored behind a visible summary.
 * @throws ImportError if no sheet qualifies, or the requested one does not
 */
export async function chooseSheet(
  tables: readonly Table[],
  gazetteer: PlaceIndex,
  options: SheetOptions,
): Promise<ChosenSheet> {
  const asked = options.sheet === undefined ? tables : [sheetNamed(options.sheet, tables)];
  const required: readonly Field[] = options.company === undefined ? ["title", "company"] : ["title"];
  const candidates: Candidate[] = [];
  let problem: ImportError | undefined;
  for (const table of asked) {
    try {
      const candidate = await read(table, gazetteer, options);
      if (candidate === undefined) continue;
      const missing = required.filter((field) => !candidate.mapping.columns.has(field));
      if (missing.length === 0) candidates.push(candidate);
      else {
        await candidate.sheet.close();
        problem ??= missingColumns(candidate, missing);
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      problem ??= error;
    }
  }
  const [best, ...others] = candidates.sort((a, b) => weight(b) - weight(a));
  for (const { sheet } of others) await sheet.close();
  if (best === undefined) throw problem ?? new ImportError(emptiness(asked));
  return {
    sheet: best.sheet,
    mapping: best.mapping,
    others: others.flatMap(({ table, sheet }) => (sheet.sample.length > 0 ? [named(table)] : [])),
  };
}

async function read(
  table: Table,
  gazetteer: PlaceIndex,
  { mapping }: SheetOptions,
): Promise<Candidate | undefined> {
  const sheet = await openSheet(table);
  if (sheet === undefined) return undefined;
  const given = mapping === undefined ? new Map() : readMapping(mapping, sheet.headers);
  return { table, sheet, mapping: recognize(sheet.headers, sheet.sample, gazetteer, given) };
}

/** A sheet without rows comes last, a hidden one after all visible ones; otherwise the more recognized columns the better. */
function weight({ table, sheet, mapping }: Candidate): number {
  const visible = table.sheet?.isHidden === true ? 0 : 1_000;
  return mapping.columns.size + visible + (sheet.sample.length > 0 ? 10_000 : 0);
}

function sheetNamed(name: string, tables: readonly Table[]): Table {
  const wanted = name.trim().toLowerCase();
  const found = tables.find(({ sheet }) => sheet?.name.trim().toLowerCase() === wanted);
  if (found !== undefined) return found;
  const names = tables.filter(({ sheet }) => sheet !== undefined).map(named);
  throw new ImportError(
    names.length > 0
      ? `There is no sheet "${name}". Sheets: ${names.join(", ")}.`
      : "Only workbooks have sheets; this is a text file.",
  );
}

function missingColumns({ table, sheet }: Candidate, missing: readonly Field[]): ImportError {
  const what = missing.map((field) => (field === "title" ? "job title" : "employer")).join(" or the ");
  const where = table.sheet === undefined ? "" : ` of sheet ${named(table)}`;
  return new ImportError(
    `No column${where} contains the ${what}. Columns: ${sheet.headers.join(", ")}. Name it in a mapping.`,
  );
}

function emptiness(tables: readonly Table[]): string {
  return tables.length > 1
    ? `No sheet of the workbook has rows: ${tables.map(named).join(", ")}.`
    : "The file has no rows.";
}

function named({ sheet }: Table): string {
  return `"${sheet?.name ?? ""}"${sheet?.isHidden === true ? " (hidden)" : ""}`;
}
