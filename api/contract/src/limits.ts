/** Numbers that server, web app and widget share. Without zod, so that a page that needs one loads nothing else. */

/** How far around a place is searched unless the search says otherwise (specification, section 9). */
export const DEFAULT_DISTANCE_MILES = 20;
/** International mile (NIST Special Publication 811). */
export const METERS_PER_MILE = 1_609.344;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
