import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { QueryTypes, type Sequelize } from "sequelize";
import { Umzug, type UmzugStorage } from "umzug";
import { MigrationJournal } from "./migration-journal.ts";
import type { RunSql } from "./run-sql.ts";

export type { RunSql };

/**
 * What a file under `migrations/` exports. Migrations are immutable, never import models, and run the same statements in the
 * same order every time: an interrupted one continues at the statement where it stopped.
 */
export interface Migration {
  up(sql: RunSql): Promise<void>;
  down(sql: RunSql): Promise<void>;
}

const FOLDER = new URL("./migrations/", import.meta.url);
const TABLE = "schema_migrations";

/**
 * The migrations of this folder on one database. `up()` applies what is pending, `down({to: 0})` reverts all of it. Both may be
 * killed at any statement, and continue there the next time.
 */
export function createMigrator(
  sequelize: Sequelize,
  journal: MigrationJournal = new MigrationJournal(sequelize),
) {
  return new Umzug({
    migrations: readdirSync(fileURLToPath(FOLDER))
      .filter((file) => /^\d{4}-.+\.ts$/.test(file))
      .sort()
      .map((file) => {
        const name = file.replace(/\.ts$/, "");
        return {
          name,
          up: async () => journal.carryOut(name, "up", (await load(file)).up),
          down: async () => journal.carryOut(name, "down", (await load(file)).down),
        };
      }),
    storage: storage(sequelize, journal),
    logger: undefined,
  });
}

async function load(file: string): Promise<Migration> {
  const module: unknown = await import(new URL(file, FOLDER).href);
  if (isMigration(module)) return module;
  throw new Error(`Migration ${file} must export up(sql) and down(sql).`);
}

function isMigration(module: unknown): module is Migration {
  return typeof module === "object" && module !== null && "up" in module && "down" in module;
}

function storage(sequelize: Sequelize, journal: MigrationJournal): UmzugStorage {
  // Checked first: a process that only serves has no privilege to create a table, and does not need it.
  const ready = async () => {
    const found = await sequelize.query(
      "SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name IN (?)",
      { replacements: [[TABLE, MigrationJournal.TABLE]], type: QueryTypes.SELECT },
    );
    if (found.length === 2) return;
    await sequelize.query(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (name VARCHAR(100) NOT NULL PRIMARY KEY, applied_at DATETIME NOT NULL)`,
    );
    await journal.createTable();
  };
  return {
    logMigration: ({ name }) =>
      sequelize.transaction(async (transaction) => {
        await sequelize.query(`INSERT INTO ${TABLE} VALUES (?, UTC_TIMESTAMP())`, {
          replacements: [name],
          transaction,
        });
        await journal.forget(name, transaction);
      }),
    unlogMigration: ({ name }) =>
      sequelize.transaction(async (transaction) => {
        await sequelize.query(`DELETE FROM ${TABLE} WHERE name = ?`, { replacements: [name], transaction });
        await journal.forget(name, transaction);
      }),
    async executed() {
      await ready();
      const rows = await sequelize.query<{ name: string }>(`SELECT name FROM ${TABLE} ORDER BY name`, {
        type: QueryTypes.SELECT,
      });
      return rows.map((row) => row.name);
    },
  };
}
