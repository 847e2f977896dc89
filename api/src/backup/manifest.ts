import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Rows of a table, and a checksum over all of them in the order of the primary key. */
const Table = z.object({ rows: z.int().min(0), sha256 });
export type TableSum = z.infer<typeof Table>;

/** What a backup contains, so that a restore can prove that it is complete. */
const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Names of the migrations that were applied, oldest first. */
  migrations: z.array(z.string()),
  dump: z.object({ file: z.string(), bytes: z.int(), sha256 }),
  tables: z.record(z.string(), Table),
  /** Uploaded files, by their names in the store. */
  files: z.record(z.string(), z.object({ type: z.string(), bytes: z.int(), sha256 })),
});
export type Manifest = z.infer<typeof Manifest>;

/** A backup or restore that cannot continue; the message needs no stack trace. */
export class BackupError extends Error {}

const NAME = "manifest.json";

/** Written last: a folder with a manifest is a complete backup. */
export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** @throws BackupError when the folder does not contain a complete backup of ours */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), "utf8").catch(() => {
    throw new BackupError(`${folder} contains no ${NAME}: it is not a backup, or an incomplete one.`);
  });
  const parsed = Manifest.safeParse(safeJson(text));
  if (!parsed.success) throw new BackupError(`${join(folder, NAME)} cannot be read by this release.`);
  return parsed.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
