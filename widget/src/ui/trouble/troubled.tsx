import { useEffect, useState } from "react";
import { late } from "../pieces/late.tsx";
import type { WidgetState } from "../state/state.ts";

/** Milliseconds after which a service that has not answered is called slow. */
const SLOW_AFTER_MS = 6_000;

/**
 * Words for what is wrong. Until their code is loaded, which may fail for the same reason, it says that the service
 * does not answer.
 */
export const Troubled = late(
  async () => (await import("./Trouble.tsx")).Trouble,
  ({ state: { strings, meta } }: { readonly state: WidgetState; readonly isSlow?: boolean }) => (
    <>{meta === null ? strings.downText : strings.stale}</>
  ),
);

/** Whether something has been loading for so long that visitors should be told. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow && isWaiting;
}
