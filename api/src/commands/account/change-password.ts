import { ApiError } from "../../errors/api-error.ts";
import { Account } from "../../models/index.ts";
import type { SessionContext } from "../../policies/session.ts";
import { refuseCommonPassword } from "../../security/common-passwords/index.ts";
import type { Services } from "../../services.ts";
import { confirmOwner } from "./own-password.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of the signed-in user and ends their other sessions. A user without a password confirms by a mailed
 * one-time password.
 * @throws ApiError `invalid_input` under `old_password`, `otp` or `password`, `too_many_requests`
 */
export async function changePassword(
  services: Services,
  session: SessionContext,
  given: { oldPassword: string | undefined; otp: string | undefined; password: string },
): Promise<void> {
  const { oldPassword, otp, password } = given;
  const account = await Account.findByPk(session.account.id, { rejectOnEmpty: true });
  // Before this uses up a one-time password.
  refuseCommonPassword(password);
  services.passwords.requireRoom("password");
  await confirmOwner(services, session, account, { password: oldPassword, otp }, "old_password");
  if (password === oldPassword) {
    const message = "The new password must be different from the old one.";
    throw new ApiError("invalid_input", message, { password: message });
  }
  const hash = await services.passwords.hashChosen(password, "password");
  await services.database.transaction(async (transaction) => {
    await setPassword(services, transaction, account, hash, { except: session.id });
  });
}
