import { createHash } from "node:crypto";
import type { AccountRole } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Identity, ProviderName, Verified } from "../../gateways/identity/index.ts";
import { noteSecurity } from "../../security/events.ts";
import { hashToken, isToken, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";

/** How long a user may take at the provider, in milliseconds. */
const PROVIDER_TIMEOUT_MS = 15 * 60_000;
/** How long the page may take to exchange its code, including the user's decision about reactivation, in milliseconds. */
const EXCHANGE_TIMEOUT_MS = 5 * 60_000;

type With = Pick<Services, "database" | "now">;

/** A sign-in in progress. */
export interface SignInUnderWay {
  readonly id: number;
  readonly provider: ProviderName;
  readonly role: AccountRole;
  readonly nonce: string;
  /** Path to continue to. */
  readonly destination: string | null;
  /** JSON of what the provider posted. */
  readonly posted: string | null;
}

/** Starts one, for the browser that holds the token `browser`. */
export async function beginOutsideSignIn(
  { database, now }: With,
  begun: { provider: ProviderName; role: AccountRole; destination: string | undefined; browser: string },
): Promise<{ state: string; nonce: string }> {
  const { provider, role, destination = null, browser } = begun;
  const [state, nonce] = [newToken(), newToken()];
  await database.query(
    `INSERT INTO outside_sign_ins (provider, role, state_hash, browser_hash, nonce, destination, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    {
      replacements: [
        provider,
        role,
        hashToken(state),
        hashToken(browser),
        nonce,
        destination,
        new Date(now().getTime() + PROVIDER_TIMEOUT_MS),
      ],
      type: QueryTypes.INSERT,
    },
  );
  return { state, nonce };
}

/** The sign-in that a state belongs to, if the provider has not answered yet and this browser started it. */
export async function findOutsideSignIn(
  { database, now }: With,
  { provider, state, browser }: { provider: ProviderName; state: string; browser: string },
): Promise<SignInUnderWay | undefined> {
  if (!isToken(state) || !isToken(browser)) return undefined;
  const [found] = await database.query<SignInUnderWay>(
    `SELECT id, provider, role, nonce, destination, posted FROM outside_sign_ins
     WHERE state_hash = ? AND browser_hash = ? AND provider = ? AND identity IS NULL AND expires_at > ?`,
    { replacements: [hashToken(state), hashToken(browser), provider, now()], type: QueryTypes.SELECT },
  );
  return found;
}

/**
 * Stores what a provider's page posted. A POST from another site carries no cookie; the browser is redirected with a GET, which
 * does. Only the first POST of a state counts.
 */
export async function keepPosted(
  { database, now }: With,
  { provider, state, posted }: { provider: ProviderName; state: string; posted: object },
): Promise<void> {
  if (!isToken(state)) return;
  await database.query(
    `UPDATE outside_sign_ins SET posted = ?
     WHERE state_hash = ? AND provider = ? AND posted IS NULL AND expires_at > ?`,
    { replacements: [JSON.stringify(posted), hashToken(state), provider, now()], type: QueryTypes.UPDATE },
  );
}

/** Stores the identity and returns the code that the page exchanges for a session. Undefined if another request was faster. */
export async function completeOutsideSignIn(
  { database, now }: With,
  { id }: SignInUnderWay,
  identity: Identity,
): Promise<string | undefined> {
  const code = newToken();
  const [, changed] = await database.query(
    `UPDATE outside_sign_ins SET identity = ?, posted = NULL, code_hash = ?, expires_at = ?
     WHERE id = ? AND identity IS NULL`,
    {
      replacements: [
        JSON.stringify(identity),
        hashToken(code),
        new Date(now().getTime() + EXCHANGE_TIMEOUT_MS),
        id,
      ],
      type: QueryTypes.UPDATE,
    },
  );
  return changed > 0 ? code : undefined;
}

export async function endOutsideSignIn({ database }: With, { id }: SignInUnderWay): Promise<void> {
  await database.query("DELETE FROM outside_sign_ins WHERE id = ?", { replacements: [id] });
}

/** The identity that a code was issued for. @throws ApiError `unauthenticated` under `email` */
export async function identityOfCode(
  { database, now }: With,
  { code, browser }: { code: string; browser: string },
): Promise<{ id: number; role: AccountRole; identity: Identity }> {
  const [found] =
    isToken(code) && isToken(browser)
      ? await database.query<{ id: number; role: AccountRole; identity: string }>(
          `SELECT id, role, identity FROM outside_sign_ins
           WHERE code_hash = ? AND browser_hash = ? AND expires_at > ?`,
          { replacements: [hashToken(code), hashToken(browser), now()], type: QueryTypes.SELECT },
        )
      : [];
  if (!found) throw over();
  const identity: Identity = JSON.parse(found.identity);
  return { ...found, identity };
}

/** Consumes a code, in the transaction that signs in. @throws ApiError `unauthenticated` if it has been used already */
export async function useCode({ database }: With, transaction: Transaction, id: number): Promise<void> {
  const [found] = await database.query("SELECT id FROM outside_sign_ins WHERE id = ? FOR UPDATE", {
    replacements: [id],
    type: QueryTypes.SELECT,
    transaction,
  });
  if (!found) throw over();
  await database.query("DELETE FROM outside_sign_ins WHERE id = ?", { replacements: [id], transaction });
}

/** Consumes an id token, in the transaction that signs in. @throws ApiError `unauthenticated` if it has been used already */
export async function useIdToken(
  services: Pick<Services, "database" | "log">,
  transaction: Transaction,
  { identity, nonce, expiresAt }: Verified,
): Promise<void> {
  const digest = createHash("sha256").update(`${identity.issuer} ${nonce}`).digest();
  const [, inserted] = await services.database.query(
    "INSERT IGNORE INTO used_nonces (digest, expires_at) VALUES (?, ?)",
    {
      replacements: [digest, expiresAt],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  if (inserted > 0) return;
  noteSecurity(services, { event: "proof_used_again", kind: "outside sign-in" });
  throw over();
}

/** Deletes sign-ins that can no longer be completed. */
export async function forgetOutsideSignIns({ database, now }: With): Promise<void> {
  for (const table of ["outside_sign_ins", "used_nonces"])
    await database.query(`DELETE FROM ${table} WHERE expires_at <= ? LIMIT 10000`, { replacements: [now()] });
}

function over(): ApiError {
  const message = "This sign-in has expired. Please start again.";
  return new ApiError("unauthenticated", message, { email: message });
}
