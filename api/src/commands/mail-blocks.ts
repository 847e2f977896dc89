import { createHash, randomBytes } from "node:crypto";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../errors/api-error.ts";
import type { Services } from "../services.ts";

const hashOf = (address: string) => createHash("sha256").update(address.toLowerCase()).digest();

/**
 * The key of the link by which an address ends all mail that companies have us send there, for a mail of that kind.
 * @throws ApiError `conflict` if it has been used
 */
export async function blockKeyOf(
  { database, now }: Pick<Services, "database" | "now">,
  address: string,
  transaction: Transaction,
): Promise<string> {
  await database.query(
    "INSERT INTO mail_blocks (address_hash, block_key, created_at) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE block_key = block_key",
    { replacements: [hashOf(address), randomBytes(16).toString("base64url"), now()], transaction },
  );
  const [row] = await database.query<{ block_key: string; blocked_at: Date | null }>(
    "SELECT block_key, blocked_at FROM mail_blocks WHERE address_hash = ?",
    { replacements: [hashOf(address)], type: QueryTypes.SELECT, transaction },
  );
  if (!row || row.blocked_at !== null)
    throw new ApiError("conflict", "This address does not want such emails from Jobmap.");
  return row.block_key;
}

/** Ends all such mail to an address; idempotent. @throws ApiError `not_found` for an unknown key */
export async function blockMail(
  { database, now }: Pick<Services, "database" | "now">,
  key: string,
): Promise<void> {
  const [, known] = await database.query(
    "UPDATE mail_blocks SET blocked_at = COALESCE(blocked_at, ?) WHERE block_key = ?",
    { replacements: [now(), key], type: QueryTypes.UPDATE },
  );
  if (known > 0) return;
  const rows = await database.query("SELECT 1 FROM mail_blocks WHERE block_key = ?", {
    replacements: [key],
    type: QueryTypes.SELECT,
  });
  if (rows.length === 0) throw new ApiError("not_found", "This link is not one of ours.");
}
