import { SEAT_REFUSALS } from "@jobmap/contract/team";
import { ApiError } from "../../errors/api-error.ts";
import { Account, Company } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import { isUsernameFree } from "../../queries/usernames.ts";
import { actorOf } from "../../security/actors.ts";
import type { Services } from "../../services.ts";
import { usernameTaken } from "./register.ts";

/**
 * Changes an account's username, and for the owner of a company the company's as well.
 * @throws ApiError `conflict` under `username`, `forbidden` for others in its team, who have none of their own
 */
export async function chooseUsername(
  { database }: Services,
  accountId: number,
  username: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const account = await Account.findByPk(accountId, { transaction, lock: true, rejectOnEmpty: true });
    const { companyId } = account;
    const actor = await actorOf(database, account, transaction);
    if (companyId !== null && !can(actor, "company.own", { companyId }))
      throw new ApiError("forbidden", SEAT_REFUSALS.owner);
    if (!(await isUsernameFree(database, username, accountId, transaction))) throw usernameTaken();
    await account.update({ username }, { transaction });
    if (companyId !== null) await Company.update({ username }, { where: { id: companyId }, transaction });
  });
}
