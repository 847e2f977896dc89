import { Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import type { Services } from "../../services.ts";

/**
 * Runs a transaction on payments, again after a deadlock. Each of its statements sees what is committed by then, so that what is
 * read after a lock is what the lock protects.
 */
export function transact<T>(
  { database }: Pick<Services, "database">,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  return retried(() => database.transaction({ isolationLevel }, work));
}
