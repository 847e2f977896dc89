import { randomBytes } from "node:crypto";
import type { NoticeType } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import type { NoticeOf } from "../notices/catalogue.ts";
import type { Services } from "../services.ts";
import { queueMail } from "./queue-mail.ts";

/** Something one person is to be told. */
export interface NoticeToSend {
  readonly accountId: number;
  readonly notice: NoticeOf;
  /** The same again for this person is not told twice. At most 120 characters. */
  readonly dedupeKey: string;
}

/**
 * Tells somebody something, in the caller's transaction: in the product, and by mail unless they switched that off. Told if and
 * only if the transaction commits.
 */
export async function notify(
  services: Services,
  transaction: Transaction,
  { accountId, notice, dedupeKey }: NoticeToSend,
): Promise<void> {
  const { database, now } = services;
  const { type, values } = notice;
  const [, inserted] = await database.query(
    `INSERT IGNORE INTO notifications (account_id, type, notice_values, dedupe_key, created_at) VALUES (?, ?, ?, ?, ?)`,
    {
      replacements: [accountId, type, JSON.stringify(values), dedupeKey, now()],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  if (inserted === 0) return;
  transaction.afterCommit(() => services.noticeFeed.wake());
  const address = await mailAddress(services, accountId, type, transaction);
  if (address === undefined) return;
  await queueMail(services, transaction, {
    template: "notice",
    to: address,
    values: { notice, unsubscribeKey: await unsubscribeKey(services, accountId, transaction) },
    dedupeKey: `notice:${accountId}:${dedupeKey}`,
  });
}

/** Where the mail of this kind goes; undefined for somebody who does not want it, or is gone. */
async function mailAddress(
  { database }: Pick<Services, "database">,
  accountId: number,
  type: NoticeType,
  transaction: Transaction,
): Promise<string | undefined> {
  const [row] = await database.query<{ email: string }>(
    `SELECT a.email FROM accounts a
     LEFT JOIN notice_opt_outs o ON o.account_id = a.id AND o.type = ?
     WHERE a.id = ? AND a.deactivated_at IS NULL AND o.account_id IS NULL`,
    { replacements: [type, accountId], type: QueryTypes.SELECT, transaction },
  );
  return row?.email;
}

/** The key that stands in somebody's mails and can end them, made at the first. */
async function unsubscribeKey(
  { database }: Pick<Services, "database">,
  accountId: number,
  transaction: Transaction,
): Promise<string> {
  await database.query("INSERT IGNORE INTO unsubscribe_keys (account_id, unsubscribe_key) VALUES (?, ?)", {
    replacements: [accountId, randomBytes(16).toString("base64url")],
    transaction,
  });
  const [row] = await database.query<{ unsubscribe_key: string }>(
    "SELECT unsubscribe_key FROM unsubscribe_keys WHERE account_id = ?",
    { replacements: [accountId], type: QueryTypes.SELECT, transaction },
  );
  if (!row) throw new Error(`account ${accountId} has no key`);
  return row.unsubscribe_key;
}
