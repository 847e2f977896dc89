import type { AccountRole, Language } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { Account } from "../../models/index.ts";
import { countAttempt, mayAttempt } from "../../security/attempts.ts";
import type { KnownDevice } from "../../security/devices.ts";
import { network } from "../../security/networks.ts";
import { newOtp, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";
import { queueMail } from "../queue-mail.ts";
import { keepOtp, LINK_MINUTES, OTP_MINUTES, type OtpPurpose } from "./one-time-passwords.ts";

/** Who requests a mail, and for which address. */
export interface OtpRequest {
  readonly email: string;
  /** Token of the browser in which the code will work. */
  readonly browser: string;
  readonly knownDevice: KnownDevice | undefined;
  readonly ip: string;
  /** Of the mail, where the address has no account. */
  readonly language: Language;
}

/**
 * Sends the one-time password that proves an address before an account of a role is created. An address that already has an
 * account gets a mail saying so; the requester cannot tell the difference, not even by timing.
 * @throws ApiError `too_many_requests` under `email`
 */
export async function sendRegistrationOtp(
  services: Services,
  request: OtpRequest,
  role: AccountRole,
): Promise<void> {
  const { email } = request;
  const taken = await Account.findOne({ where: { email }, attributes: ["id", "role", "language"] });
  await countMail(services, "register", request, taken);
  const otp = newOtp();
  // For an address that has an account, the hash of a random token is stored: the work is the same, and no password matches.
  const hash = await services.passwords.hash(taken ? newToken() : otp, "email");
  await services.database.transaction(async (transaction) => {
    const { link, expiresAt } = await keep(services, transaction, "register", request, hash);
    await queueMail(
      services,
      transaction,
      taken
        ? { template: "address-taken", to: email, language: taken.language, values: { role: taken.role } }
        : {
            template: "otp-register",
            to: email,
            language: request.language,
            values: { code: otp, link, role, ...TIMES },
            expiresAt,
          },
    );
  });
}

/**
 * Sends the one-time password for a password reset. For an address without an account the same work is done, including a mail in
 * the outbox; that mail is already expired and is never sent.
 * @throws ApiError `too_many_requests` under `email`
 */
export async function sendResetOtp(services: Services, request: OtpRequest): Promise<void> {
  const { email } = request;
  const account = await Account.findOne({ where: { email }, attributes: ["id", "role", "language"] });
  await countMail(services, "reset", request, account);
  const otp = newOtp();
  const hash = await services.passwords.hash(account ? otp : newToken(), "email");
  await services.database.transaction(async (transaction) => {
    const { link, expiresAt } = await keep(services, transaction, "reset", request, hash);
    await queueMail(services, transaction, {
      template: "otp-reset",
      to: email,
      language: account?.language ?? request.language,
      values: { code: otp, link, role: account?.role ?? "user", ...TIMES },
      expiresAt: account ? expiresAt : services.now(),
    });
  });
}

/**
 * Sends a one-time password by which a signed-in user without a password confirms their identity. It works in their session
 * only.
 */
export async function sendConfirmationOtp(
  services: Services,
  sessionId: number,
  { email, language }: Pick<Account, "email" | "language">,
): Promise<void> {
  const otp = newOtp();
  const hash = await services.passwords.hash(otp);
  await services.database.transaction(async (transaction) => {
    const owner = { purpose: "confirm", email, browser: confirmsIn(sessionId) } as const;
    const { expiresAt } = await keepOtp(services, transaction, owner, hash);
    const values = { code: otp, minutes: OTP_MINUTES };
    await queueMail(services, transaction, {
      template: "otp-confirm",
      to: email,
      language,
      values,
      expiresAt,
    });
  });
}

/** Takes the place of the browser in one-time passwords that confirm. */
export const confirmsIn = (sessionId: number) => `session ${sessionId}`;

const TIMES = { minutes: OTP_MINUTES, linkMinutes: LINK_MINUTES };

function keep(
  services: Services,
  transaction: Transaction,
  purpose: OtpPurpose,
  { email, browser }: OtpRequest,
  hash: string,
) {
  return keepOtp(services, transaction, { purpose, email, browser }, hash);
}

/**
 * Counts a mail. Mails that the owner requests from a known browser count separately from those that strangers request, so that
 * neither blocks the other; strangers' count by network, and then all of them by address.
 */
async function countMail(
  services: Services,
  purpose: OtpPurpose,
  { email, knownDevice, ip }: OtpRequest,
  account: Pick<Account, "id"> | null,
): Promise<void> {
  if (account && knownDevice?.accountIds.includes(account.id))
    if (await mayAttempt(services, "codeOnDevice", `${purpose} ${knownDevice.id} ${account.id}`)) return;
  const attempts = { codeHere: `${purpose} ${email} ${network(ip)}`, code: `${purpose} ${email}` };
  await countAttempt(services, "email", attempts, { account_id: account?.id, network: network(ip) });
}
