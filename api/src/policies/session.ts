import { DAY_MS } from "@jobmap/contract/limits";
import type { Actor } from "./can.ts";

/** A session ends when it was not used for so long. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** A session ends at the latest after so long. */
export const SESSION_MAX_MS = 90 * DAY_MS;

/** Somebody signed in, as far as a request needs to know. */
export interface SessionContext {
  readonly id: number;
  readonly account: Actor;
}
