import type { MarkedJob } from "./marks.ts";

/** What a visitor wanted saved. It outlives the way through the sign-in or registration in this tab. */
const KEY = "save-after-sign-in";
/** Whoever signs in later than this, in ms, does it for another reason. */
const LASTS = 30 * 60_000;

export function keepWish({ id, title }: MarkedJob): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, title, at: Date.now() }));
  } catch {
    // Without storage the heart has to be pressed again.
  }
}

/** What was wanted, once. */
export function takeWish(): MarkedJob | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (typeof kept !== "object" || kept === null) return undefined;
    if (!("id" in kept && "title" in kept && "at" in kept)) return undefined;
    const { id, title, at } = kept;
    if (typeof id !== "number" || typeof title !== "string" || typeof at !== "number") return undefined;
    return Date.now() - at < LASTS ? { id, title } : undefined;
  } catch {
    return undefined;
  }
}
