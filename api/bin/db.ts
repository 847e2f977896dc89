/** `npm run db -- migrate | seed | reset`: brings the database to where `npm start` would, or back to its beginning. */
import type { Sequelize } from "sequelize";
import { createMigrator } from "../db/migrator.ts";
import { seed } from "../db/seed.ts";
import { createDatabaseIfMissing, migrate, openDatabase } from "../src/database.ts";
import { type Env, readEnv, SettingsError } from "../src/env.ts";
import { defineModels } from "../src/models/index.ts";

type Verb = (database: Sequelize, env: Env) => Promise<void>;

const verbs: Readonly<Record<string, Verb>> = {
  async migrate(database) {
    const applied = await migrate(database);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "There is nothing to apply.");
  },
  async seed(database, env) {
    await migrate(database);
    defineModels(database);
    await seed(database, { demoJobs: env.DEMO_JOBS, now: new Date(), say: (step) => console.log(step) });
    console.log("Everything is loaded.");
  },
  async reset(database, env) {
    if (env.NODE_ENV === "production") throw new Error("A production database is never reset.");
    await createMigrator(database).down({ to: 0 });
    console.log("All tables are gone.");
    await verbs["seed"]?.(database, env);
  },
};

async function run(name: string | undefined): Promise<void> {
  const verb = Object.entries(verbs).find(([each]) => each === name)?.[1];
  if (!verb) throw new Error(`npm run db -- ${Object.keys(verbs).join(" | ")}`);
  const env = readEnv();
  await createDatabaseIfMissing(env.DATABASE_URL);
  const database = openDatabase({ url: env.DATABASE_URL });
  await verb(database, env).finally(() => database.close());
}

await run(process.argv[2]).catch((error: unknown) => {
  const expected = error instanceof SettingsError || (error instanceof Error && !("parent" in error));
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
