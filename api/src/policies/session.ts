import { DAY_MS } from "@jobmap/contract/limits";
import type { Actor } from "./can.ts";

/** A session ends after it has been unused for this long. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** A session ends at the latest after this long. */
export const SESSION_MAX_MS = 90 * DAY_MS;

/** A signed-in user, as far as a request needs to know. */
export interface SessionContext {
  readonly id: number;
  readonly account: Actor;
}
