import type { Sequelize } from "sequelize";
import type { PlaceIndex } from "../places/place-index.ts";
import { chooseSheet, type SheetOptions } from "./choose-sheet.ts";
import { FIELDS, type Field } from "./fields.ts";
import { ImportError } from "./import-error.ts";
import type { ImportedJob, Rejection, Warning } from "./job.ts";
import { JobKeys, type KeyedJob, repetitionReason } from "./keys.ts";
import { type DateOrder, detectDateOrder } from "./parse/date.ts";
import { plain } from "./parse/text.ts";
import type { ForeignColumn, MappedColumn, Mapping } from "./recognise.ts";
import { buildJob } from "./rows/job.ts";
import type { Sheet } from "./sheet.ts";
import { addToSummary, emptySummary, type ImportSummary } from "./summary.ts";
import { openTables } from "./table/open.ts";
import type { TableRow } from "./table/table.ts";
import { writeBatch } from "./write/store.ts";

export interface ImportOptions extends SheetOptions {
  /** Names where the listings come from, such as "us-dol"; jobs are known again within it. At most 60 characters. */
  readonly source: string;
  /** Reads and checks everything, writes nothing. */
  readonly dryRun?: boolean;
  readonly now?: Date;
  /** When the source was known to list these jobs; default now. */
  readonly asOf?: Date | undefined;
  /** ISO 3166-1 alpha-2 of places whose country is not said; default "US". */
  readonly country?: string | undefined;
  /** Jobs whose work has ended stay open as long as the source lists them; by default they become EXPIRED. */
  readonly keepEnded?: boolean;
  /** Work is done at the employer's address where a row names no other place; default false. */
  readonly workAtEmployer?: boolean;
  /** Address to apply at for rows without one, with `{header}` for cells of the row. */
  readonly applyUrl?: string | undefined;
  /** More rows than this end the import with an error; default no limit. */
  readonly maxRows?: number | undefined;
}

export type ImportEvent =
  | {
      readonly type: "opened";
      readonly format: string;
      readonly headers: readonly string[];
      readonly columns: readonly MappedColumn[];
      readonly unused: readonly string[];
      /** Columns of addresses that are somebody else's, or may be. */
      readonly foreign: readonly ForeignColumn[];
      /** Header of the column that names each job; null when the content does. */
      readonly identity: string | null;
      /** Sheets of the workbook that hold jobs too and are not read. */
      readonly otherSheets: readonly string[];
    }
  | ({ readonly type: "rejected"; readonly row: number; readonly cells: readonly string[] } & Rejection)
  | { readonly type: "warned"; readonly row: number; readonly warning: Warning }
  | { readonly type: "progress" | "finished"; readonly summary: ImportSummary };

/** Jobs of one transaction, by number and by characters: a statement must fit the server's packet (16 MB by default). */
const BATCH = { jobs: 500, characters: 3_000_000 };

/**
 * Imports a CSV or XLSX file. Memory stays flat whatever the size: rows stream through, and are written in batches of one
 * transaction each. Ended early by error, crash or the consumer, what was committed stays, and the same import run
 * again completes it. Yields what happens as it happens; "finished" is the last event.
 * @throws ImportError when the file as a whole cannot be imported.
 */
