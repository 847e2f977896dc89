import type { AccountRole, Language } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../errors/api-error.ts";
import { retried } from "../errors/retried.ts";
import { Account, Identity } from "../models/index.ts";
import { can } from "../policies/can.ts";
import { ROLES } from "../policies/roles.ts";
import { actorOf } from "../security/actors.ts";
import type { Services } from "../services.ts";
import { eraseAccount } from "./account/erase.ts";
import { type Begun, openSession } from "./account/open-session.ts";
import { isOver, REACTIVATION_WINDOW, reactivate } from "./account/reactivate.ts";

/** What a provider's id token says, once its signature, issuer, audience, times and nonce have been checked. */
export interface ProvenIdentity {
  issuer: string;
  sub: string;
  email: string | undefined;
  emailVerified: boolean;
  /** Empty when the token has none: Apple sends the name only the first time. */
  firstName: string;
  lastName: string;
}

/**
 * Signs in a user whom a provider vouches for, and creates their account the first time. Only issuer and subject identify a
 * user; an address links an existing account only when both sides have verified it. A new account has neither username nor
 * company yet. `useUp` consumes the proof in the same transaction, so that it stays valid if the sign-in is refused.
 * @throws ApiError `unauthenticated` under `email`, `account_deactivated`
 */
export async function signInWithIdentity(
  services: Services,
  identity: ProvenIdentity,
  options: { role: AccountRole; reactivate: boolean; device: string; language: Language },
  useUp: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<Begun & { isNew: boolean }> {
  const over = await accountOf(identity);
  if (over && isOver(over, services.now()))
    await eraseAccount(services, over.id, {
      overSince: new Date(services.now().getTime() - REACTIVATION_WINDOW),
    });
  return retried(() =>
    services.database.transaction(async (transaction) => {
      await useUp(transaction);
      const known = await accountOf(identity, transaction);
      const account = known ?? (await createAccount(services, identity, options, transaction));
      const actor = await actorOf(services.database, account, transaction);
      if (!can(actor, "account.sign_in", options)) throw refused(ROLES[account.role].signInElsewhere);
      if (account.deactivatedAt) await reactivate(transaction, account, options.reactivate);
      await remember(account, identity, transaction);
      const begun = await openSession(services, transaction, account.id, options.device);
      return { ...begun, isNew: known === null };
    }),
  );
}

/** The account linked to an identity, or the one with its address. */
async function accountOf(
  { issuer, sub, email, emailVerified }: ProvenIdentity,
  transaction: Transaction | null = null,
): Promise<Account | null> {
  const identity = await Identity.findOne({ where: { issuer, sub }, transaction });
  if (identity) return Account.findByPk(identity.accountId, { transaction });
  if (!email || !emailVerified)
    throw refused("The email address of this account is not verified with your sign-in provider.");
  const account = await Account.findOne({ where: { email: email.toLowerCase() }, transaction });
  if (account && account.emailVerifiedAt === null)
    throw refused("An unverified account with this email already exists. Please sign in with its password.");
  return account;
}

function createAccount(
  { now }: Services,
  { email = "", firstName, lastName }: ProvenIdentity,
  { role, language }: { role: AccountRole; language: Language },
  transaction: Transaction,
): Promise<Account> {
  const at = now();
  return Account.create(
    { role, email: email.toLowerCase(), emailVerifiedAt: at, firstName, lastName, language, createdAt: at },
    { transaction },
  );
}

/** Links the identity, and sets the name of an account that has none. An existing name stays. */
async function remember(
  account: Account,
  { issuer, sub, email, firstName, lastName }: ProvenIdentity,
  transaction: Transaction,
): Promise<void> {
  const [row] = await Identity.findOrCreate({
    where: { issuer, sub },
    defaults: { issuer, sub, accountId: account.id, email: email ?? null },
    transaction,
  });
  if (email && row.email !== email) await row.update({ email }, { transaction });
  if (account.firstName === "" && account.lastName === "" && (firstName || lastName))
    await account.update({ firstName, lastName }, { transaction });
}

function refused(message: string): ApiError {
  return new ApiError("unauthenticated", message, { email: message });
}
