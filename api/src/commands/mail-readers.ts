import { randomBytes } from "node:crypto";
import type { Language } from "@jobmap/contract/languages";
import { QueryTypes, type Transaction } from "sequelize";
import type { Services } from "../services.ts";

/** An account that can receive mail. */
export interface MailReader {
  readonly email: string;
  readonly language: Language;
  /** Part of the unsubscribe links in mails. */
  readonly unsubscribeKey: string;
  /** Kinds of notifications that the account does not want by mail. */
  readonly optedOut: ReadonlySet<string>;
}

/** Accounts that can receive mail, by id, each with a key for the unsubscribe links; deactivated ones are left out. */
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
    language: Language;
    unsubscribe_key: string;
    opted_out: string | null;
  }>(
    `SELECT a.id, a.email, a.language, k.unsubscribe_key, GROUP_CONCAT(o.type) AS opted_out
     FROM accounts a JOIN unsubscribe_keys k ON k.account_id = a.id
     LEFT JOIN notice_opt_outs o ON o.account_id = a.id
     WHERE a.id IN (?) AND a.deactivated_at IS NULL GROUP BY a.id, a.email, a.language, k.unsubscribe_key`,
    { replacements: [accountIds], type: QueryTypes.SELECT, transaction },
  );
  return new Map(
    rows.map(({ id, email, language, unsubscribe_key: unsubscribeKey, opted_out }) => [
      id,
      { email, language, unsubscribeKey, optedOut: new Set(opted_out?.split(",") ?? []) },
    ]),
  );
}
