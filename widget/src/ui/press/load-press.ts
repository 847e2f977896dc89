/** Milliseconds after which the chunk is loaded even if the page is never idle. */
const MAX_IDLE_WAIT_MS = 2_000;

export type Press = typeof import("./press.ts");

export const loadPress = (): Promise<Press> => import("./press.ts");

/** Preloads the chunk when the page is idle. If that fails it is loaded again when it is needed. */
export function expectPress(then: (press: Press) => void = () => {}): void {
  const fetchIt = (): void => void loadPress().then(then, () => {});
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(fetchIt, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(fetchIt, MAX_IDLE_WAIT_MS / 4);
}
