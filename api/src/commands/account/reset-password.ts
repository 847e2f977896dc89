import { retried } from "../../errors/retried.ts";
import { Account } from "../../models/index.ts";
import { refuseCommonPassword } from "../../security/common-passwords/index.ts";
import type { Services } from "../../services.ts";
import { type RightOtp, tryLink, tryOtp, useOtp } from "./one-time-passwords.ts";
import { setPassword } from "./set-password.ts";

/** The account whose password was set; undefined if it was erased after the mail went out. */
type ResetAccount = { accountId: number | undefined };

/**
 * Sets a new password by the mailed one-time password, and ends all sessions. Of concurrent requests, one succeeds.
 * @throws ApiError `invalid_input` under `otp` or `password`
 */
export async function resetPassword(
  services: Services,
  { email, browser, otp, password }: { email: string; browser: string; otp: string; password: string },
): Promise<ResetAccount> {
  // Before an attempt is counted.
  refuseCommonPassword(password);
  return reset(services, await tryOtp(services, { purpose: "reset", email, browser }, otp), password);
}

/**
 * The same by the link in the mail, in any browser.
 * @throws ApiError `invalid_input` under `link` or `password`
 */
export async function resetPasswordByLink(
  services: Services,
  { link, password }: { link: string; password: string },
): Promise<ResetAccount> {
  return reset(services, await tryLink(services, "reset", link), password);
}

async function reset(services: Services, right: RightOtp, password: string): Promise<ResetAccount> {
  const hash = await services.passwords.hashChosen(password, "password");
  return retried(() =>
    services.database.transaction(async (transaction) => {
      await useOtp(services, transaction, "reset", right);
      const account = await Account.findOne({ where: { email: right.email }, transaction, lock: true });
      if (account) await setPassword(services, transaction, account, hash, "all");
      return { accountId: account?.id };
    }),
  );
}
