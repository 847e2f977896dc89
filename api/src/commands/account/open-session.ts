import type { Transaction } from "sequelize";
import { Session } from "../../models/index.ts";
import { hashToken, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";

/** A session that has just been opened. */
export interface Begun {
  /** The plain token; only its holder will know it. */
  readonly token: string;
  readonly accountId: number;
}

/** Signs an account in. */
export async function openSession(
  { now }: Pick<Services, "now">,
  transaction: Transaction,
  accountId: number,
  device: string,
): Promise<Begun> {
  const token = newToken();
  const at = now();
  await Session.create(
    { accountId, tokenHash: hashToken(token), device, createdAt: at, lastUsedAt: at },
    { transaction },
  );
  return { token, accountId };
}
