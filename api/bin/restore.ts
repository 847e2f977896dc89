/** `npm run restore -- FOLDER --into DATABASE_URL`: restores a backup into an empty database and a file store. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../src/backup/manifest.ts";
import { restore } from "../src/backup/restore.ts";
import { readDatabaseUrl, readFilesSettings, SettingsError } from "../src/env.ts";
import { createFiles } from "../src/gateways/files/index.ts";

const USAGE = `npm run restore -- FOLDER --into mysql://user:password@host:3306/name

  FOLDER   a backup made by npm run backup
  --into   an empty database, or one that does not exist yet

Files are restored to FILES_DIR or FILES_S3_URL.`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: "string" } },
  });
  const [folder] = positionals;
  if (folder === undefined || values.into === undefined) throw new BackupError(USAGE);
  const url = readDatabaseUrl({ DATABASE_URL: values.into });
  const manifest = await restore({
    folder: resolve(folder),
    url,
    files: createFiles(readFilesSettings()),
    say: (step) => console.log(step),
  });
  const tables = Object.values(manifest.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored and compared row by row: ${rows.toLocaleString("en-US")} rows of ${tables.length} tables, and ${Object.keys(manifest.files).length.toLocaleString("en-US")} files, as of ${manifest.made_at}.`,
  );
  console.log("To inspect it without sending mail or running background work, start it with WORKERS=0.");
}

await run().catch((error: unknown) => {
  const expected = error instanceof BackupError || error instanceof SettingsError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
