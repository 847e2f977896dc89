import { QueryTypes, type Sequelize } from "sequelize";
import { afterEach, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../db/prepare.ts";
import { Schema } from "../../db/schema.ts";
import { withSchemaLock } from "../../db/schema-lock.ts";
import { openDatabase } from "../../src/database.ts";
import { scratchDatabase } from "../support/database.ts";

/** What a process that is killed leaves: nothing after this query reaches the database. */
class Killed extends Error {
  override readonly message = "killed";
}

const BOOKKEEPING = /^\s*(?:SELECT|START|COMMIT|ROLLBACK|SET|CREATE TABLE IF NOT EXISTS schema_)/i;

const open: Sequelize[] = [];
function connect(url: string): Sequelize {
  const database = openDatabase({ url, poolSize: 3 });
  open.push(database);
  return database;
}
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

/** Lets `left` queries that change something through; the next one does not come to be sent, or its answer not back. */
function killAfter(database: Sequelize, left: number, isAnswerLost: boolean): void {
  const query = database.query.bind(database) as (...args: unknown[]) => Promise<unknown>;
  let queries = left;
  const dying = async (...args: unknown[]) => {
    if (BOOKKEEPING.test(String(args[0]))) return query(...args);
    if (queries < 0) throw new Killed();
    if (--queries >= 0) return query(...args);
    if (isAnswerLost) await query(...args);
    throw new Killed();
  };
  Object.assign(database, { query: dying });
}

function shapeOf(database: Sequelize) {
  return database.query(
    `SELECT table_name, column_name, column_type, is_nullable, column_default, extra FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name NOT LIKE 'schema\\_%' ORDER BY table_name, ordinal_position`,
    { type: QueryTypes.SELECT },
  );
}

function namesOf(database: Sequelize) {
  return database.query(
    `SELECT table_name, constraint_name FROM information_schema.table_constraints WHERE table_schema = DATABASE()
       AND table_name NOT LIKE 'schema\\_%'
     UNION SELECT table_name, index_name FROM information_schema.statistics WHERE table_schema = DATABASE()
       AND table_name NOT LIKE 'schema\\_%' ORDER BY 1, 2`,
    { type: QueryTypes.SELECT },
  );
}

/** Tries again and again, each time killed a little further on, until it goes through. @returns how often it was killed */
async function untilDone(url: string, work: (database: Sequelize) => Promise<unknown>): Promise<number> {
  for (let kills = 0; kills < 2_000; kills++) {
    const database = connect(url);
    killAfter(database, kills % 6, kills % 4 < 2);
    try {
      await work(database);
      return kills;
    } catch (error) {
      // The migrator says it in words of its own.
      const isKill = error instanceof Error && /\bkilled\b/.test(error.message);
      if (!isKill) throw error;
    } finally {
      open.splice(open.indexOf(database), 1);
      await database.close();
    }
  }
  throw new Error("It never went through.");
}

describe("the tables of a database", () => {
  it("are created and removed even if every statement is interrupted", async () => {
    const whole = connect(await scratchDatabase("schema"));
    await new Schema(whole).migrate();
    const [shape, names] = [await shapeOf(whole), await namesOf(whole)];

    const url = await scratchDatabase("schema");
    const killed = await untilDone(url, (database) => new Schema(database).migrate());
    expect(killed).toBeGreaterThan(100);
    const database = connect(url);
    expect(await shapeOf(database)).toEqual(shape);
    expect(await namesOf(database)).toEqual(names);

    await untilDone(url, (dying) => new Schema(dying).down(0));
    expect(await shapeOf(database)).toEqual([]);
  });

  it("are changed by one process at a time", async () => {
    const url = await scratchDatabase("schema");
    const waited: string[] = [];
    const prepare = () => prepareDatabase(connect(url), { url, say: (step) => waited.push(step) });
    const applied = await Promise.all([prepare(), prepare(), prepare()]);
    expect(applied.map((names) => names.length > 0).sort()).toEqual([false, false, true]);
    expect(waited).toContain("Waiting for another process to prepare this database");
  });

  it("stay unchanged if a waiting process is asked to stop", async () => {
    const url = await scratchDatabase("schema");
    const stop = new AbortController();
    await withSchemaLock(url, async () => {
      const waiting = withSchemaLock(url, async () => {}, {
        onWait: () => stop.abort(),
        signal: stop.signal,
      });
      await expect(waiting).rejects.toThrow(/abort/i);
    });
  });

  it("are rejected by a release that does not know newer changes", async () => {
    const url = await scratchDatabase("schema");
    const database = connect(url);
    await new Schema(database).migrate();
    await database.query("INSERT INTO schema_migrations VALUES ('9999-of-tomorrow', UTC_TIMESTAMP())");
    expect(await new Schema(database).status()).toMatchObject({ unknown: ["9999-of-tomorrow"], pending: [] });
    await expect(new Schema(database).migrate()).rejects.toThrow(
      /newer release has changed this database \(9999-of-tomorrow\)/,
    );
    await expect(new Schema(database).down()).rejects.toThrow(/Only the release that made these changes/);
  });

  it("explain why they cannot be changed, and continue once fixed", async () => {
    const url = await scratchDatabase("schema");
    const database = connect(url);
    await database.query("CREATE TABLE feedback (id INT)");
    await expect(new Schema(database).migrate()).rejects.toThrow(
      /^The migration 0008-feedback failed: .*already exists/,
    );
    await database.query("DROP TABLE feedback");
    await new Schema(database).migrate();
    expect(await new Schema(database).status()).toMatchObject({ pending: [], unfinished: undefined });
  });
});
