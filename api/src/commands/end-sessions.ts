import { QueryTypes, type Transaction } from "sequelize";
import type { Services } from "../services.ts";
import { endReplyLinks } from "./thread/reply-links.ts";

/** Which sessions of an account: one, all but one, or all. */
export type WhichSessions = { only: number } | { except: number } | "all";

/**
 * Ends sessions of an account in the caller's transaction: their tokens become invalid when it commits, and their sockets close
 * within a second in every process. Unless it is only one, links in mails that open a conversation end as well. Returns the
 * number of sessions.
 */
export async function endSessions(
  { database, signals }: Pick<Services, "database" | "signals">,
  transaction: Transaction,
  accountId: number,
  which: WhichSessions,
): Promise<number> {
  if (which === "all" || "except" in which) await endReplyLinks({ database }, transaction, accountId);
  const [condition, values] =
    which === "all"
      ? ["", []]
      : "only" in which
        ? ["AND id = ?", [which.only]]
        : ["AND id <> ?", [which.except]];
  const rows = await database.query<{ id: number }>(
    `SELECT id FROM sessions WHERE account_id = ? ${condition} ORDER BY id FOR UPDATE`,
    { replacements: [accountId, ...values], type: QueryTypes.SELECT, transaction },
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await database.query("INSERT IGNORE INTO session_ends (session_id) VALUES ?", {
    replacements: [ids.map((id) => [id])],
    transaction,
  });
  await database.query("DELETE FROM sessions WHERE id IN (?)", { replacements: [ids], transaction });
  transaction.afterCommit(() => signals.send("session_ends"));
  return ids.length;
}
