import { HOUR_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Account } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import { actorOf } from "../../security/actors.ts";
import { hashToken, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";

/** How long a link in a mail opens its conversation. After that one signs in. */
const REPLY_LINK_TTL_MS = 72 * HOUR_MS;

/** Whom a link speaks for, and about which application: it is good for nothing else. */
export interface LinkHolder {
  readonly actor: Actor;
  readonly applicationId: number;
}

/** Makes a link for one conversation of one account, in the caller's transaction. @returns the key that the mail carries */
export async function createReplyLink(
  { database, now }: Pick<Services, "database" | "now">,
  transaction: Transaction,
  { applicationId, accountId }: { applicationId: number; accountId: number },
): Promise<string> {
  const key = newToken();
  await database.query(
    "INSERT INTO reply_links (token_hash, application_id, account_id, expires_at) VALUES (?, ?, ?, ?)",
    {
      replacements: [hashToken(key), applicationId, accountId, new Date(now().getTime() + REPLY_LINK_TTL_MS)],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  return key;
}

/** @throws ApiError `gone` when the link is over, was taken back, or its account is deactivated */
export async function holderOfLink(
  { database, now }: Pick<Services, "database" | "now">,
  key: string,
): Promise<LinkHolder> {
  const [row] = await database.query<{ application_id: number; account_id: number }>(
    "SELECT application_id, account_id FROM reply_links WHERE token_hash = ? AND expires_at > ?",
    { replacements: [hashToken(key), now()], type: QueryTypes.SELECT },
  );
  const account = row && (await Account.findByPk(row.account_id));
  if (!row || !account || account.deactivatedAt)
    throw new ApiError("gone", "This link has expired. Sign in to read and answer.");
  return { actor: await actorOf(database, account), applicationId: row.application_id };
}

/** Takes back the links of an account, in the transaction that signs it out everywhere. */
export async function endReplyLinks(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  accountId: number,
): Promise<void> {
  await database.query("DELETE FROM reply_links WHERE account_id = ?", {
    replacements: [accountId],
    transaction,
  });
}

/** Deletes links that open nothing any more. */
export async function forgetReplyLinks({ database, now }: Services): Promise<void> {
  await database.query("DELETE FROM reply_links WHERE expires_at <= ? LIMIT 10000", {
    replacements: [now()],
  });
}
