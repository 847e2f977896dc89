import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { createGunzip } from "node:zlib";
import { QueryTypes } from "sequelize";
import { createDatabaseIfMissing, openDatabase } from "../database.ts";
import type { FilesGateway } from "../gateways/files/index.ts";
import { filesFolder, sumOf } from "./backup.ts";
import { dumpDatabase, runStatements } from "./client-programs.ts";
import { BackupError, type Manifest, readManifest } from "./manifest.ts";
import { TableSums } from "./table-sums.ts";

export interface RestoreOptions {
  /** What `backUp` created. */
  readonly folder: string;
  /** Names the database to restore into: one that does not exist yet, or has no tables. */
  readonly url: string;
  readonly files: FilesGateway;
  say(step: string): void;
}

/**
 * Restores a backup into an empty database and a file store, and proves that it is complete: every row and every byte are
 * compared with the manifest.
 * @throws BackupError when the backup is incomplete, the database is not empty, or the two differ in the end
 */
export async function restore({ folder, url, files, say }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  say("Checking the backup");
  await checkWhole(folder, manifest);
  await createDatabaseIfMissing(url);
  await checkEmpty(url);
  say("Restoring the database");
  await runStatements(url, createReadStream(join(folder, manifest.dump.file)), createGunzip());
  say("Comparing every row");
  await checkEqual(url, manifest);
  const named = Object.entries(manifest.files);
  for (const [n, [name, { type }]] of named.entries()) {
    if (n % 100 === 0) say(`Restoring files: ${n} of ${named.length}`);
    await files.put(name, createReadStream(join(filesFolder(folder), name)), type);
  }
  return manifest;
}

async function checkWhole(folder: string, { dump, files }: Manifest): Promise<void> {
  const expected = [
    [join(folder, dump.file), dump.sha256],
    ...Object.entries(files).map(([name, { sha256 }]) => [join(filesFolder(folder), name), sha256]),
  ] as const;
  for (const [path = "", sha256] of expected) {
    const found = await sumOf(path).catch(() => undefined);
    if (found === undefined) throw new BackupError(`${path} is missing; the backup is incomplete.`);
    if (found.sha256 !== sha256) throw new BackupError(`${path} has changed; the backup is damaged.`);
  }
}

async function checkEmpty(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    const tables = await database.query("SHOW TABLES", { type: QueryTypes.SELECT });
    if (tables.length > 0)
      throw new BackupError(
        `The database "${new URL(url).pathname.slice(1)}" holds ${tables.length} tables; nothing was done. Name an empty database, or one that does not exist yet.`,
      );
  } finally {
    await database.close();
  }
}

async function checkEqual(url: string, { tables }: Manifest): Promise<void> {
  const sums = new TableSums();
  await dumpDatabase(url, sums, new Writable({ write: (_chunk, _encoding, done) => done() }));
  const restored = sums.sums();
  const differing = [...new Set([...Object.keys(tables), ...Object.keys(restored)])].filter(
    (table) =>
      tables[table]?.rows !== restored[table]?.rows || tables[table]?.sha256 !== restored[table]?.sha256,
  );
  if (differing.length > 0)
    throw new BackupError(`These tables differ from the backup: ${differing.join(", ")}.`);
}
