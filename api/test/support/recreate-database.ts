import { QueryTypes, type Sequelize } from "sequelize";
import { createDatabaseIfMissing, openDatabase } from "../../src/database.ts";

const PREFIX = "jobmap_test";

/**
 * The name of the database of one of Vitest's workers. It carries the process that runs the tests, so that two runs at
 * once do not meet.
 */
export const databaseName = (run: number | string, worker: number | string) => `${PREFIX}_${run}_${worker}`;

/**
 * Makes an empty database called `name` on the server of `serverUrl`, dropping what was there under that name.
 * @returns its URL
 */
export async function recreateDatabase(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, (server) => drop(server, name));
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  await createDatabaseIfMissing(address.href);
  return address.href;
}

/** Drops the databases of test runs for which `isOver` is true of their process. */
export async function dropTestDatabases(serverUrl: string, isOver: (run: number) => boolean): Promise<void> {
  await onServer(serverUrl, async (server) => {
    const rows = await server.query<{ name: string }>(
      "SELECT schema_name AS name FROM information_schema.schemata",
      { type: QueryTypes.SELECT },
    );
    for (const { name } of rows) {
      const run = new RegExp(`^${PREFIX}_(\\d+)_\\w+$`).exec(name)?.[1];
      if (run && isOver(Number(run))) await drop(server, name);
    }
  });
}

async function onServer(serverUrl: string, work: (server: Sequelize) => Promise<void>): Promise<void> {
  const address = new URL(serverUrl);
  address.pathname = "/";
  const server = openDatabase({ url: address.href, poolSize: 1 });
  await work(server).finally(() => server.close());
}

async function drop(server: Sequelize, name: string): Promise<void> {
  if (!/^\w+_(test|e2e)\w*$/.test(name)) throw new Error(`"${name}" is not the name of a test database.`);
  await server.query(`DROP DATABASE IF EXISTS \`${name}\``);
}
