import { ApiError } from "../../errors/api-error.ts";
import { Account } from "../../models/index.ts";
import { type Actor, can } from "../../policies/can.ts";
import type { Services } from "../../services.ts";
import { deactivate } from "./deactivate.ts";

export interface AccountSettings {
  is_deactivated?: boolean | undefined;
  is_public_ats_resume?: boolean | undefined;
}

/** Takes effect with the next request: what is public is asked of the database each time, and kept nowhere. */
async function switchPublicPage(id: number, isOn: boolean): Promise<void> {
  const { username } = await Account.findByPk(id, { attributes: ["username"], rejectOnEmpty: true });
  if (isOn && username === null)
    throw new ApiError(
      "conflict",
      "Please Fill Your Profile Details: your username is part of your page's address.",
    );
  await Account.update({ isPublicAtsResume: isOn }, { where: { id } });
}

/**
 * Sets the switches that are given and returns what changed, in words for a person.
 * @throws ApiError `forbidden` for a switch of another role, `conflict` for a public page without an address, `invalid_input` if none
 * is given
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
    await switchPublicPage(account.id, is_public_ats_resume);
    return is_public_ats_resume ? "Your public page is on." : "Your public page is off.";
  }
  if (is_deactivated === false) return "Your account is active.";
  throw new ApiError("invalid_input", "Nothing to change.");
}
