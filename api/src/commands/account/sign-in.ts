import type { AccountRole } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { Account } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import { actorOf } from "../../security/actors.ts";
import { countAttempt, forgetAttempts, mayAttempt } from "../../security/attempts.ts";
import type { KnownDevice } from "../../security/devices.ts";
import { noteSecurity } from "../../security/events.ts";
import { network } from "../../security/networks.ts";
import type { Services } from "../../services.ts";
import { type Begun, openSession } from "./open-session.ts";
import { isOver, reactivate } from "./reactivate.ts";

export interface SignInAttempt {
  role: AccountRole;
  /** An e-mail address or a username, lower-cased. */
  name: string;
  password: string;
  /** Whether to reactivate a deactivated account. */
  reactivate: boolean;
  ip: string;
  /** Whether, and with which account, someone has signed in from this browser before. */
  knownDevice: KnownDevice | undefined;
  device: string;
}

/**
 * Signs in by password. The response does not reveal which of name, password and role was wrong, and every response takes the
 * same work.
 * @throws ApiError `unauthenticated` under `email`, `account_deactivated`, `too_many_requests`
 */
export async function signIn(services: Services, attempt: SignInAttempt): Promise<Begun> {
  const { name, password, role, device } = attempt;
  const account = await Account.findOne({ where: name.includes("@") ? { email: name } : { username: name } });
  const forget = await count(services, attempt, account);
  services.passwords.requireRoom("email");
  const known =
    account &&
    can(await actorOf(services.database, account), "account.sign_in", { role }) &&
    !isOver(account, services.now())
      ? account
      : null;
  const right = await services.passwords.matches(known?.passwordHash, password, "email");
  if (!known || !right) {
    noteSecurity(services, { event: "sign_in_refused", account_id: known?.id, network: network(attempt.ip) });
    throw refused();
  }
  await forget();
  return services.database.transaction(async (transaction) => {
    // If the password has just been changed, the old one must not sign anyone in.
    const still = await Account.findByPk(known.id, { transaction, lock: transaction.LOCK.SHARE });
    if (still?.passwordHash !== known.passwordHash) throw refused();
    if (known.deactivatedAt) await reactivate(transaction, known, attempt.reactivate);
    return openSession(services, transaction, known.id, device);
  });
}

/**
 * Counts a guess: in a browser known to the account, against that browser alone, so that strangers cannot use up the owner's
 * attempts; elsewhere against the network and then, unless that is refused, against the name.
 * @returns a function that resets the count after a correct password
 */
async function count(
  services: Services,
  { name, ip, knownDevice }: SignInAttempt,
  account: Account | null,
): Promise<() => void | Promise<void>> {
  if (account && knownDevice?.accountIds.includes(account.id)) {
    const onDevice = `${knownDevice.id} ${account.id}`;
    if (await mayAttempt(services, "signInOnDevice", onDevice))
      return () => forgetAttempts(services, "signInOnDevice", onDevice);
  }
  const here = `${name} ${network(ip)}`;
  const origin = { account_id: account?.id, network: network(ip) };
  await countAttempt(services, "email", { signInHere: here, signIn: name }, origin);
  return () => forgetAttempts(services, "signInHere", here);
}

function refused(): ApiError {
  const message = "Incorrect email address, username or password.";
  return new ApiError("unauthenticated", message, { email: message });
}
