import { QueryTypes, type Transaction } from "sequelize";
import type { Services } from "../../services.ts";

/** Queues notifications that were just stored for the devices of their accounts, in the same transaction. */
export async function queueMessages(
  { database, signals }: Pick<Services, "database" | "signals">,
  notifications: readonly { readonly accountId: number; readonly dedupeKey: string }[],
  transaction: Transaction,
): Promise<void> {
  if (notifications.length === 0) return;
  const [, queued] = await database.query(
    `INSERT IGNORE INTO push_messages (device_id, notification_id)
     SELECT d.id, n.id FROM notifications n JOIN push_devices d ON d.account_id = n.account_id
     WHERE (n.account_id, n.dedupe_key) IN (?)`,
    {
      replacements: [notifications.map(({ accountId, dedupeKey }) => [accountId, dedupeKey])],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  if (queued > 0) transaction.afterCommit(() => signals.send("push_messages"));
}
