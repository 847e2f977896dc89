import { t } from "#text";
import { act } from "./api.ts";
import { inSpanish } from "./messages.ts";
import { keepProfile, useSession } from "./session.ts";
import { ask } from "./socket.ts";
import { toast } from "./toasts.ts";
import { readToken } from "./token.ts";

/** Account switches that the server supports, as fields of the profile. */
export const ACCOUNT_SWITCHES = ["is_public_ats_resume", "show_profile"] as const;
export type AccountSwitch = (typeof ACCOUNT_SWITCHES)[number];

/**
 * Saves a switch: a candidate's over the socket, a company's by its endpoint, as specified. Shows the server's message. The profile changes
 * once the server has agreed.
 * @throws Error with the server's message if it refuses
 */
export async function saveSwitch(name: AccountSwitch, on: boolean): Promise<void> {
  if (name === "show_profile")
    toast(await act("POST employer/profile/show-profile-status", { body: { show_profile: on } }), {
      tone: "success",
    });
  else await changeAccount({ [name]: on });
  const { profile } = useSession.getState();
  if (profile) keepProfile({ ...profile, [name]: on });
}

/** Changes the user's own account over the socket. */
export async function changeAccount(change: {
  is_deactivated?: boolean;
  is_public_ats_resume?: boolean;
}): Promise<void> {
  const reply = await ask("change_account_setting", { token: readToken() ?? "", ...change }).catch(
    () => undefined,
  );
  if (reply === undefined) throw new Error(t`We couldn't reach Jobmap. Check your connection and try again.`);
  const { status, message } = import.meta.env.LANGUAGE === "es" ? await inSpanish("", reply) : reply;
  if (!status) throw new Error(message);
  toast(message, { tone: "success" });
}
