import { ApiError } from "../../errors/api-error.ts";
import type { Account } from "../../models/index.ts";
import type { SessionContext } from "../../policies/session.ts";
import { countAttempt, forgetAttempts } from "../../security/attempts.ts";
import type { Services } from "../../services.ts";
import { tryOtp, useOtp } from "./one-time-passwords.ts";
import { confirmsIn } from "./send-otp.ts";

/** How a signed-in user confirms their identity again. */
export interface Proof {
  readonly password: string | undefined;
  /** The mailed one-time password, for an account without a password. */
  readonly otp: string | undefined;
}

/**
 * Makes a signed-in user confirm their identity: by the password or, without one, by a one-time password, which this consumes. A
 * found or stolen token must not be enough for changes that cannot be undone.
 * @throws ApiError `invalid_input` or `too_many_requests`, under `field` or `otp`
 */
export async function confirmOwner(
  services: Services,
  session: SessionContext,
  account: Account,
  { password, otp }: Proof,
  field: string,
): Promise<void> {
  if (account.passwordHash === null) return confirmByOtp(services, session, account, otp);
  await countAttempt(services, field, { ownPassword: account.id }, { account_id: account.id });
  if (password === undefined || !(await services.passwords.matches(account.passwordHash, password, field))) {
    const message = password === undefined ? "Please Enter Password" : "Incorrect password.";
    throw new ApiError("invalid_input", message, { [field]: message });
  }
  await forgetAttempts(services, "ownPassword", String(account.id));
}

async function confirmByOtp(
  services: Services,
  { id }: SessionContext,
  { email }: Account,
  otp: string | undefined,
): Promise<void> {
  if (otp === undefined) {
    const message = "Please Enter OTP";
    throw new ApiError("invalid_input", message, { otp: message });
  }
  const right = await tryOtp(services, { purpose: "confirm", email, browser: confirmsIn(id) }, otp);
  await services.database.transaction((transaction) => useOtp(services, transaction, "confirm", right));
}
