import type { SessionContext } from "../../policies/session.ts";
import { getAccount } from "../../queries/accounts.ts";
import type { Services } from "../../services.ts";
import { eraseAccount } from "./erase.ts";
import { confirmOwner, type Proof } from "./own-password.ts";

/**
 * Erases the account of the signed-in user, who must confirm their identity again.
 * @throws ApiError `invalid_input` or `too_many_requests` under `password` or `otp`
 */
export async function eraseOwnAccount(
  services: Services,
  session: SessionContext,
  proof: Proof,
): Promise<void> {
  await confirmOwner(services, session, await getAccount(session), proof, "password");
  await eraseAccount(services, session.account.id);
}
