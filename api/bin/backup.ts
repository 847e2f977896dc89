/** `npm run backup`: copies the database that DATABASE_URL names, and the uploaded files, into a folder. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "../src/backup/backup.ts";
import { BackupError } from "../src/backup/manifest.ts";
import { openDatabase } from "../src/database.ts";
import { readDatabaseUrl, readFilesSettings, SettingsError } from "../src/env.ts";
import { createFiles } from "../src/gateways/files/index.ts";

const { values } = parseArgs({ options: { to: { type: "string" } } });
const stamp = new Date().toISOString().replace(/[:.]/g, "-").slice(0, 19);

async function run(): Promise<void> {
  const url = readDatabaseUrl();
  const folder = resolve(values.to ?? `.data/backups/${stamp}`);
  const database = openDatabase({ url, poolSize: 1 });
  try {
    const files = createFiles(readFilesSettings());
    const { manifest, missing, notNoted } = await backUp({
      url,
      database,
      files,
      folder,
      say: (step) => console.log(step),
    });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${rows.toLocaleString("en-US")} rows of ${Object.keys(manifest.tables).length} tables and ${Object.keys(manifest.files).length.toLocaleString("en-US")} files are in ${folder}`,
    );
    console.log("Keep it where this machine cannot delete it. It contains personal data.");
    if (notNoted !== undefined)
      console.error(
        `It could not be recorded in the table backups, which npm run doctor checks: ${String(notNoted)}`,
      );
    if (missing.length > 0) {
      console.error(
        `${missing.length} files are in the database but missing in the store: ${missing.join(", ")}`,
      );
      process.exitCode = 2;
    }
  } finally {
    await database.close();
  }
}

await run().catch((error: unknown) => {
  const expected = error instanceof BackupError || error instanceof SettingsError;
  const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
  console.error(
    isThere ? "That folder already exists; a backup creates its own." : expected ? error.message : error,
  );
  process.exitCode = 1;
});
