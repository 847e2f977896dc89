import { ApiError } from "../../errors/api-error.ts";
import { Account } from "../../models/index.ts";
import { type Actor, can } from "../../policies/can.ts";
import type { Services } from "../../services.ts";
import { deactivate } from "./deactivate.ts";

export interface AccountSettings {
  is_deactivated?: boolean | undefined;
  is_public_ats_resume?: boolean | undefined;
}

/**
 * Sets the switches that are given and returns what changed, in words for a person.
 * @throws ApiError `forbidden` for a switch of another role, `invalid_input` if none is given
 */
export async function changeAccountSettings(
  services: Services,
  account: Actor,
  { is_deactivated, is_public_ats_resume }: AccountSettings,
): Promise<string> {
  if (is_public_ats_resume !== undefined && !can(account, "resume.publish", { accountId: account.id }))
    throw new ApiError("forbidden", "Only job seekers have a resume.");
  if (is_deactivated) {
    await deactivate(services, account.id);
    return "Your account is deactivated. Sign in within 30 days to reactivate it.";
  }
  if (is_public_ats_resume !== undefined) {
    await Account.update({ isPublicAtsResume: is_public_ats_resume }, { where: { id: account.id } });
    return is_public_ats_resume
      ? "Your resume will be public once public links are available."
      : "Your resume stays private.";
  }
  if (is_deactivated === false) return "Your account is active.";
  throw new ApiError("invalid_input", "Nothing to change.");
}
