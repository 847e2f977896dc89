/** Kind of the wish for an alert, that a visitor has before signing in. */
export const ALERT_WISH = "alert-after-sign-in";
