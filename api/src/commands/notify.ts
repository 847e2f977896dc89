import { QueryTypes, type Transaction } from "sequelize";
import type { MailName, MailValues } from "../mail/values.ts";
import { NOTIFICATION_KINDS } from "../notifications/catalog.ts";
import type { NotificationOf } from "../notifications/values.ts";
import { ROLES } from "../policies/roles.ts";
import type { Services } from "../services.ts";
import { findMailReaders, type MailReader } from "./mail-readers.ts";
import { queueMessages } from "./push/queue-messages.ts";
import { queueMails } from "./queue-mail.ts";

/** A notification for one person. */
export interface NotificationToSend {
  readonly accountId: number;
  readonly notification: NotificationOf;
  /** A second notification with the same key is not sent to this person. At most 120 characters. */
  readonly dedupeKey: string;
  /**
   * A mail with more detail than the notification, given who reads it; by default the mail has the notification's text.
   */
  readonly mail?: (reader: MailReader) => MailOfNotification;
}

type MailOfNotification = {
  [N in MailName]: { template: N; values: MailValues[N] };
}[MailName];

/** Recipients per round of statements. */
const BATCH_SIZE = 500;

/**
 * Notifies one account in the caller's transaction: in the product, and by mail unless they switched that off. The notification
 * is sent if and only if the transaction commits.
 */
export async function notify(
  services: Services,
  transaction: Transaction,
  notification: NotificationToSend,
): Promise<void> {
  await notifyAll(services, transaction, [notification]);
}

/** The same for many recipients. */
export async function notifyAll(
  services: Services,
  transaction: Transaction,
  notifications: readonly NotificationToSend[],
): Promise<void> {
  for (let start = 0; start < notifications.length; start += BATCH_SIZE) {
    const fresh = await untold(services, notifications.slice(start, start + BATCH_SIZE), transaction);
    await store(services, fresh, transaction);
    await queueMessages(services, fresh, transaction);
    await mail(services, fresh, transaction);
  }
  if (notifications.length > 0) transaction.afterCommit(() => services.signals.send("notifications"));
}

async function untold(
  { database }: Services,
  notifications: readonly NotificationToSend[],
  transaction: Transaction,
): Promise<NotificationToSend[]> {
  const told = await database.query<{ account_id: number; dedupe_key: string }>(
    "SELECT account_id, dedupe_key FROM notifications WHERE (account_id, dedupe_key) IN (?)",
    {
      replacements: [notifications.map(({ accountId, dedupeKey }) => [accountId, dedupeKey])],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  const known = new Set(told.map((row) => `${row.account_id} ${row.dedupe_key}`));
  return notifications.filter(({ accountId, dedupeKey }) => !known.has(`${accountId} ${dedupeKey}`));
}

async function store(
  { database, now }: Services,
  notifications: readonly NotificationToSend[],
  transaction: Transaction,
): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map(({ accountId, notification, dedupeKey }) => [
    accountId,
    notification.type,
    JSON.stringify(notification.values),
    dedupeKey,
    now(),
  ]);
  await database.query(
    "INSERT IGNORE INTO notifications (account_id, type, notice_values, dedupe_key, created_at) VALUES ?",
    { replacements: [rows], type: QueryTypes.INSERT, transaction },
  );
}

/**
 * Candidates are mailed immediately; notifications of employers wait for the digest worker, which mails the first one
 * immediately as well, unless they have a mail of their own.
 */
async function mail(
  services: Services,
  notifications: readonly NotificationToSend[],
  transaction: Transaction,
): Promise<void> {
  const isDigested = ({ notification, mail: own }: NotificationToSend) =>
    own === undefined && ROLES[NOTIFICATION_KINDS[notification.type].role].hasDigests;
  await addToDigests(services, notifications.filter(isDigested), transaction);
  const direct = notifications.filter((notification) => !isDigested(notification));
  if (direct.length === 0) return;
  const ids = [...new Set(direct.map(({ accountId }) => accountId))];
  const readers = await findMailReaders(services, ids, transaction);
  await queueMails(
    services,
    transaction,
    direct.flatMap(({ accountId, notification, dedupeKey, mail: more }) => {
      const reader = readers.get(accountId);
      if (!reader || reader.optedOut.has(notification.type)) return [];
      const said = more?.(reader) ?? {
        template: "notice" as const,
        values: { notice: notification, unsubscribeKey: reader.unsubscribeKey },
      };
      return [
        {
          ...said,
          to: reader.email,
          language: reader.language,
          dedupeKey: `notice:${accountId}:${dedupeKey}`,
        },
      ];
    }),
  );
}

async function addToDigests(
  { database, signals }: Services,
  notifications: readonly NotificationToSend[],
  transaction: Transaction,
): Promise<void> {
  if (notifications.length === 0) return;
  await database.query(
    `INSERT IGNORE INTO digest_notices (notification_id, account_id)
     SELECT id, account_id FROM notifications WHERE (account_id, dedupe_key) IN (?)`,
    {
      replacements: [notifications.map(({ accountId, dedupeKey }) => [accountId, dedupeKey])],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  transaction.afterCommit(() => signals.send("digests"));
}
