import { Account } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { tryOtp, useOtp } from "./one-time-passwords.ts";
import { setPassword } from "./set-password.ts";

/**
 * Sets a new password by the one-time password that was sent, and signs out everywhere. Of any number at once, one succeeds.
 * @throws ApiError `invalid_input` under `otp`
 */
export async function resetPassword(
  services: Services,
  { email, otp, password }: { email: string; otp: string; password: string },
): Promise<void> {
  const right = await tryOtp(services, { purpose: "reset", email, otp });
  const hash = await services.passwords.hash(password, "password");
  await services.database.transaction(async (transaction) => {
    await useOtp(services, transaction, right);
    const account = await Account.findOne({ where: { email }, transaction, lock: true });
    // An account that was erased since the mail went out: there is nothing left to set.
    if (account) await setPassword(services, transaction, account, hash, "all");
  });
}
