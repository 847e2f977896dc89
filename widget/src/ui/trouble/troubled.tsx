import { useEffect, useState } from "react";
import { late } from "../pieces/late.tsx";
import type { WidgetState } from "../state/state.ts";

/** Milliseconds after which a service that has not answered is said to be slow. */
const LONG = 6_000;

/** Words for what is wrong; until their code is here, for a service that does not answer, which may be why it is not. */
export const Troubled = late(
  async () => (await import("./Trouble.tsx")).Trouble,
  ({ state: { strings, meta } }: { readonly state: WidgetState; readonly isSlow?: boolean }) => (
    <>{meta === null ? strings.downText : strings.stale}</>
  ),
);

/** Whether something has been waited for so long that it must be said. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), LONG);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow && isWaiting;
}
