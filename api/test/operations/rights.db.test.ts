import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sequelize } from "sequelize";
import { afterEach, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../db/prepare.ts";
import { Schema } from "../../db/schema.ts";
import { backUp } from "../../src/backup/backup.ts";
import { restore } from "../../src/backup/restore.ts";
import { openDatabase } from "../../src/database.ts";
import { createFiles } from "../../src/gateways/files/index.ts";
import { defineModels } from "../../src/models/index.ts";
import { buildAccount, PASSWORD } from "../support/build.ts";
import { scratchDatabase } from "../support/database.ts";
import { type Product, startProduct } from "../support/product.ts";

const GUIDE = new URL("../../../docs/guides/operating.md", import.meta.url);
/** What must not be possible with the rights of each. */
const REFUSED = {
  serving: [
    "DROP TABLE jobs",
    "ALTER TABLE jobs ADD COLUMN x INT",
    "CREATE TABLE x (id INT)",
    "TRUNCATE TABLE jobs",
  ],
  migrating: [],
  backup: ["DELETE FROM jobs", "UPDATE jobs SET title = 'x'", "DROP TABLE jobs"],
};
/** What none of them has any use for. */
const ALWAYS_REFUSED = [
  "CREATE USER nobody@localhost",
  "GRANT SELECT ON *.* TO CURRENT_USER()",
  "CREATE DATABASE x_test_of_rights",
  "SELECT password FROM mysql.user",
  "SELECT 1 INTO OUTFILE 'x'",
  "SET GLOBAL max_connections = 10",
  "SHUTDOWN",
];

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function connect(url: string): Sequelize {
  const database = openDatabase({ url, poolSize: 2 });
  undo.push(() => database.close());
  return database;
}

/** A user of the database's server with the rights that the guide gives to that kind, and nothing else. */
async function userFor(kind: keyof typeof REFUSED, databaseUrl: string): Promise<string> {
  const guide = await readFile(GUIDE, "utf8");
  expect(guide).toMatch(new RegExp(`^CREATE USER .*'jobmap_${kind}'@'…' IDENTIFIED BY '…'[,;]`, "m"));
  const grant = new RegExp(`^GRANT ([A-Z, ]+) ON jobmap\\.\\* TO 'jobmap_${kind}'@'…';$`, "m");
  const [, rights = ""] = grant.exec(guide) ?? [];
  expect(rights, `The guide says what ${kind} may do.`).toContain("SELECT");
  const address = new URL(databaseUrl);
  const user = `jobmap_${kind}_${process.pid}`;
  const admin = connect(databaseUrl);
  for (const host of ["127.0.0.1", "localhost"]) {
    const account = `'${user}'@'${host}'`;
    await admin.query(`CREATE OR REPLACE USER ${account} IDENTIFIED BY 'secret'`);
    undo.push(() => admin.query(`DROP USER IF EXISTS ${account}`));
    await admin.query(`GRANT ${rights} ON \`${address.pathname.slice(1)}\`.* TO ${account}`);
  }
  [address.username, address.password] = [user, "secret"];
  return address.href;
}

async function expectRefusals(kind: keyof typeof REFUSED, url: string): Promise<void> {
  const database = connect(url);
  for (const statement of [...REFUSED[kind], ...ALWAYS_REFUSED])
    await expect(database.query(statement), `${kind}: ${statement}`).rejects.toThrow(
      /denied|you need \(at least one of\)/i,
    );
}

async function start(databaseUrl: string): Promise<Product> {
  const product = await startProduct({ databaseUrl });
  undo.push(() => {
    product.kill("SIGKILL");
    return product.ended;
  });
  return product;
}

describe("database users", () => {
  it("migrate, serve and back up with the rights in the guide, and have no others", async () => {
    const url = await scratchDatabase("rights");
    const serving = await userFor("serving", url);
    const migrating = await userFor("migrating", url);

    const tooEarly = await start(serving);
    expect(await tooEarly.ended).toBe(1);
    expect(tooEarly.output()).toMatch(/denies the user "jobmap_serving_\d+" .*operating\.md/);

    const tables = connect(migrating);
    await prepareDatabase(tables, { url: migrating });
    await new Schema(tables).down();
    const behind = await start(serving);
    expect(await behind.ended).toBe(1);
    expect(behind.output()).toMatch(/The migration \d{4}\S+ failed: .*denied to user 'jobmap_serving/);
    await prepareDatabase(tables, { url: migrating });

    const product = await start(serving);
    await product.ready;
    expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
    defineModels(connect(url));
    const { email } = await buildAccount();
    const visit = await fetch(`${product.url}/api/v1/auth/profile`);
    const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split("=")[1] ?? "";
    const signedIn = await fetch(`${product.url}/api/v1/auth/loginUser`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookies.join("; "), "X-XSRF-TOKEN": token },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(await signedIn.text()).toContain('"status":true');
    await expectRefusals("serving", serving);
    await expectRefusals("migrating", migrating);
  });

  it("back up with read-only rights, and restore with the rights to migrate", async () => {
    const url = await scratchDatabase("rights");
    const migrating = await userFor("migrating", url);
    const backup = await userFor("backup", url);
    await prepareDatabase(connect(migrating), { url: migrating });
    await expectRefusals("backup", backup);

    const folder = await mkdtemp(join(tmpdir(), "jobmap-rights-"));
    undo.push(() => rm(folder, { recursive: true }));
    const files = createFiles({ FILES_DIR: join(folder, "files"), FILES_S3_REGION: "" });
    const say = () => {};
    await backUp({ url: backup, database: connect(backup), files, folder: join(folder, "backup"), say });
    const into = await userFor("migrating", await scratchDatabase("rights_restored"));
    const manifest = await restore({ folder: join(folder, "backup"), url: into, files, say });
    expect(manifest.migrations.length).toBeGreaterThan(20);
  });
});
