/** Of changes of many listings. Not among the other limits, which public pages load. */

/** Listings that are changed at once. */
export const MAX_BATCH_JOBS = 20_000;
/** Seconds in which a change of many listings that cannot be taken back can still be stopped. */
export const BATCH_GRACE_SECONDS = 10;
