import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { QueryTypes, type Sequelize } from "sequelize";
import type { FilesGateway } from "../gateways/files/index.ts";
import { dumpDatabase } from "./client-programs.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { TableSums } from "./table-sums.ts";

const DUMP = "database.sql.gz";

export interface BackupOptions {
  readonly url: string;
  readonly database: Sequelize;
  readonly files: FilesGateway;
  /** Created by the backup; must not exist. */
  readonly folder: string;
  say(step: string): void;
}

export interface BackupResult {
  readonly manifest: Manifest;
  /** Names of files that the database lists and the store does not have. */
  readonly missing: readonly string[];
  /** Why the backup could not be recorded in the database, if it could not. */
  readonly notNoted: unknown;
}

/** Where uploaded files are stored in a backup. */
export const filesFolder = (folder: string) => join(folder, "files");

/**
 * Copies a snapshot of the database's rows, and then the files that they name; the servers keep running meanwhile. The manifest
 * is written last.
 * @throws BackupError
 */
export async function backUp({ url, database, files, folder, say }: BackupOptions): Promise<BackupResult> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  say("Copying the database");
  const begun = new Date();
  const sums = new TableSums();
  const path = join(folder, DUMP);
  await dumpDatabase(url, sums, createGzip(), createWriteStream(path, { mode: 0o600 }));

  const migrations = await database.query<{ name: string }>(
    "SELECT name FROM schema_migrations ORDER BY name",
    { type: QueryTypes.SELECT },
  );
  // Queried after the rows were copied: files of those rows exist, possibly with later ones.
  const named = await database.query<{ name: string; type: string }>(
    "SELECT name, type FROM files WHERE status <> 'DOOMED' ORDER BY id",
    { type: QueryTypes.SELECT },
  );
  const copied: Manifest["files"] = {};
  const missing: string[] = [];
  for (const [n, { name, type }] of named.entries()) {
    if (n % 100 === 0) say(`Copying files: ${n} of ${named.length}`);
    const content = await files.get(name);
    if (content === undefined) {
      missing.push(name);
      continue;
    }
    const target = join(filesFolder(folder), name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(content.stream, createWriteStream(target, { mode: 0o600 }));
    copied[name] = { type, ...(await sumOf(target)) };
  }
  const manifest: Manifest = {
    format: 1,
    made_at: begun.toISOString(),
    migrations: migrations.map(({ name }) => name),
    dump: { file: DUMP, ...(await sumOf(path)) },
    tables: sums.sums(),
    files: copied,
  };
  await writeManifest(folder, manifest);
  const notNoted = await noteBackup(database, manifest, missing.length).catch((error: unknown) => error);
  return { manifest, missing, notNoted };
}

/** Size and checksum of a file. */
export async function sumOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

/** Records in the database that a backup was made, so that it shows if there has been none for long. */
async function noteBackup(
  database: Sequelize,
  { made_at, tables, files }: Manifest,
  missing: number,
): Promise<undefined> {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  await database.query(
    "INSERT INTO backups (made_at, row_count, file_count, missing_files) VALUES (?, ?, ?, ?)",
    { replacements: [new Date(made_at), rows, Object.keys(files).length, missing] },
  );
}
