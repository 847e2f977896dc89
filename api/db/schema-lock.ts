import { QueryTypes } from "sequelize";
import { openDatabase } from "../src/database.ts";
import { SchemaError } from "./schema.ts";

/** Seconds of one wait for the lock; between two waits a process that is asked to stop does so. */
const WAIT_SECONDS = 2;
/** Longest time that another process may prepare a database, in waits. */
const MAX_WAITS = 1_800;

export interface LockOptions {
  /** Called once if another process holds the lock. */
  onWait?(): void;
  signal?: AbortSignal | undefined;
}

/**
 * Runs `work` while no other process changes the tables of the database that `url` names. The server releases the lock by itself
 * if this process dies.
 */
export async function withSchemaLock<T>(
  url: string,
  work: () => Promise<T>,
  { onWait, signal }: LockOptions = {},
): Promise<T> {
  const database = openDatabase({ url, poolSize: 1 });
  // The transaction only reserves a connection: the lock belongs to that connection.
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
