import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Services } from "../../services.ts";

export type OtpPurpose = "register" | "reset";

/** How long a one-time password works, in minutes. */
export const OTP_MINUTES = 10;
const MOST_TRIES = 5;

/**
 * Keeps a one-time password for an address, in place of an earlier one. Only its Argon2 hash is kept: six digits would be found
 * from a plain one in no time.
 */
export async function keepOtp(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  otp: { purpose: OtpPurpose; email: string; hash: string; expiresAt: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO one_time_passwords (purpose, email, code_hash, expires_at) VALUES (?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE code_hash = VALUES(code_hash), expires_at = VALUES(expires_at), tries = 0, used_at = NULL`,
    {
      replacements: [otp.purpose, otp.email, otp.hash, otp.expiresAt],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
}

/** A one-time password that was right, and that only {@link useOtp} makes worth something. */
export interface RightOtp {
  readonly id: number;
  readonly codeHash: string;
}

/**
 * Tries a one-time password. The try is counted before the password is compared, so that no number of parallel requests gets
 * more than five.
 * @throws ApiError `invalid_input` under `otp`, the same for every reason
 */
export async function tryOtp(
  { database, passwords, now }: Pick<Services, "database" | "passwords" | "now">,
  { purpose, email, otp }: { purpose: OtpPurpose; email: string; otp: string },
): Promise<RightOtp> {
  const [row] = await database.query<{ id: number; code_hash: string }>(
    "SELECT id, code_hash FROM one_time_passwords WHERE purpose = ? AND email = ?",
    { replacements: [purpose, email], type: QueryTypes.SELECT },
  );
  if (!row) throw wrongOtp();
  const [, counted] = await database.query(
    `UPDATE one_time_passwords SET tries = tries + 1
     WHERE id = ? AND code_hash = ? AND tries < ${MOST_TRIES} AND used_at IS NULL AND expires_at > ?`,
    { replacements: [row.id, row.code_hash, now()], type: QueryTypes.UPDATE },
  );
  if (counted === 0 || !(await passwords.matches(row.code_hash, otp, "otp"))) throw wrongOtp();
  return { id: row.id, codeHash: row.code_hash };
}

/**
 * Uses a right one-time password up, in the transaction of what it is used for: of any number at once, one succeeds.
 * @throws ApiError as {@link tryOtp}
 */
export async function useOtp(
  { database, now }: Pick<Services, "database" | "now">,
  transaction: Transaction,
  { id, codeHash }: RightOtp,
): Promise<void> {
  const [, used] = await database.query(
    "UPDATE one_time_passwords SET used_at = ? WHERE id = ? AND code_hash = ? AND used_at IS NULL",
    { replacements: [now(), id, codeHash], type: QueryTypes.UPDATE, transaction },
  );
  if (used === 0) throw wrongOtp();
}

function wrongOtp(): ApiError {
  const message = "This OTP is not right or no longer works. Please check it, or ask for a new one.";
  return new ApiError("invalid_input", message, { otp: message });
}
