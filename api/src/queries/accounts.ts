import { LANGUAGES, type Language } from "@jobmap/contract/languages";
import { ApiError } from "../errors/api-error.ts";
import { Account, Company, Profile } from "../models/index.ts";
import type { SessionContext } from "../policies/session.ts";

/**
 * The account of the signed-in user, with its company and its profile.
 * @throws ApiError `unauthenticated` if it has just been erased
 */
export async function getAccount({ account: { id } }: SessionContext): Promise<Account> {
  const account = await Account.findByPk(id, {
    include: [
      { model: Company, as: "company" },
      { model: Profile, as: "profile" },
    ],
  });
  if (!account) throw new ApiError("unauthenticated", "Please sign in first.");
  return account;
}

/** The language that an account reads. */
export async function languageOf(id: number): Promise<Language> {
  const account = await Account.findByPk(id, { attributes: ["language"] });
  return account?.language ?? LANGUAGES[0];
}
