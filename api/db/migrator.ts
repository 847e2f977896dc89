import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { QueryTypes, type Sequelize } from "sequelize";
import { Umzug, type UmzugStorage } from "umzug";

/** Runs one statement of plain SQL; values go in as replacements, never into the text. */
export type RunSql = (statement: string, replacements?: readonly unknown[]) => Promise<void>;

/** What a file under `migrations/` exports. Migrations are immutable and never import models. */
export interface Migration {
  up(sql: RunSql): Promise<void>;
  down(sql: RunSql): Promise<void>;
}

const FOLDER = new URL("./migrations/", import.meta.url);
const TABLE = "schema_migrations";

/**
 * The migrations of this folder over one database. `up()` applies what is pending, `down({to: 0})` takes all of it
 * back. MySQL commits DDL statement by statement, so a migration that fails half-way must be repeatable by hand; keep
 * them small.
 */
export function createMigrator(sequelize: Sequelize) {
  const run: RunSql = async (statement, replacements) => {
    await sequelize.query(statement, replacements ? { replacements: [...replacements] } : {});
  };
  return new Umzug({
    migrations: readdirSync(fileURLToPath(FOLDER))
      .filter((file) => /^\d{4}-.+\.ts$/.test(file))
      .sort()
      .map((file) => ({
        name: file.replace(/\.ts$/, ""),
        up: async () => (await load(file)).up(run),
        down: async () => (await load(file)).down(run),
      })),
    storage: storage(sequelize),
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

function storage(sequelize: Sequelize): UmzugStorage {
  const ready = () =>
    sequelize.query(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (name VARCHAR(100) NOT NULL PRIMARY KEY, applied_at DATETIME NOT NULL)`,
    );
  return {
    async logMigration({ name }) {
      await sequelize.query(`INSERT INTO ${TABLE} VALUES (?, UTC_TIMESTAMP())`, { replacements: [name] });
    },
    async unlogMigration({ name }) {
      await sequelize.query(`DELETE FROM ${TABLE} WHERE name = ?`, { replacements: [name] });
    },
    async executed() {
      await ready();
      const rows = await sequelize.query<{ name: string }>(`SELECT name FROM ${TABLE} ORDER BY name`, {
        type: QueryTypes.SELECT,
      });
      return rows.map((row) => row.name);
    },
  };
}
