import { unmetPasswordRules } from "@jobmap/contract/password";

/** What the typed password still lacks; empty until the user starts typing. */
export const hintsFor = (password: string) => (password === "" ? [] : unmetPasswordRules(password));
