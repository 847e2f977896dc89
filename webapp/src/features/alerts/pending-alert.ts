/** Kind of the pending action "create an alert" that a visitor started before signing in. */
export const PENDING_ALERT = "alert-after-sign-in";
