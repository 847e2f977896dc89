/** Kind of the pending action "create an alert" that a visitor started before signing in. */
export const ALERT_WISH = "alert-after-sign-in";
