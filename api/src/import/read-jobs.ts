import type { PlaceIndex } from "../places/place-index.ts";
import { type ChosenSheet, chooseSheet, type SheetOptions } from "./choose-sheet.ts";
import { FIELDS, type Field } from "./fields.ts";
import { ImportError } from "./import-error.ts";
import type { ImportedJob, Rejection, Warning } from "./job.ts";
import { JobKeys, type KeyedJob, repetitionReason } from "./keys.ts";
import { type DateOrder, detectDateOrder } from "./parse/date.ts";
import { plain } from "./parse/text.ts";
import type { Mapping } from "./recognize.ts";
import { buildJob } from "./rows/job.ts";
import type { FactTrace } from "./rows/row.ts";
import type { EndReason } from "./rows/status.ts";
import type { Sheet } from "./sheet.ts";
import { openTables } from "./table/open.ts";
import type { TableRow } from "./table/table.ts";

export interface ReadOptions extends SheetOptions {
  /** Default: the current time. */
  readonly now?: Date;
  /**
   * ISO 3166-1 alpha-2 code for places without a country. Without it they are in the United States unless a name indicates
   * otherwise.
   */
  readonly country?: string | undefined;
  /** State or province for places without one: its code or name. */
  readonly region?: string | undefined;
  /** Town for places without one. */
  readonly city?: string | undefined;
  /** Jobs whose work has ended stay open as long as the source lists them; by default they become EXPIRED. */
  readonly keepEnded?: boolean;
  /** Work is done at the employer's address if a row names no other place; default false. */
  readonly workAtEmployer?: boolean;
  /** Address to apply at for rows without one, with `{header}` for cells of the row. */
  readonly applyUrl?: string | undefined;
  /** A file with more rows fails; default no limit. */
  readonly maxRows?: number | undefined;
}

/** A row of the file and its result. */
export type ReadRow = {
  readonly type: "row";
  /** Numbered as in a spreadsheet. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly trace: FactTrace;
} & (
  | {
      readonly keyed: KeyedJob;
      /** Why the job is not open; null if it is. */
      readonly ended: EndReason | null;
      readonly warnings: readonly Warning[];
    }
  | { readonly rejection: Rejection }
);

export type ReadEvent = ({ readonly type: "opened" } & ChosenSheet) | ReadRow;

/**
 * Reads the jobs of a CSV or XLSX file, row by row and without a database: first the chosen sheet and columns, then each row
 * that is not blank. @throws ImportError when the file as a whole cannot be read.
 */
export async function* readJobs(
  path: string,
  gazetteer: PlaceIndex,
  options: ReadOptions,
): AsyncGenerator<ReadEvent, void, void> {
  const opened = await openTables(path);
  try {
    const chosen = await chooseSheet(opened.tables, gazetteer, options);
    const { sheet, mapping } = chosen;
    yield { type: "opened", ...chosen };
    const context = {
      mapping,
      dateOrders: dateOrders(sheet, mapping),
      gazetteer,
      today: (options.now ?? new Date()).toISOString().slice(0, 10),
      assumed: {
        country: options.country ?? null,
        region: options.region ?? null,
        city: options.city ?? null,
      },
      workAtEmployer: options.workAtEmployer ?? false,
      keepEnded: options.keepEnded ?? false,
      company: options.company ?? null,
      applyUrl: options.applyUrl ?? null,
    };
    const keys = new JobKeys();
    let read = 0;
    for await (const row of sheet.rows) {
      read++;
      if (options.maxRows !== undefined && read > options.maxRows) {
        throw new ImportError(`The file has more than ${options.maxRows.toLocaleString("en-US")} rows.`);
      }
      const start = { type: "row", row: row.number, cells: row.cells } as const;
      const misfit = whyMisfit(row, sheet.headers);
      if (misfit !== undefined) {
        yield { ...start, trace: new Map(), rejection: misfit };
        continue;
      }
      const built = buildJob(row.cells, sheet.headers, context);
      if ("rejection" in built) {
        yield { ...start, ...built };
        continue;
      }
      const next = keyed(row, built.job, mapping, keys);
      yield "reason" in next
        ? { ...start, trace: built.trace, rejection: next }
        : {
            ...start,
            trace: built.trace,
            keyed: next.keyed,
            ended: built.ended,
            warnings: next.warning === null ? built.warnings : [...built.warnings, next.warning],
          };
    }
  } finally {
    opened.close();
  }
}

/** Whether day or month comes first in each column of dates, told by its first values. */
export function dateOrders(
  { headers, sample }: Pick<Sheet, "headers" | "sample">,
  { columns }: Pick<Mapping, "columns">,
): Map<Field, DateOrder> {
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
): { readonly keyed: KeyedJob; readonly warning: Warning | null } | Rejection {
  const column = identity?.header ?? "";
  const id = identity === null ? "" : plain(cells[identity.index]);
  const next = keys.next(number, cells, id, job);
  if ("ofRow" in next) return { column: next.isWhole ? "" : column, reason: repetitionReason(next, column) };
  const warning: Warning | null =
    next.sharesIdWith === null
      ? null
      : { kind: "id_repeated", column, value: `${id}, also of row ${next.sharesIdWith}` };
  return { keyed: next.keyed, warning };
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
