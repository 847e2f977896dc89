import { QueryTypes, type Sequelize } from "sequelize";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { prepareDatabase } from "../../db/prepare.ts";
import { openDatabase } from "../../src/database.ts";
import { defineModels } from "../../src/models/index.ts";
import { copyDatabase } from "./copy-database.ts";
import { databaseName, recreateDatabase } from "./recreate-database.ts";

/** Rows that belong to the schema. */
const KEPT = ["schema_migrations", "plans"];

export interface DatabaseOptions {
  /** Tables that keep their rows between tests, such as `places`; they are emptied before the first one. */
  keep?: readonly string[];
}

/** The URL of this worker's database. */
export function databaseUrl(): string {
  const { server, run, worker } = here();
  const address = new URL(server);
  address.pathname = `/${databaseName(run, worker)}`;
  return address.href;
}

/** Makes another, empty database for a test that needs one beside its worker's; returns its URL. */
export function scratchDatabase(label: string): Promise<string> {
  const { server, run, worker } = here();
  return recreateDatabase(server, databaseName(run, `${worker}_${label}`));
}

/**
 * The same with the tables of this release, and a gazetteer of two states: a process of ours reads all of it before it does anything. The
 * tables are copied, which takes a fraction of making them.
 */
export async function preparedDatabase(label: string): Promise<string> {
  const { server, run } = here();
  const original = new URL(server);
  original.pathname = `/${databaseName(run, "prepared")}`;
  const database = openDatabase({ url: original.href, poolSize: 2 });
  try {
    // Whoever comes second waits for the first, and finds it done.
    await prepareDatabase(database, { url: original.href }, { demoJobs: 0, now: new Date() });
    await keepTwoStates(database);
  } finally {
    await database.close();
  }
  const url = await scratchDatabase(label);
  await copyDatabase(original.href, url);
  return url;
}

/** Leaves a loaded gazetteer with the places of Maryland and Nevada. The product takes it for whole and loads no other. */
export async function keepTwoStates(database: Sequelize): Promise<void> {
  await database.query("DELETE FROM places WHERE country <> 'US' OR region NOT IN ('MD', 'NV')");
}

/** Where `.tools/test-databases.mjs` has put the databases of this run, and which worker we are. */
function here() {
  const { TEST_DATABASE_URL: server, TEST_RUN: run, VITEST_POOL_ID: worker } = process.env;
  if (!server || !run || !worker) throw new Error("This test needs a database: name its file *.db.test.ts.");
  return { server, run, worker };
}

/**
 * Gives the tests of a file this worker's database: migrated, with models, and emptied before each test.
 * @returns the open pool, to be asked for inside of hooks and tests
 */
export function useDatabase({ keep = [] }: DatabaseOptions = {}): () => Sequelize {
  let database: Sequelize | undefined;
  const current = () => {
    if (!database) throw new Error("The database is open only inside of hooks and tests.");
    return database;
  };
  beforeAll(async () => {
    database = openDatabase({ url: databaseUrl(), poolSize: 5 });
    defineModels(database);
    await empty(database, KEPT);
  });
  beforeEach(() => empty(current(), [...KEPT, ...keep]));
  afterAll(() => database?.close());
  return current;
}

/** Deletes the rows of all tables but `kept`, in one connection because the checks are switched off for it. */
async function empty(database: Sequelize, kept: readonly string[]): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    { type: QueryTypes.SELECT },
  );
  const hasRows = tables
    .filter(({ name }) => !kept.includes(name))
    .map(({ name }) => `SELECT '${name}' AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM \`${name}\`)`);
  await database.transaction(async (transaction) => {
    await database.query("SET SESSION foreign_key_checks = 0", { transaction });
    // A test fills a few of the hundred tables: asked one by one, the others would take longer than most tests.
    const filled = await database.query<{ name: string }>(hasRows.join(" UNION ALL "), {
      type: QueryTypes.SELECT,
      transaction,
    });
    for (const { name } of filled) await database.query(`DELETE FROM \`${name}\``, { transaction });
    await database.query("SET SESSION foreign_key_checks = 1", { transaction });
  });
}
