import { Account, Company } from "../../models/index.ts";
import { isUsernameFree } from "../../queries/usernames.ts";
import type { Services } from "../../services.ts";
import { usernameTaken } from "./register.ts";

/**
 * Changes an account's username, and for an employer the company's as well.
 * @throws ApiError `conflict` under `username`
 */
export async function chooseUsername(
  { database }: Services,
  accountId: number,
  username: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const account = await Account.findByPk(accountId, { transaction, lock: true, rejectOnEmpty: true });
    if (!(await isUsernameFree(database, username, accountId, transaction))) throw usernameTaken();
    await account.update({ username }, { transaction });
    if (account.companyId !== null)
      await Company.update({ username }, { where: { id: account.companyId }, transaction });
  });
}
