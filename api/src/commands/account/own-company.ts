import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Account, Company } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import { actorOf } from "../../security/actors.ts";
import type { Services } from "../../services.ts";

/**
 * The company that goes with an account, locked; null for accounts that own none. Whoever joins its team waits for the lock.
 * @throws ApiError `conflict` for a team with colleagues: somebody else has to own the company first
 */
export async function lockOwnCompany(
  { database }: Pick<Services, "database">,
  account: Account,
  transaction: Transaction,
): Promise<Company | null> {
  const { companyId } = account;
  if (companyId === null || !can(await actorOf(database, account, transaction), "company.own", { companyId }))
    return null;
  const company = await Company.findByPk(companyId, { transaction, lock: true });
  if ((await Account.count({ where: { companyId }, transaction })) > 1)
    throw new ApiError(
      "conflict",
      "You own a company that colleagues work for. Transfer the ownership to one of them, or remove them from the team first.",
    );
  return company;
}
