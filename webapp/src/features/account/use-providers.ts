import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import type { OutsideSignIns } from "./Providers.tsx";

/** Which outside sign-ins are set up. Without an answer there are none to offer. */
export function useProviders(): OutsideSignIns | undefined {
  const [providers, setProviders] = useState<OutsideSignIns>();
  useEffect(() => {
    call("GET auth/providers", {}).then(setProviders, () => {});
  }, []);
  return providers;
}
