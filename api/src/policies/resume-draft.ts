import { DAY_MS } from "@jobmap/contract/limits";

/** How long what was read from a file waits for its owner, in milliseconds: it says more of a person than a password does. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS;
