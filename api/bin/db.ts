/**
 * `npm run db -- status | migrate | down | seed | reset`: shows the state of a database's tables, and migrates them forward and
 * back.
 */
import { parseArgs } from "node:util";
import type { Sequelize } from "sequelize";
import { confirmByName } from "../db/confirm.ts";
import { whatIsIn } from "../db/installation.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { Schema, SchemaError } from "../db/schema.ts";
import { withSchemaLock } from "../db/schema-lock.ts";
import { openDatabase } from "../src/database.ts";
import { readDatabaseUrl, readEnv, SettingsError } from "../src/env.ts";
import { bootFailure } from "../src/errors/boot-failure.ts";

const USAGE = `npm run db -- status            lists applied and pending migrations
npm run db -- migrate           applies pending migrations
npm run db -- down [--to NAME]  reverts the newest migration, or all down to and including NAME
npm run db -- seed              migrates, and loads the initial data
npm run db -- reset             deletes every table, then runs seed

The database is the one that DATABASE_URL names. Where it holds what people entered, down, seed and reset ask
for its name first; --confirm NAME answers beforehand.`;

interface Task {
  readonly url: string;
  readonly database: Sequelize;
  readonly to: string | undefined;
  /** Asks for confirmation before something that cannot be undone, if the database is in use. */
  ask(what: string): Promise<void>;
}

const say = (text: string) => console.log(text);
const none = (names: readonly string[]) => (names.length === 0 ? "none" : names.join(", "));

const verbs: Readonly<Record<string, (task: Task) => Promise<void>>> = {
  async status({ database }) {
    const { applied, pending, unknown, unfinished } = await new Schema(database).status();
    say(`Applied: ${applied.length}, the newest ${applied.at(-1) ?? "none"}`);
    say(`Pending: ${none(pending)}`);
    if (unfinished) say(`Interrupted, and finished first by the next migrate: ${unfinished}`);
    if (unknown.length > 0) say(`From a newer release: ${none(unknown)}`);
  },
  async migrate({ database, url }) {
    const applied = await prepareDatabase(database, { url, say });
    say(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "There is nothing to apply.");
  },
  async down({ database, url, to, ask }) {
    await ask("Reverting migrations deletes the columns and tables that they created.");
    const gone = await withSchemaLock(url, () => new Schema(database).down(to));
    say(gone.length > 0 ? `Reverted ${gone.join(", ")}.` : "There is nothing to revert.");
  },
  async seed({ database, url, ask }) {
    const { DEMO_JOBS: demoJobs } = readEnv();
    if (demoJobs > 0) await ask(`This adds ${demoJobs.toLocaleString("en-US")} demo jobs to it.`);
    await prepareDatabase(database, { url, say }, { demoJobs, now: new Date() });
    say("The initial data is loaded.");
  },
  async reset(task) {
    await task.ask("This deletes all of its tables.");
    await withSchemaLock(task.url, () => new Schema(task.database).down(0));
    say("All tables are deleted.");
    await verbs["seed"]?.({ ...task, ask: async () => {} });
  },
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, confirm: { type: "string" } },
  });
  const verb = Object.entries(verbs).find(([name]) => name === positionals[0])?.[1];
  if (!verb || positionals.length > 1) throw new SchemaError(USAGE);
  const url = readDatabaseUrl();
  const database = openDatabase({ url });
  const ask = async (what: string) => {
    const found = await whatIsIn(database);
    if (found.isInUse) await confirmByName({ url, found, what, answer: values.confirm, say });
  };
  await verb({ url, database, to: values.to, ask }).finally(() => database.close());
}

await run().catch((error: unknown) => {
  const refused = error instanceof SettingsError ? error.message : bootFailure(error, readDatabaseUrl());
  const isPlain = error instanceof Error && !("parent" in error);
  console.error(refused ?? (isPlain ? error.message : error));
  process.exitCode = 1;
});
