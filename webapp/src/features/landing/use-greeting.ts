import { useEffect } from "react";
import { nameOf } from "../../lib/name-of.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { firstTime } from "../../lib/token.ts";

/** Greets whoever comes to the landing page signed in, once a session. */
export function useGreeting(): void {
  const profile = useSession((session) => session.profile);
  useEffect(() => {
    if (profile && firstTime("welcomelandingpage")) toast(`Good to see you, ${nameOf(profile)}`);
  }, [profile]);
}
