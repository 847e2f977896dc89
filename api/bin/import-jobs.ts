import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { BaseError, type Sequelize } from "sequelize";
import { prepareDatabase } from "../db/prepare.ts";
import { seed } from "../db/seed.ts";
import { arePlacesLoaded } from "../db/seed-places.ts";
import { type ImportOptions, importJobs } from "../src/commands/listings/import-listings.ts";
import { openDatabase } from "../src/database.ts";
import { readEnv, SettingsError } from "../src/env.ts";
import { slugify } from "../src/format/slug.ts";
import { loadPlaces } from "../src/gateways/places/load-places.ts";
import type { ChosenSheet } from "../src/import/choose-sheet.ts";
import { explainRow } from "../src/import/explain.ts";
import { ImportError } from "../src/import/import-error.ts";
import { parseDate } from "../src/import/parse/date.ts";
import { readJobs } from "../src/import/read-jobs.ts";
import { columnLines, progressLine, summaryLines } from "../src/import/report.ts";
import { RowFile } from "../src/import/row-file.ts";
import { doubtOf } from "../src/import/summary.ts";
import { typeOf } from "../src/import/table/open.ts";
import { readRegion } from "../src/places/geocode.ts";
import { PlaceIndex } from "../src/places/place-index.ts";
import { provinceOf } from "../src/places/provinces.ts";

const USAGE = `npm run jobs:import -- FILE [options]

  FILE               a CSV or XLSX file of jobs, a feed (JSON, XML, RSS), or a page with schema.org postings
  --source NAME      the jobs' source; jobs are matched with earlier ones of the same source (default: the file's name)
  --sheet NAME       the sheet of a workbook to read (default: the one that has the jobs, hidden or not)
  --mapping M.json   the columns of fields: {"field": "header"}, null to ignore a field
  --dry-run          read and check everything, write nothing
  --as-of DATE       the day the source listed these jobs (default: today)
  --company NAME     the employer of rows without one
  --apply-url URL    where to apply for rows without a link, such as https://example.org/jobs/{case_number}
  --work-at-employer the work is at the employer's address where a row names no other place
  --city NAME        town of places without one
  --region NAME      state of places without one: its name or code
  --country CODE     country of places without one (default: US, unless a name can only be abroad)
  --keep-ended       keep jobs open whose work has ended (default: they expire)
  --explain ROW      write nothing; print the cells and rules behind every fact of that row
  --warnings         also write FILE.warnings.csv: everything omitted or interpreted
  --allow-incomplete also exit with 0 if the file has no rows, no row becomes a job, or fewer than half of
                     the jobs with a place are located

Exit codes: 0 imported, 1 not imported, 2 imported but incomplete (see --allow-incomplete)`;

const SEED_PLACES = fileURLToPath(new URL("./seed-places.ts", import.meta.url));

interface Arguments {
  readonly file: string;
  readonly options: ImportOptions;
  readonly writesWarnings: boolean;
  readonly allowsIncomplete: boolean;
  /** Number of the row to explain instead of importing. */
  readonly explain: number | undefined;
}

/** A mistake in the command line or the file; the message needs no stack trace. */
class UsageError extends Error {}

async function readArguments(): Promise<Arguments> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: "string" },
      sheet: { type: "string" },
      mapping: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      "as-of": { type: "string" },
      company: { type: "string" },
      "apply-url": { type: "string" },
      city: { type: "string" },
      region: { type: "string" },
      country: { type: "string" },
      "work-at-employer": { type: "boolean", default: false },
      "keep-ended": { type: "boolean", default: false },
      explain: { type: "string" },
      warnings: { type: "boolean", default: false },
      "allow-incomplete": { type: "boolean", default: false },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(USAGE);
  const asOf = values["as-of"] === undefined ? undefined : parseDate(values["as-of"]);
  if (values["as-of"] !== undefined && asOf === undefined)
    throw new UsageError(`--as-of: "${values["as-of"]}" is not a date.`);
  const country = values.country?.toUpperCase();
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw new UsageError("--country must be a code such as US.");
  const explain = values.explain === undefined ? undefined : Number(values.explain);
  if (explain !== undefined && !(Number.isInteger(explain) && explain > 0))
    throw new UsageError("--explain must be a row number as shown in a spreadsheet.");
  const { city, region } = values;
  const isOurs = country === undefined || country === "US";
  if (region !== undefined && isOurs && readRegion(region) === undefined && provinceOf(region) === undefined)
    throw new UsageError(`--region: "${region}" is not a state.`);
  const source = slugify(values.source ?? basename(file, extname(file)), 60);
  if (source === "") throw new UsageError("--source needs a name with letters or digits.");
  return {
    file,
    writesWarnings: values.warnings,
    allowsIncomplete: values["allow-incomplete"],
    explain,
    options: {
      source,
      sheet: values.sheet,
      mapping: values.mapping === undefined ? undefined : await readMappingFile(values.mapping),
      dryRun: values["dry-run"],
      asOf: asOf === undefined ? undefined : new Date(`${asOf}T12:00:00Z`),
      company: values.company,
      applyUrl: values["apply-url"],
      city,
      region: region && (readRegion(region) ?? region),
      country:
        country ?? (region === undefined || readRegion(region) ? undefined : provinceOf(region)?.country),
      workAtEmployer: values["work-at-employer"],
      keepEnded: values["keep-ended"],
    },
  };
}

