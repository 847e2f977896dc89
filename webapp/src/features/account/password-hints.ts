import { unmetPasswordRules } from "@jobmap/contract/password";

/** What a password that is being typed still lacks; nothing before it is begun. */
export const hintsFor = (password: string) => (password === "" ? [] : unmetPasswordRules(password));
