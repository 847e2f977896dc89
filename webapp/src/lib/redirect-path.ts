import type { SessionProfile } from "@jobmap/contract";
import { ownPath } from "@jobmap/contract/own-path";

type Role = SessionProfile["role"];

/** The page of a role where one signs in (specification, section 6). */
export const SIGN_IN_PAGE: Readonly<Record<Role, string>> = {
  user: "/user-login",
  employer: "/employer-login",
};

/** Name of the query parameter that holds the page to go on to. */
const PARAMETER = "redirect";

/** The page to go on to after signing in, from a query; undefined unless it is a path of our own and no page for signing in. */
export function redirectPath(search: string): string | undefined {
  const path = ownPath(new URLSearchParams(search).get(PARAMETER));
  return path === undefined || SIGN_IN_PAGES.has(path.split(/[?#]/, 1)[0] ?? "") ? undefined : path;
}

/** Where to sign in to get to a page. */
export function signInPath(role: Role, wanted?: string): string {
  return withRedirect(SIGN_IN_PAGE[role], wanted);
}

/** The same address with the page to go on to. */
export function withRedirect(path: string, wanted: string | undefined): string {
  return wanted === undefined ? path : `${path}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

const SIGN_IN_PAGES = new Set([...Object.values(SIGN_IN_PAGE), "/user-register", "/employer-register"]);
