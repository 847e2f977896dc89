/** What a visitor wanted done. It outlives the way through the sign-in or registration in this tab. */

/** Users who sign in later than this, in ms, do so for another reason. */
const MAX_AGE_MS = 30 * 60_000;

/** @param kind names the action; a second pending action of the same kind replaces the first */
export function savePendingAction(kind: string, wish: unknown): void {
  try {
    sessionStorage.setItem(kind, JSON.stringify({ wish, at: Date.now() }));
  } catch {
    // If storage is blocked, the visitor has to repeat the action.
  }
}

/** Whether there may be a pending action of this kind. */
export function hasPendingAction(kind: string): boolean {
  try {
    return sessionStorage.getItem(kind) !== null;
  } catch {
    return false;
  }
}

/** Returns the pending action and forgets it. Anything can write to a browser's storage, so the result is unknown. */
export function takePendingAction(kind: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(kind) ?? "null");
    sessionStorage.removeItem(kind);
    if (typeof kept !== "object" || kept === null || !("wish" in kept && "at" in kept)) return undefined;
    const { wish, at } = kept;
    return typeof at === "number" && Date.now() - at < MAX_AGE_MS ? wish : undefined;
  } catch {
    return undefined;
  }
}
