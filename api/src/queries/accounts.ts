import { ApiError } from "../errors/api-error.ts";
import { Account, Company } from "../models/index.ts";
import type { SessionContext } from "../policies/session.ts";

/**
 * The account of whoever is signed in, with its company.
 * @throws ApiError `unauthenticated` when it has been erased at this moment
 */
export async function getAccount({ account: { id } }: SessionContext): Promise<Account> {
  const account = await Account.findByPk(id, { include: { model: Company, as: "company" } });
  if (!account) throw new ApiError("unauthenticated", "Please sign in first.");
  return account;
}
