import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import type { OutsideSignIns } from "./Providers.tsx";

/** The configured OAuth providers. If the request fails, none are offered. */
export function useProviders(): OutsideSignIns | undefined {
  const [providers, setProviders] = useState<OutsideSignIns>();
  useEffect(() => {
    call("GET auth/providers", {}).then(setProviders, () => {});
  }, []);
  return providers;
}
