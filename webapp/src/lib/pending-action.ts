/** What a visitor wanted done. It outlives the way through the sign-in or registration in this tab. */

/** Whoever signs in later than this, in ms, does it for another reason. */
const LASTS = 30 * 60_000;

/** @param kind names what is wanted; a second wish of the same kind takes the place of the first */
export function savePendingAction(kind: string, wish: unknown): void {
  try {
    sessionStorage.setItem(kind, JSON.stringify({ wish, at: Date.now() }));
  } catch {
    // Without storage it has to be asked for again.
  }
}

/** Whether something of this kind may be wanted. */
export function hasPendingAction(kind: string): boolean {
  try {
    return sessionStorage.getItem(kind) !== null;
  } catch {
    return false;
  }
}

/** What was wanted, once; anybody can write into a browser's storage, so it can be anything. */
export function takePendingAction(kind: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(kind) ?? "null");
    sessionStorage.removeItem(kind);
    if (typeof kept !== "object" || kept === null || !("wish" in kept && "at" in kept)) return undefined;
    const { wish, at } = kept;
    return typeof at === "number" && Date.now() - at < LASTS ? wish : undefined;
  } catch {
    return undefined;
  }
}
