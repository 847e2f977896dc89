import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { countAttempt, forgetAttempts } from "../../security/attempts.ts";
import { noteSecurity } from "../../security/events.ts";
import { hashToken, isToken, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";

export type OtpPurpose = "register" | "reset" | "confirm";

/** How long a one-time password is valid, in minutes. */
export const OTP_MINUTES = 10;
/**
 * How long the link in the same mail is valid, in minutes. Longer than the longest time mails to one address are held back
 * (`code` in `attempts.ts`), so that a user who gets no further mail still has a link that works.
 */
export const LINK_MINUTES = 60;
const MAX_TRIES = 5;

/**
 * What a one-time password is for, and where it works: in the browser that requested it, or for `confirm`, in the session that
 * requested it.
 */
export interface OtpOwner {
  readonly purpose: OtpPurpose;
  readonly email: string;
  readonly browser: string;
}

/**
 * Stores a one-time password as an Argon2 hash: a plain hash of six digits could be reversed in no time. It replaces an earlier
 * one of the same browser; those sent to other browsers for the same address stay valid there.
 * @returns the token of the link that does the same in any browser
 */
export async function keepOtp(
  { database, now }: Pick<Services, "database" | "now">,
  transaction: Transaction,
  { purpose, email, browser }: OtpOwner,
  hash: string,
): Promise<{ link: string; expiresAt: Date }> {
  const link = newToken();
  const [expiresAt, linkExpiresAt] = [OTP_MINUTES, LINK_MINUTES].map(
    (minutes) => new Date(now().getTime() + minutes * 60_000),
  ) as [Date, Date];
  await database.query(
    `INSERT INTO one_time_passwords (purpose, email, browser_hash, code_hash, expires_at, link_hash, link_expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    {
      replacements: [purpose, email, hashToken(browser), hash, expiresAt, hashToken(link), linkExpiresAt],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  return { link, expiresAt };
}

/** A one-time password or link that was correct; only {@link useOtp} makes it take effect. */
export interface RightOtp {
  readonly id: number;
  readonly email: string;
}

/**
 * Checks a one-time password in the browser that requested it. The attempt is counted before the password is compared, so that
 * parallel requests get no more than five attempts either.
 * @throws ApiError `invalid_input` under `otp`, the same for every reason; `too_many_requests` after very many wrong attempts
 */
export async function tryOtp(
  services: Pick<Services, "database" | "passwords" | "now" | "limits" | "log">,
  { purpose, email, browser }: OtpOwner,
  otp: string,
): Promise<RightOtp> {
  const { database, passwords, now } = services;
  // An attacker with a stolen session must not use up the attempts of the owner's other sessions.
  const guesses = `${purpose} ${email}${purpose === "confirm" ? ` ${browser}` : ""}`;
  await countAttempt(services, "otp", { wrongCode: guesses });
  const [row] = await database.query<{ id: number; code_hash: string }>(
    `SELECT id, code_hash FROM one_time_passwords WHERE purpose = ? AND email = ? AND browser_hash = ?
     ORDER BY id DESC LIMIT 1`,
    { replacements: [purpose, email, hashToken(browser)], type: QueryTypes.SELECT },
  );
  if (!row) throw wrongOtp();
  const [, counted] = await database.query(
    `UPDATE one_time_passwords SET tries = tries + 1
     WHERE id = ? AND tries < ${MAX_TRIES} AND used_at IS NULL AND expires_at > ?`,
    { replacements: [row.id, now()], type: QueryTypes.UPDATE },
  );
  if (counted === 0 || !(await passwords.matches(row.code_hash, otp, "otp"))) throw wrongOtp();
  await forgetAttempts(services, "wrongCode", guesses);
  return { id: row.id, email };
}

/**
 * Looks up the one-time password that a link in a mail belongs to.
 * @throws ApiError `invalid_input` under `link`, the same for every reason
 */
export async function tryLink(
  services: Pick<Services, "database" | "now" | "log">,
  purpose: OtpPurpose,
  link: string,
): Promise<RightOtp> {
  const { database, now } = services;
  const [row] = isToken(link)
    ? await database.query<RightOtp & { used_at: Date | null }>(
        `SELECT id, email, used_at FROM one_time_passwords
         WHERE purpose = ? AND link_hash = ? AND link_expires_at > ?`,
        { replacements: [purpose, hashToken(link), now()], type: QueryTypes.SELECT },
      )
    : [];
  if (row?.used_at) noteSecurity(services, { event: "proof_used_again", kind: "link" });
  if (!row || row.used_at) throw linkOver();
  return { id: row.id, email: row.email };
}

/**
 * Consumes a one-time password or link, in the transaction that it authorizes: of concurrent requests, one succeeds. Everything
 * else that was sent to the address for the same purpose becomes invalid.
 * @param purpose of the one-time password
 * @throws ApiError as {@link tryOtp}
 */
export async function useOtp(
  { database, now }: Pick<Services, "database" | "now">,
  transaction: Transaction,
  purpose: OtpPurpose,
  { id, email }: RightOtp,
): Promise<void> {
  const [, used] = await database.query(
    "UPDATE one_time_passwords SET used_at = ? WHERE id = ? AND used_at IS NULL",
    { replacements: [now(), id], type: QueryTypes.UPDATE, transaction },
  );
  if (used === 0) throw wrongOtp();
  await database.query(
    "UPDATE one_time_passwords SET used_at = ? WHERE purpose = ? AND email = ? AND used_at IS NULL",
    { replacements: [now(), purpose, email], type: QueryTypes.UPDATE, transaction },
  );
}

function wrongOtp(): ApiError {
  const message = "This code is incorrect or has expired. Please check it or request a new one.";
  return new ApiError("invalid_input", message, { otp: message });
}

function linkOver(): ApiError {
  const message = "This link has already been used or has expired. Please request a new email.";
  return new ApiError("invalid_input", message, { link: message });
}
