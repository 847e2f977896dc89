import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QueryTypes, type Sequelize } from "sequelize";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Schema } from "../../db/schema.ts";
import { backUp } from "../../src/backup/backup.ts";
import { restore } from "../../src/backup/restore.ts";
import { openDatabase } from "../../src/database.ts";
import { createFiles } from "../../src/gateways/files/index.ts";
import { defineModels } from "../../src/models/index.ts";
import { buildAccount, buildJob, buildSession } from "../support/build.ts";
import { preparedDatabase, scratchDatabase } from "../support/database.ts";
import { startProduct } from "../support/product.ts";

const say = () => {};
const FILE_NAME = `private/ab/${"a1".repeat(11)}.pdf`;

let folder = "";
let databases: Sequelize[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobmap-backup-"));
});
afterEach(async () => {
  for (const database of databases) await database.close();
  databases = [];
  await rm(folder, { recursive: true });
});

const store = (name: string) => createFiles({ FILES_DIR: join(folder, name), FILES_S3_REGION: "" });
function connect(url: string): Sequelize {
  const database = openDatabase({ url, poolSize: 2 });
  databases.push(database);
  return database;
}

/** A database with what is hard to copy, and a file that it names. */
async function original() {
  const url = await preparedDatabase("original");
  const database = connect(url);
  defineModels(database);
  await buildJob({
    title: "Crab picker, “night”; `x`\\ \0 \n\r\t\x1a 🦀 ñ ` (1)",
    description: "a\n-- b\nINSERT INTO `jobs`",
  });
  const token = await buildSession(await buildAccount());
  const content = randomBytes(100_000);
  const files = store("original");
  await files.put(FILE_NAME, content, "application/pdf");
  await database.query(
    "INSERT INTO files (name, type, bytes, status, created_at) VALUES (?, 'application/pdf', ?, 'KEPT', UTC_TIMESTAMP(3))",
    { replacements: [FILE_NAME, content.length] },
  );
  return { url, database, files, token, content };
}

/** Every row of every table, however it was stored. */
async function everyRow(database: Sequelize): Promise<string> {
  const tables = await database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1",
    { type: QueryTypes.SELECT },
  );
  const rows: unknown[] = [];
  for (const { name } of tables) {
    const found = await database.query(`SELECT * FROM \`${name}\``, { type: QueryTypes.SELECT });
    rows.push([name, found.map((row) => JSON.stringify(row)).sort()]);
  }
  return JSON.stringify(rows);
}

describe("a backup", () => {
  it("is restored equal row by row and byte by byte, serves, and migrates up and down", async () => {
    const { url, database, files, token, content } = await original();
    const backup = join(folder, "backup");
    const before = await everyRow(database);
    const { manifest, missing } = await backUp({ url, database, files, folder: backup, say });
    expect(missing).toEqual([]);
    expect(await database.query("SELECT file_count FROM backups", { type: QueryTypes.SELECT })).toEqual([
      { file_count: 1 },
    ]);
    expect(manifest.tables["jobs"]?.rows).toBe(1);
    expect(manifest.files[FILE_NAME]?.bytes).toBe(content.length);

    const into = await scratchDatabase("restored");
    await restore({ folder: backup, url: into, files: store("restored"), say });
    const restored = connect(into);
    expect(await everyRow(restored)).toBe(before);
    expect(await readFile(join(folder, "restored", FILE_NAME))).toEqual(content);

    const product = await startProduct({ databaseUrl: into, settings: { WORKERS: "0" } });
    await product.ready;
    const profile = await fetch(`${product.url}/api/v1/auth/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(profile.status).toBe(200);
    product.kill("SIGTERM");
    await product.ended;

    const [gone] = await new Schema(restored).down();
    expect(await new Schema(restored).migrate()).toEqual([gone]);
  });

  it("is rejected if damaged or incomplete, or if it would overwrite something", async () => {
    const { url, database, files } = await original();
    const backup = join(folder, "backup");
    await backUp({ url, database, files, folder: backup, say });
    await expect(backUp({ url, database, files, folder: backup, say })).rejects.toThrow(/EEXIST/);
    await expect(restore({ folder: backup, url, files, say })).rejects.toThrow(/tables; nothing was done/);

    const into = await scratchDatabase("restored");
    const attempt = () => restore({ folder: backup, url: into, files: store("restored"), say });
    const damage = async (path: string, words: RegExp) => {
      const whole = await readFile(path);
      await writeFile(path, Buffer.concat([whole.subarray(0, -9), Buffer.from("otherwise")]));
      await expect(attempt()).rejects.toThrow(words);
      await rm(path);
      await expect(attempt()).rejects.toThrow(/is missing|contains no manifest/);
      await writeFile(path, whole);
    };
    await damage(join(backup, "database.sql.gz"), /is damaged/);
    await damage(join(backup, "files", FILE_NAME), /is damaged/);
    await damage(join(backup, "manifest.json"), /cannot be read by this release/);
    expect(await readdir(folder)).not.toContain("restored");
    await attempt();
  });

  it("names the files missing in the store", async () => {
    const { url, database, files } = await original();
    await files.remove(FILE_NAME);
    const { missing } = await backUp({ url, database, files, folder: join(folder, "backup"), say });
    expect(missing).toEqual([FILE_NAME]);
  });
});
