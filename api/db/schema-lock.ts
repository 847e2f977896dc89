import { QueryTypes } from "sequelize";
import { openDatabase } from "../src/database.ts";
import { SchemaError } from "./schema.ts";

/** Seconds of one wait for the lock; between two a process that is asked to stop stops. */
const WAIT_SECONDS = 2;
/** Longest that another process may prepare a database, in waits. */
const MAX_WAITS = 1_800;

export interface LockOptions {
  /** Told once when another process has the lock. */
  onWait?(): void;
  signal?: AbortSignal | undefined;
}

/**
 * Does `work` while no other process changes the tables of the database that `url` names. The server lets go of the lock by itself when this
 * process dies.
 */
export async function withSchemaLock<T>(
  url: string,
  work: () => Promise<T>,
  { onWait, signal }: LockOptions = {},
): Promise<T> {
  const database = openDatabase({ url, poolSize: 1 });
  // The transaction is there for its connection alone: the lock belongs to that.
  const held = database.transaction(async (transaction) => {
    const ask = async (call: string) => {
      const [row] = await database.query<{ answer: number | null }>(
        `SELECT ${call.replace("?", "SHA1(CONCAT(DATABASE(), '.schema'))")} AS answer`,
        { type: QueryTypes.SELECT, transaction },
      );
      return Number(row?.answer) === 1;
    };
    let isOurs = await ask("GET_LOCK(?, 0)");
    if (!isOurs) onWait?.();
    for (let waits = 0; !isOurs; waits++) {
      signal?.throwIfAborted();
      if (waits === MAX_WAITS)
        throw new SchemaError("Another process has been preparing this database for an hour. Is it stuck?");
      isOurs = await ask(`GET_LOCK(?, ${WAIT_SECONDS})`);
    }
    try {
      return await work();
    } finally {
      await ask("RELEASE_LOCK(?)");
    }
  });
  return held.finally(() => database.close());
}
