import type { Begun } from "../../commands/account/open-session.ts";
import { rememberDevice } from "../../http/browser.ts";
import { type RequestContext, reply } from "../../http/dispatch.ts";
import { noteSecurity } from "../../security/events.ts";
import { network } from "../../security/networks.ts";

interface How {
  readonly isNew: boolean;
  readonly message: string;
  readonly by: "password" | "provider";
}

/** The response to a successful sign-in: the token, and a cookie that makes this browser a known device of the account. */
export function signedIn(
  { services, browser, ip }: RequestContext,
  { token, accountId }: Begun,
  { isNew, message, by }: How,
) {
  const who = { account_id: accountId, network: network(ip) };
  noteSecurity(services, isNew ? { event: "registered", ...who } : { event: "signed_in", by, ...who });
  return reply(
    { token, is_new: isNew },
    { message, extras: { token }, headers: rememberDevice(services, browser, accountId) },
  );
}
