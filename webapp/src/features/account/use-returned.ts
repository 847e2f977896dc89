import type { SessionProfile } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { begin } from "./sign-in.ts";

/** Hash parameters with which an OAuth provider returns the user; the hash reaches no server and no log. */
const CODE = "sign-in";
const REFUSED = "sign-in-refused";

const FAILED = t`Sign-in failed. Try again.`;

interface Returned {
  onSignedIn: (profile: SessionProfile) => void;
  /** `again` repeats the attempt and reactivates a deactivated account. */
  onRefused: (failure: unknown, again: () => Promise<SessionProfile>) => void;
}

/**
 * Finishes a sign-in after Google or Apple redirects back. A code works only once, so it is removed from the address at once.
 * @returns whether one is being finished
 */
export function useReturned({ onSignedIn, onRefused }: Returned): boolean {
  const { hash } = useLocation();
  const [isFinishing, setFinishing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came back is handled once, whoever is told
  useEffect(() => {
    const returned = new URLSearchParams(hash.slice(1));
    const code = returned.get(CODE);
    const refusal = returned.get(REFUSED);
    if (code === null && refusal === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    if (code === null) {
      if (refusal !== "cancelled")
        onRefused(new ApiFailure("unauthenticated", FAILED), () => finish("", false));
      return;
    }
    setFinishing(true);
    finish(code, false)
      .then(onSignedIn, (failure: unknown) => onRefused(failure, () => finish(code, true)))
      .finally(() => setFinishing(false));
  }, [hash]);
  return isFinishing;
}

async function finish(code: string, reactivate: boolean): Promise<SessionProfile> {
  return await begin(await call("POST auth/finishSignIn", { body: { code, reactivate } }));
}
