import type { SessionProfile } from "@jobmap/contract";
import { ownPath } from "@jobmap/contract/own-path";

type Role = SessionProfile["role"];

/** The sign-in page of each role (specification, section 6). */
export const SIGN_IN_PAGE: Readonly<Record<Role, string>> = {
  user: "/user-login",
  employer: "/employer-login",
};

/** Query parameter with the page to open after signing in. */
const PARAMETER = "redirect";

/** The page to open after signing in, from a query; undefined unless it is a path of this site and not a sign-in page. */
export function redirectPath(search: string): string | undefined {
  const path = ownPath(new URLSearchParams(search).get(PARAMETER));
  return path === undefined || SIGN_IN_PAGES.has(path.split(/[?#]/, 1)[0] ?? "") ? undefined : path;
}

/** The sign-in page that returns to a given page. */
export function signInPath(role: Role, wanted?: string): string {
  return withRedirect(SIGN_IN_PAGE[role], wanted);
}

/** The same path with the page to return to. */
export function withRedirect(path: string, wanted: string | undefined): string {
  return wanted === undefined ? path : `${path}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

const SIGN_IN_PAGES = new Set([...Object.values(SIGN_IN_PAGE), "/user-register", "/employer-register"]);
