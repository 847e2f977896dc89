import type { Begun } from "../../commands/account/open-session.ts";
import { rememberDevice } from "../../http/browser.ts";
import { type RequestContext, reply } from "../../http/dispatch.ts";

/** The reply to a good sign-in: the token, and a cookie by which this browser is known to the account from now on. */
export function signedIn(
  { services, browser }: RequestContext,
  { token, accountId }: Begun,
  { isNew, message }: { isNew: boolean; message: string },
) {
  return reply(
    { token, is_new: isNew },
    { message, beside: { token }, headers: rememberDevice(services, browser, accountId) },
  );
}