function readMappingFile(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => {
    throw new UsageError(`--mapping: ${path} cannot be read.`);
  });
}

/** @returns the exit code */
async function run(settings: Arguments): Promise<number> {
  const url = readEnv().DATABASE_URL;
  // Reports an unreadable file at once, and not after reading the gazetteer, which takes seconds.
  await typeOf(settings.file);
  const database = openDatabase({ url, poolSize: 2 });
  try {
    await prepareDatabase(database, { url });
    if (!(await arePlacesLoaded(database)))
      await promisify(execFile)(process.execPath, ["--optimize-for-size", SEED_PLACES]);
    const gazetteer = new PlaceIndex(await loadPlaces(database));
    return await (settings.explain === undefined
      ? importFile(database, gazetteer, settings)
      : explainFile(gazetteer, settings, settings.explain));
  } finally {
    await database.close();
  }
}

async function explainFile(
  gazetteer: PlaceIndex,
  { file, options }: Arguments,
  row: number,
): Promise<number> {
  let chosen: ChosenSheet | undefined;
  for await (const event of readJobs(file, gazetteer, options)) {
    if (event.type === "opened") chosen = event;
    else if (event.row >= row && chosen !== undefined) {
      if (event.row > row) break;
      for (const line of explainRow(event, chosen.mapping, chosen.sheet.headers)) say(line);
      return 0;
    }
  }
  throw new UsageError(`Row ${row} contains no job: it is blank, above the table, or does not exist.`);
}

async function importFile(
  database: Sequelize,
  gazetteer: PlaceIndex,
  { file, options, writesWarnings, allowsIncomplete }: Arguments,
): Promise<number> {
  const started = performance.now();
  const rejected = await RowFile.create(`${file}.rejected.csv`);
  // Created even if it stays empty: files of an earlier run are deleted.
  const warnings = await RowFile.create(`${file}.warnings.csv`, ["row", "column", "kind", "value"]);
  let doubt: string | undefined;
  try {
    await seed(database, { demoJobs: 0, now: new Date(), say });
    for await (const event of importJobs(database, gazetteer, file, options)) {
      switch (event.type) {
        case "opened":
          say(`Reading ${basename(file)}: ${event.format}; source "${options.source}"`);
          for (const line of columnLines(event)) say(line);
          rejected.header = ["row", "column", "reason", ...event.headers];
          break;
        case "rejected":
          await rejected.write([event.row, event.column, event.reason, ...event.cells]);
          break;
        case "warned":
          if (writesWarnings)
            await warnings.write([event.row, event.warning.column, event.warning.kind, event.warning.value]);
          break;
        case "progress":
          showProgress(progressLine(event.summary));
          break;
        case "finished":
          endProgress();
          for (const line of summaryLines(event.summary, options.dryRun ?? false)) say(line);
          doubt = doubtOf(event.summary);
      }
    }
    if (rejected.rows > 0) say(`Rejected rows are in ${file}.rejected.csv`);
    if (warnings.rows > 0) say(`Warnings are in ${file}.warnings.csv`);
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    say(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s, ${megabytes} MB of memory at most`);
    if (doubt === undefined) return 0;
    warn(`Warning: ${doubt}`);
    return allowsIncomplete ? 0 : 2;
  } finally {
    endProgress();
    await Promise.all([rejected.close(), warnings.close()]);
  }
}

let progressShown = false;
let progressAt = 0;

/** A line that is updated in place on a terminal; elsewhere a new line every five seconds. */
function showProgress(line: string): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\u001b[2K${line}`);
    progressShown = true;
  } else if (performance.now() - progressAt > 5_000) {
    progressAt = performance.now();
    say(line);
  }
}

function endProgress(): void {
  if (progressShown) process.stdout.write("\n");
  progressShown = false;
}

function warn(line: string): void {
  console.error(line);
}

function say(line: string): void {
  console.log(line);
}

// Imports run beside the server on small machines: collecting garbage early costs a second and halves the memory.
setFlagsFromString("--optimize-for-size");
// Visitors do not wait for an import: while one had a processor to itself, of two, the slowest hundredth waited 30 times as long.
setPriority(constants.priority.PRIORITY_LOW);

try {
  process.exitCode = await run(await readArguments());
} catch (error) {
  const isPlain =
    error instanceof UsageError ||
    error instanceof ImportError ||
    error instanceof SettingsError ||
    (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
  // The statement of a rejected insert is megabytes long; the server's message about it is short.
  const isRefused = error instanceof BaseError;
  console.error(
    isRefused ? `The database reported an error: ${error.message}` : isPlain ? error.message : error,
  );
  process.exitCode = 1;
}
