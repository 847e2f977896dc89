import type { Sequelize } from "sequelize";
import { createDatabaseIfMissing } from "../src/database.ts";
import { defineModels } from "../src/models/index.ts";
import { Schema } from "./schema.ts";
import { withSchemaLock } from "./schema-lock.ts";
import { seed } from "./seed.ts";

export interface PrepareOptions {
  /** Names the database; it is made when it is missing. */
  readonly url: string;
  /** Told what is done now. */
  say?(step: string): void;
  /** No further step begins once it is aborted; the statement under way is finished. */
  readonly signal?: AbortSignal | undefined;
}

export interface SeedSize {
  /** Size of the demo data; 0 for none. */
  readonly demoJobs: number;
  readonly now: Date;
}

/**
 * Brings a database to where this release can serve from it: made, migrated and, with `seeds`, filled. Processes that start together do it
 * one after another, and one that is stopped or killed anywhere leaves what the next one finishes.
 * @returns names of the migrations that were applied
 * @throws SchemaError in words, when it cannot be done
 */
export async function prepareDatabase(
  database: Sequelize,
  { url, say = () => {}, signal }: PrepareOptions,
  seeds?: SeedSize,
): Promise<readonly string[]> {
  await createDatabaseIfMissing(url);
  return withSchemaLock(
    url,
    async () => {
      const applied = await new Schema(database, signal).migrate();
      if (applied.length > 0) say(`Applied ${applied.length} migrations`);
      if (seeds !== undefined) {
        defineModels(database);
        await seed(database, { ...seeds, say });
      }
      return applied;
    },
    { onWait: () => say("Waiting for another process that prepares this database"), signal },
  );
}
