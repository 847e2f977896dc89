import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Account } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/** How long an account that was deactivated can come back, in milliseconds. */
export const REACTIVATION_WINDOW = 30 * 86_400_000;

/** Whether an account was deactivated so long ago that it is only waiting to be erased: to others it is gone. */
export function isOver({ deactivatedAt }: Account, at: Date): boolean {
  return deactivatedAt !== null && deactivatedAt.getTime() + REACTIVATION_WINDOW <= at.getTime();
}

/**
 * Brings a deactivated account back, if its owner `wants` that.
 * @throws ApiError `account_deactivated` otherwise, so that they can be asked
 */
export async function reactivate(
  _services: Services,
  transaction: Transaction,
  account: Account,
  wants: boolean,
): Promise<void> {
  if (!wants)
    throw new ApiError(
      "account_deactivated",
      "Your account is deactivated. You can reactivate it by signing in within 30 days of its deactivation.",
    );
  await account.update({ deactivatedAt: null }, { transaction });
}
