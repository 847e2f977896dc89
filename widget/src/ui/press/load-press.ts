/** Milliseconds after which a page that is never idle is asked for its patience. */
const LATEST = 2_000;

export type Press = typeof import("./press.ts");

export const loadPress = (): Promise<Press> => import("./press.ts");

/** Has it here before it is wanted; where that fails it is asked for again when it is. */
export function expectPress(then: (press: Press) => void = () => {}): void {
  const fetchIt = (): void => void loadPress().then(then, () => {});
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(fetchIt, { timeout: LATEST });
  else setTimeout(fetchIt, LATEST / 4);
}
