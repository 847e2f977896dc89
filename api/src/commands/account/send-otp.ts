import { Account } from "../../models/index.ts";
import { newOtp, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";
import { queueMail } from "../queue-mail.ts";
import { keepOtp, OTP_MINUTES } from "./one-time-passwords.ts";

/**
 * Sends the one-time password that proves an address before an account is made. An address that has an account gets a mail saying
 * so; whoever asked sees no difference, not in the time it takes either.
 */
export async function sendRegistrationOtp(services: Services, email: string): Promise<void> {
  const { database, passwords, now } = services;
  const otp = newOtp();
  const taken = await Account.findOne({ where: { email }, attributes: ["role"] });
  // For an address that has an account the hash of a random token is kept: the work is the same, and no password is the right one.
  const hash = await passwords.hash(taken ? newToken() : otp, "email");
  const expiresAt = inMinutes(now(), OTP_MINUTES);
  await database.transaction(async (transaction) => {
    await keepOtp(services, transaction, { purpose: "register", email, hash, expiresAt });
    await queueMail(
      services,
      transaction,
      taken
        ? { template: "address-taken", to: email, values: { role: taken.role } }
        : { template: "otp-register", to: email, values: { code: otp, minutes: OTP_MINUTES }, expiresAt },
    );
  });
}

/**
 * Sends the one-time password for a new password. For an address without an account the same is done, down to the mail in the
 * outbox, which is past its time there and never leaves.
 */
export async function sendResetOtp(services: Services, email: string): Promise<void> {
  const { database, passwords, now } = services;
  const otp = newOtp();
  const account = await Account.findOne({ where: { email }, attributes: ["id"] });
  const hash = await passwords.hash(account ? otp : newToken(), "email");
  const expiresAt = inMinutes(now(), OTP_MINUTES);
  await database.transaction(async (transaction) => {
    await keepOtp(services, transaction, { purpose: "reset", email, hash, expiresAt });
    await queueMail(services, transaction, {
      template: "otp-reset",
      to: email,
      values: { code: otp, minutes: OTP_MINUTES },
      expiresAt: account ? expiresAt : now(),
    });
  });
}

const inMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