export async function* importJobs(
  database: Sequelize,
  gazetteer: PlaceIndex,
  path: string,
  options: ImportOptions,
): AsyncGenerator<ImportEvent, void, void> {
  const now = options.now ?? new Date();
  const opened = await openTables(path);
  try {
    const { sheet, mapping, others } = await chooseSheet(opened.tables, gazetteer, options);
    yield {
      type: "opened",
      format: sheet.format,
      headers: sheet.headers,
      columns: [...mapping.columns.values()].sort((a, b) => a.index - b.index),
      unused: mapping.unused,
      foreign: mapping.foreign,
      identity: mapping.identity?.header ?? null,
      otherSheets: others,
    };
    const context = {
      mapping,
      dateOrders: dateOrders(sheet, mapping),
      gazetteer,
      today: now.toISOString().slice(0, 10),
      country: options.country ?? "US",
      workAtEmployer: options.workAtEmployer ?? false,
      keepEnded: options.keepEnded ?? false,
      company: options.company ?? null,
      applyUrl: options.applyUrl ?? null,
    };
    const store = { source: options.source, now, asOf: options.asOf ?? now, dryRun: options.dryRun ?? false };
    const keys = new JobKeys();
    const summary = emptySummary();
    let batch: KeyedJob[] = [];
    let characters = 0;
    const flush = async () => {
      addToSummary(summary, await writeBatch(database, batch, store));
      batch = [];
      characters = 0;
    };
    for await (const row of sheet.rows) {
      summary.read++;
      if (options.maxRows !== undefined && summary.read > options.maxRows) {
        throw new ImportError(`The file has more than ${options.maxRows.toLocaleString("en-US")} rows.`);
      }
      const misfit = whyMisfit(row, sheet.headers);
      const built =
        misfit === undefined ? buildJob(row.cells, sheet.headers, context) : { rejection: misfit };
      const next = "rejection" in built ? built.rejection : keyed(row, built.job, mapping, keys);
      if ("reason" in next) {
        summary.rejected++;
        summary.reasons.set(reasonKind(next.reason), (summary.reasons.get(reasonKind(next.reason)) ?? 0) + 1);
        yield { type: "rejected", row: row.number, cells: row.cells, ...next };
        continue;
      }
      if ("warnings" in built) {
        for (const warning of [...built.warnings, ...(next.warning === null ? [] : [next.warning])]) {
          summary.warnings.set(warning.kind, (summary.warnings.get(warning.kind) ?? 0) + 1);
          yield { type: "warned", row: row.number, warning };
        }
      }
      if ("ended" in built && built.ended !== null)
        summary.ended.set(built.ended, (summary.ended.get(built.ended) ?? 0) + 1);
      countPlaces(summary, next.job);
      batch.push(next);
      characters += next.job.description.length + (next.job.qualifications?.length ?? 0) + 2_000;
      if (batch.length >= BATCH.jobs || characters >= BATCH.characters) {
        await flush();
        yield { type: "progress", summary };
      }
    }
    await flush();
    yield { type: "finished", summary };
  } finally {
    opened.close();
  }
}

function dateOrders({ headers, sample }: Sheet, { columns }: Mapping): Map<Field, DateOrder> {
  const isEuropean = headers.some((header) =>
    /\b(?:fecha|datum|titre|stelle\w*|puesto|poste|empresa)\b/i.test(header),
  );
  return new Map(
    FIELDS.flatMap((field) => {
      const column = columns.get(field);
      if (column === undefined) return [];
      const values = sample.map((cells) => plain(cells[column.index]));
      return [[field, detectDateOrder(values, isEuropean ? "dmy" : "mdy")] as const];
    }),
  );
}

function keyed(
  { number, cells }: TableRow,
  job: ImportedJob,
  { identity }: Mapping,
  keys: JobKeys,
): (KeyedJob & { readonly warning: Warning | null }) | Rejection {
  const column = identity?.header ?? "";
  const id = identity === null ? "" : plain(cells[identity.index]);
  const next = keys.next(number, cells, id, job);
  if ("ofRow" in next) return { column: next.isWhole ? "" : column, reason: repetitionReason(next, column) };
  const warning: Warning | null =
    next.sharesIdWith === null
      ? null
      : { kind: "id_repeated", column, value: `${id}, also of row ${next.sharesIdWith}` };
  return { ...next.keyed, warning };
}

function whyMisfit({ cells }: TableRow, headers: readonly string[]): Rejection | undefined {
  const surplus = cells.slice(headers.length).filter((cell) => cell.trim() !== "").length;
  if (surplus > 0)
    return {
      column: "",
      reason: `has ${surplus} more cells than the header; a separator may stand unquoted in it`,
    };
  const repeatsHeader = headers.every(
    (header, i) => plain(cells[i]) === header || /^Column \d+$/.test(header),
  );
  return repeatsHeader ? { column: "", reason: "repeats the header" } : undefined;
}

/** Reasons without the row numbers in them, for counting. */
function reasonKind(reason: string): string {
  return reason.replace(/\d+/g, "…");
}

function countPlaces(summary: ImportSummary, { locations }: ImportedJob): void {
  if (locations.length === 0) summary.withoutPlace++;
  else if (locations.some((place) => place.precision !== null)) summary.located++;
  for (const { precision } of locations) if (precision !== null) summary.precisions[precision]++;
}
