import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { hashToken, isToken, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";
import { type OtpOwner, type RightOtp, tryLink, tryOtp, useOtp } from "./one-time-passwords.ts";

/** How long a proof is valid, in seconds: the time someone may need to fill in the rest of a form. */
export const PROOF_SECONDS = 30 * 60;

/** Proof that an address belongs to the requester. Registration requires it. */
export interface AddressProof {
  readonly email: string;
  readonly proof: string;
}

/**
 * Exchanges the one-time password of an address for a proof.
 * @throws ApiError `invalid_input` under `otp`
 */
export async function proveAddress(
  services: Services,
  { email, browser, otp }: Omit<OtpOwner, "purpose"> & { otp: string },
): Promise<AddressProof> {
  return trade(services, await tryOtp(services, { purpose: "register", email, browser }, otp));
}

/**
 * Exchanges the link in a mail for a proof that the address belongs to its recipient.
 * @throws ApiError `invalid_input` under `link`
 */
export async function proveAddressByLink(services: Services, link: string): Promise<AddressProof> {
  return trade(services, await tryLink(services, "register", link));
}

async function trade(services: Services, right: RightOtp): Promise<AddressProof> {
  const { database, now } = services;
  const proof = newToken();
  await retried(() =>
    database.transaction(async (transaction) => {
      await useOtp(services, transaction, "register", right);
      await database.query(
        "UPDATE one_time_passwords SET proof_hash = ?, proof_expires_at = ? WHERE id = ?",
        {
          replacements: [hashToken(proof), new Date(now().getTime() + PROOF_SECONDS * 1_000), right.id],
          type: QueryTypes.UPDATE,
          transaction,
        },
      );
    }),
  );
  return { email: right.email, proof };
}

/**
 * Consumes a proof, in the transaction that creates the account.
 * @throws ApiError `invalid_input` under `verification`
 */
export async function useProof(
  { database, now }: Pick<Services, "database" | "now">,
  transaction: Transaction,
  email: string,
  proof: string,
): Promise<void> {
  const [, used] = isToken(proof)
    ? await database.query(
        `UPDATE one_time_passwords SET proof_hash = NULL, proof_expires_at = NULL
         WHERE purpose = 'register' AND email = ? AND proof_hash = ? AND proof_expires_at > ?`,
        { replacements: [email, hashToken(proof), now()], type: QueryTypes.UPDATE, transaction },
      )
    : [undefined, 0];
  if (used > 0) return;
  const message =
    "Please verify your email address again. The verification expired or was for a different address.";
  throw new ApiError("invalid_input", message, { verification: message });
}
