import type { Data, SessionProfile } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import type { Role } from "./sign-in.ts";

export interface ProvidersProps {
  audience: Role;
  /** The page to go on to. */
  wanted: string | undefined;
  onSignedIn: (profile: SessionProfile) => void;
  onRefused: (failure: unknown) => void;
}

/** The outside sign-ins that are set up. */
export function Providers(_props: ProvidersProps) {
  const [providers, setProviders] = useState<Data<"GET auth/providers">>();
  useEffect(() => {
    call("GET auth/providers", {}).then(setProviders, () => {});
  }, []);
  if (!providers) return null;
  return null;
}
