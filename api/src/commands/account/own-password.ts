import { ApiError } from "../../errors/api-error.ts";
import type { Account } from "../../models/index.ts";
import { countAttempt, forgetAttempts } from "../../security/attempts.ts";
import type { Services } from "../../services.ts";

/**
 * Makes somebody who is signed in prove once more that it is them. Nothing is asked of an account that has no password.
 * @throws ApiError `invalid_input` or `too_many_requests`, under `field`
 */
export async function confirmPassword(
  services: Services,
  account: Account,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (account.passwordHash === null) return;
  await countAttempt(services, field, { ownPassword: account.id });
  if (password === undefined || !(await services.passwords.matches(account.passwordHash, password, field))) {
    const message = password === undefined ? "Please Enter Password" : "This is not your password.";
    throw new ApiError("invalid_input", message, { [field]: message });
  }
  await forgetAttempts(services, "ownPassword", String(account.id));
}
