import type { Sequelize } from "sequelize";
import type { ChosenSheet } from "../../import/choose-sheet.ts";
import type { ImportEvent } from "../../import/event.ts";
import type { ImportedJob } from "../../import/job.ts";
import type { KeyedJob } from "../../import/keys.ts";
import { type ReadOptions, readJobs } from "../../import/read-jobs.ts";
import { addToSummary, emptySummary, type ImportSummary } from "../../import/summary.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import { writeBatch } from "./import-batch.ts";

export interface ImportOptions extends ReadOptions {
  /** Names where the listings come from, such as "us-dol"; jobs are recognized again within it. At most 60 characters. */
  readonly source: string;
  /** Reads and checks everything, writes nothing. */
  readonly dryRun?: boolean;
  /** When the source was known to list these jobs; default now. */
  readonly asOf?: Date | undefined;
}

/** Jobs per transaction, by count and by characters: a statement must fit into the server's maximum packet (16 MB by default). */
const BATCH = { jobs: 500, characters: 3_000_000 };

/**
 * Imports a CSV or XLSX file. Memory stays constant at any file size: rows are streamed and written in batches of one
 * transaction each. If the import is aborted by an error, a crash or the consumer, committed batches stay, and running the same
 * import again completes it. Yields events as they happen; "finished" is the last one.
 * @throws ImportError when the file as a whole cannot be imported.
 */
export async function* importJobs(
  database: Sequelize,
  gazetteer: PlaceIndex,
  path: string,
  options: ImportOptions,
): AsyncGenerator<ImportEvent, void, void> {
  const now = options.now ?? new Date();
  const store = { source: options.source, now, asOf: options.asOf ?? now, dryRun: options.dryRun ?? false };
  const summary = emptySummary();
  let batch: KeyedJob[] = [];
  let characters = 0;
  const flush = async () => {
    addToSummary(summary, await writeBatch(database, batch, store));
    batch = [];
    characters = 0;
  };
  for await (const event of readJobs(path, gazetteer, { ...options, now })) {
    if (event.type === "opened") {
      yield openedEvent(event);
      continue;
    }
    summary.read++;
    if ("rejection" in event) {
      summary.rejected++;
      countIn(summary.reasons, reasonKind(event.rejection.reason));
      yield { type: "rejected", row: event.row, cells: event.cells, ...event.rejection };
      continue;
    }
    for (const warning of event.warnings) {
      countIn(summary.warnings, warning.kind);
      yield { type: "warned", row: event.row, warning };
    }
    if (event.ended !== null) countIn(summary.ended, event.ended);
    const { job } = event.keyed;
    countPlaces(summary, job);
    batch.push(event.keyed);
    characters += job.description.length + (job.qualifications?.length ?? 0) + 2_000;
    if (batch.length >= BATCH.jobs || characters >= BATCH.characters) {
      await flush();
      yield { type: "progress", summary };
    }
  }
  await flush();
  yield { type: "finished", summary };
}

function openedEvent({ sheet, mapping, others }: ChosenSheet): ImportEvent {
  return {
    type: "opened",
    format: sheet.format,
    headers: sheet.headers,
    columns: [...mapping.columns.values()].sort((a, b) => a.index - b.index),
    unused: mapping.unused,
    foreign: mapping.foreign,
    identity: mapping.identity?.header ?? null,
    otherSheets: others,
  };
}

function countIn<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Reasons without their row numbers, for counting. */
function reasonKind(reason: string): string {
  return reason.replace(/\d+/g, "…");
}

function countPlaces(summary: ImportSummary, { locations }: ImportedJob): void {
  if (locations.length === 0) summary.withoutPlace++;
  else if (locations.some((place) => place.precision !== null)) summary.located++;
  for (const { precision } of locations) if (precision !== null) summary.precisions[precision]++;
}
