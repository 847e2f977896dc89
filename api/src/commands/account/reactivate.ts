import { DAY_MS } from "@jobmap/contract/limits";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { type Account, Company } from "../../models/index.ts";

/** How long a deactivated account can be reactivated, in milliseconds. */
export const REACTIVATION_WINDOW = 30 * DAY_MS;

/** Whether an account was deactivated so long ago that it only waits to be erased: for everyone else it is gone. */
export function isOver({ deactivatedAt }: Account, at: Date): boolean {
  return deactivatedAt !== null && deactivatedAt.getTime() + REACTIVATION_WINDOW <= at.getTime();
}

/**
 * Reactivates a deactivated account if its owner `wants` that. An employer's company is visible again as before; its listings
 * stay paused until the employer says which are still valid.
 * @throws ApiError `account_deactivated` otherwise, so that the client can ask
 */
export async function reactivate(transaction: Transaction, account: Account, wants: boolean): Promise<void> {
  if (!wants)
    throw new ApiError(
      "account_deactivated",
      "Your account is deactivated. You can reactivate it by signing in within 30 days of deactivating it.",
    );
  const { companyId, companyWasShown } = account;
  await account.update({ deactivatedAt: null, companyWasShown: null }, { transaction });
  if (companyId !== null && companyWasShown)
    await Company.update({ showProfile: true }, { where: { id: companyId }, transaction });
}
