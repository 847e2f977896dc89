import type { Sequelize } from "sequelize";
import { createDatabaseIfMissing } from "../src/database.ts";
import { Schema } from "./schema.ts";
import { withSchemaLock } from "./schema-lock.ts";

export interface PrepareOptions {
  /** Names the database; it is created if it does not exist. */
  readonly url: string;
  /** Called with each step. */
  say?(step: string): void;
  /** Once it is aborted, no further step begins; the statement in progress is finished. */
  readonly signal?: AbortSignal | undefined;
}

export interface SeedSize {
  /** Number of demo jobs; 0 for none. */
  readonly demoJobs: number;
  readonly now: Date;
}

/**
 * Prepares a database for this release: creates it, migrates it and, with `seeds`, fills it. Processes that start together run
 * one after another, and if one is stopped or killed anywhere, the next one finishes its work.
 * @returns names of the migrations that were applied
 * @throws SchemaError with a readable message, if it cannot be done
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
        // Half of what `npm run db` would load, and most of its verbs fill nothing.
        const { seed } = await import("./seed.ts");
        await seed(database, { ...seeds, say });
      }
      return applied;
    },
    { onWait: () => say("Waiting for another process to prepare this database"), signal },
  );
}
