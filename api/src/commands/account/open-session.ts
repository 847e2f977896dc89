import type { Transaction } from "sequelize";
import { Session } from "../../models/index.ts";
import { hashToken, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";

/** Signs an account in and gives the token, which nobody but its holder will know. */
export async function openSession(
  { now }: Pick<Services, "now">,
  transaction: Transaction,
  accountId: number,
  device: string,
): Promise<string> {
  const token = newToken();
  const at = now();
  await Session.create(
    { accountId, tokenHash: hashToken(token), device, createdAt: at, lastUsedAt: at },
    { transaction },
  );
  return token;
}
