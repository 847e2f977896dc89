import { DIGEST_PERIODS, type DigestPeriod } from "@jobmap/contract";
import { QueryTypes, Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { digestOf } from "../../mail/digest.ts";
import { isNotificationType } from "../../notifications/catalog.ts";
import type { NotificationOf } from "../../notifications/values.ts";
import type { Services } from "../../services.ts";
import { eachDue } from "../each-due.ts";
import { findMailReaders } from "../mail-readers.ts";
import { queueMail } from "../queue-mail.ts";

/** Maximum number of notifications per mail; the rest come with the next one. */
const MAX_NOTIFICATIONS = 5_000;

/**
 * Mails to every account its notifications since its last mail, if another mail is due. An account that fails is logged and
 * retried later.
 */
export async function sendDigests(services: Services): Promise<void> {
  await eachDue(
    (after, limit) => findDue(services, after, limit),
    ({ id }) => retried(() => sendDigest(services, id)),
    (error, { id }) =>
      services.log.error({ err: error, account: id }, "notifications were not mailed; retrying"),
  );
}

/** Accounts with notifications waiting for a mail. */
function findDue({ database, now }: Services, after: number, limit: number): Promise<{ id: number }[]> {
  return database.query<{ id: number }>(
    `SELECT DISTINCT n.account_id AS id FROM digest_notices n LEFT JOIN notice_digests d ON d.account_id = n.account_id
     WHERE n.account_id > ? AND (d.next_at IS NULL OR d.next_at <= ?) ORDER BY n.account_id LIMIT ?`,
    { replacements: [after, now(), limit], type: QueryTypes.SELECT },
  );
}

interface Waiting {
  readonly id: number;
  readonly type: string;
  readonly notice_values: string;
  readonly read_at: Date | null;
}

/**
 * Takes an account's waiting notifications and queues one mail, with the account's row locked: each notification is mailed once,
 * even if two workers meet or one dies halfway. Notifications read meanwhile are not mailed.
 */
async function sendDigest(services: Services, accountId: number): Promise<void> {
  const { database, now } = services;
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  await database.transaction({ isolationLevel }, async (transaction) => {
    const period = await lockPeriod(services, accountId, transaction);
    if (period === undefined) return;
    const waiting = await database.query<Waiting>(
      `SELECT n.id, n.type, n.notice_values, n.read_at FROM digest_notices d JOIN notifications n ON n.id = d.notification_id
       WHERE d.account_id = ? ORDER BY n.id LIMIT ${MAX_NOTIFICATIONS}`,
      { replacements: [accountId], type: QueryTypes.SELECT, transaction },
    );
    const last = waiting.at(-1);
    if (!last) return;
    await database.query("DELETE FROM digest_notices WHERE notification_id IN (?)", {
      replacements: [waiting.map(({ id }) => id)],
      transaction,
    });
    const reader = (await findMailReaders(services, [accountId], transaction)).get(accountId);
    const told = waiting.filter(({ type, read_at }) => read_at === null && !reader?.optedOut.has(type));
    const notifications = told.flatMap(({ type, notice_values }): NotificationOf[] =>
      isNotificationType(type) ? [{ type, values: JSON.parse(notice_values) }] : [],
    );
    const [first] = notifications;
    if (!reader || !first) return;
    const { unsubscribeKey, language } = reader;
    await queueMail(services, transaction, {
      ...(notifications.length === 1
        ? { template: "notice", values: { notice: first, unsubscribeKey } }
        : { template: "digest", values: { ...digestOf(notifications, language), unsubscribeKey } }),
      to: reader.email,
      language,
      dedupeKey: `digest:${accountId}:${last.id}`,
    });
    await database.query("UPDATE notice_digests SET next_at = ? WHERE account_id = ?", {
      replacements: [new Date(now().getTime() + DIGEST_PERIODS[period]), accountId],
      transaction,
    });
  });
}

/** @returns undefined when no mail is due: another worker was faster */
async function lockPeriod(
  { database, now }: Services,
  accountId: number,
  transaction: Transaction,
): Promise<DigestPeriod | undefined> {
  await database.query("INSERT IGNORE INTO notice_digests (account_id) VALUES (?)", {
    replacements: [accountId],
    transaction,
  });
  const [row] = await database.query<{ period: DigestPeriod; next_at: Date | null }>(
    "SELECT period, next_at FROM notice_digests WHERE account_id = ? FOR UPDATE",
    { replacements: [accountId], type: QueryTypes.SELECT, transaction },
  );
  return row && (row.next_at === null || row.next_at <= now()) ? row.period : undefined;
}
