import { Writable } from "node:stream";
import { QueryTypes, type Sequelize } from "sequelize";
import { dumpDatabase } from "../../src/backup/client-programs.ts";
import { TableSums } from "../../src/backup/table-sums.ts";
import { createDatabaseIfMissing, openDatabase } from "../../src/database.ts";

/** What each process writes for itself: a key, the time of a start, where a migration is. */
const OF_A_START = new Set([
  "schema_migrations",
  "schema_migration_steps",
  "signing_keys",
  "installation",
  "backups",
  "index_snapshots",
]);
/** Their rows say when they were written. */
const TIMED = new Set(["places_source", "seo_texts", "job_changes"]);

/** The tables of a database and what is in them, to be compared with another's. */
export interface Picture {
  /** Columns, indexes and constraints, as one text. */
  readonly schema: string;
  /** Rows and their checksum by table. */
  readonly tables: Readonly<Record<string, { rows: number; sha256: string }>>;
}

export async function withDatabase<T>(url: string, work: (database: Sequelize) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, poolSize: 2 });
  return work(database).finally(() => database.close());
}

/** The address of a database of ours on the server of `serverUrl`. */
export function addressOf(serverUrl: string, label: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/jobmap_bench_bad_days_${label}`;
  return address.href;
}

/** Drops a database of ours. */
export async function drop(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  if (!name.startsWith("jobmap_bench_bad_days_")) throw new Error(`${name} is not ours to drop.`);
  const server = new URL(url);
  server.pathname = "/";
  await withDatabase(server.href, (database) => database.query(`DROP DATABASE IF EXISTS \`${name}\``));
}

/** Makes an empty one, whatever was there under that name. */
export async function emptyDatabase(serverUrl: string, label: string): Promise<string> {
  const url = addressOf(serverUrl, label);
  await drop(url);
  await createDatabaseIfMissing(url);
  return url;
}

export async function pictureOf(url: string): Promise<Picture> {
  const sums = new TableSums();
  await dumpDatabase(url, sums, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return { schema: await withDatabase(url, schemaOf), tables: sums.sums() };
}

/** In what two pictures differ; empty when they are equal but for the times and keys that each start writes. */
export function differences(expected: Picture, found: Picture): string[] {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)]);
  const tables = [...names]
    .filter((name) => !OF_A_START.has(name))
    .flatMap((name) => {
      const [one, other] = [expected.tables[name], found.tables[name]];
      const isTimed = TIMED.has(name) && one?.rows === other?.rows;
      if (isTimed || one?.sha256 === other?.sha256) return [];
      const rows = `${one?.rows ?? "no"} and ${other?.rows ?? "no"} rows`;
      return [one?.rows === other?.rows ? `${name}: other contents` : `${name}: ${rows}`];
    });
  return expected.schema === found.schema ? tables : ["other tables", ...tables];
}

async function schemaOf(database: Sequelize): Promise<string> {
  const rows = await database.query(
    `SELECT CONCAT_WS(' ', table_name, column_name, column_type, is_nullable, column_default, extra, ordinal_position) AS line
       FROM information_schema.columns WHERE table_schema = DATABASE()
     UNION ALL SELECT CONCAT_WS(' ', table_name, index_name, seq_in_index, column_name, non_unique)
       FROM information_schema.statistics WHERE table_schema = DATABASE()
     UNION ALL SELECT CONCAT_WS(' ', table_name, constraint_name, constraint_type)
       FROM information_schema.table_constraints WHERE table_schema = DATABASE()
     ORDER BY 1`,
    { type: QueryTypes.SELECT },
  );
  return JSON.stringify(rows);
}
