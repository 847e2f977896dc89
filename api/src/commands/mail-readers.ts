import { randomBytes } from "node:crypto";
import { QueryTypes, type Transaction } from "sequelize";
import type { Services } from "../services.ts";

/** Somebody who can be written to. */
export interface MailReader {
  readonly email: string;
  /** Stands in the links that end mails. */
  readonly unsubscribeKey: string;
  /** Kinds of notifications that are not wanted by mail. */
  readonly optedOut: ReadonlySet<string>;
}

/** Who can be written to, by account, each with a key for the links that end mails; those who are deactivated are left alone. */
export async function findMailReaders(
  { database }: Pick<Services, "database">,
  accountIds: readonly number[],
  transaction: Transaction,
): Promise<Map<number, MailReader>> {
  await database.query("INSERT IGNORE INTO unsubscribe_keys (account_id, unsubscribe_key) VALUES ?", {
    replacements: [accountIds.map((id) => [id, randomBytes(16).toString("base64url")])],
    transaction,
  });
  const rows = await database.query<{
    id: number;
    email: string;
    unsubscribe_key: string;
    opted_out: string | null;
  }>(
    `SELECT a.id, a.email, k.unsubscribe_key, GROUP_CONCAT(o.type) AS opted_out
     FROM accounts a JOIN unsubscribe_keys k ON k.account_id = a.id
     LEFT JOIN notice_opt_outs o ON o.account_id = a.id
     WHERE a.id IN (?) AND a.deactivated_at IS NULL GROUP BY a.id, a.email, k.unsubscribe_key`,
    { replacements: [accountIds], type: QueryTypes.SELECT, transaction },
  );
  return new Map(
    rows.map(({ id, email, unsubscribe_key: unsubscribeKey, opted_out }) => [
      id,
      { email, unsubscribeKey, optedOut: new Set(opted_out?.split(",") ?? []) },
    ]),
  );
}
