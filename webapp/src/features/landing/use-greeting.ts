import { useEffect } from "react";
import { t } from "#text";
import { nameOf } from "../../lib/name-of.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { firstTime } from "../../lib/token.ts";

/** Greets signed-in users on the landing page, once per session. */
export function useGreeting(): void {
  const profile = useSession((session) => session.profile);
  useEffect(() => {
    if (profile && firstTime("welcomelandingpage")) toast(t`Good to see you, ${nameOf(profile)}`);
  }, [profile]);
}
