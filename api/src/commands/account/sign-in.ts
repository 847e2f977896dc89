import type { AccountRole } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { Account } from "../../models/index.ts";
import { countAttempt, forgetAttempts } from "../../security/attempts.ts";
import { network } from "../../security/networks.ts";
import type { Services } from "../../services.ts";
import { openSession } from "./open-session.ts";
import { isOver, reactivate } from "./reactivate.ts";

export interface SignInAttempt {
  role: AccountRole;
  /** An e-mail address or a username, lower-cased. */
  name: string;
  password: string;
  /** Whether an account that was deactivated shall come back. */
  reactivate: boolean;
  ip: string;
  device: string;
}

/**
 * Signs somebody in by password. Which of name, password and role was wrong is not told, and every answer takes the same work.
 * @throws ApiError `unauthenticated` under `email`, `account_deactivated`, `too_many_requests`
 */
export async function signIn(services: Services, attempt: SignInAttempt): Promise<{ token: string }> {
  const { name, password, role, ip, device } = attempt;
  const here = `${name} ${network(ip)}`;
  await countAttempt(services, "email", { signInHere: here, signIn: name });
  services.passwords.requireRoom("email");
  const account = await Account.findOne({ where: name.includes("@") ? { email: name } : { username: name } });
  const known = account?.role === role && !isOver(account, services.now()) ? account : null;
  const right = await services.passwords.matches(known?.passwordHash, password, "email");
  if (!known || !right) throw refused();
  await forgetAttempts(services, "signInHere", here);
  return services.database.transaction(async (transaction) => {
    // A password that is being changed at this moment lets nobody in any more.
    const still = await Account.findByPk(known.id, { transaction, lock: transaction.LOCK.SHARE });
    if (still?.passwordHash !== known.passwordHash) throw refused();
    if (known.deactivatedAt) await reactivate(transaction, known, attempt.reactivate);
    return { token: await openSession(services, transaction, known.id, device) };
  });
}

function refused(): ApiError {
  const message = "This e-mail address or username and this password do not belong together.";
  return new ApiError("unauthenticated", message, { email: message });
}
