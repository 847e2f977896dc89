import { getAccount } from "../../queries/accounts.ts";
import type { SessionContext } from "../../queries/sessions.ts";
import type { Services } from "../../services.ts";
import { eraseAccount } from "./erase.ts";
import { confirmPassword } from "./own-password.ts";

/**
 * Erases the account of whoever is signed in, who gives the password once more.
 * @throws ApiError `invalid_input` or `too_many_requests` under `password`
 */
export async function eraseOwnAccount(
  services: Services,
  session: SessionContext,
  password: string | undefined,
): Promise<void> {
  await confirmPassword(services, await getAccount(session), password, "password");
  await eraseAccount(services, session.account.id);
}
