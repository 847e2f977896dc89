import type { Words } from "./words.ts";

/**
 * What makes a password strong: the same rule for the hints while typing, the final check and the server. No zod, so that a form
 * can use it without loading the contract. Length counts code points; a special character is anything that is neither a letter,
 * a digit nor a space.
 */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORD_NOT_STRONG: Words = "Password must be strong";

const RULES: readonly { readonly hint: Words; readonly holds: (password: string) => boolean }[] = [
  {
    hint: "Password must be at least 8 characters long",
    holds: (password) => [...password].length >= PASSWORD_MIN,
  },
  {
    hint: "Password must contain at least one uppercase letter",
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    hint: "Password must contain at least one lowercase letter",
    holds: (password) => /\p{Ll}/u.test(password),
  },
  { hint: "Password must contain at least one number", holds: (password) => /\p{Nd}/u.test(password) },
  {
    hint: "Password must contain at least one special character",
    holds: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
];

/** The rules that a password does not meet yet, in the wording of the specification; empty for a strong one. */
export function unmetPasswordRules(password: string): string[] {
  return RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.hint);
}

export function isStrongPassword(password: string): boolean {
  return [...password].length <= PASSWORD_MAX && unmetPasswordRules(password).length === 0;
}
