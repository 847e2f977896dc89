import type { SessionProfile } from "@jobmap/contract";

type Role = SessionProfile["role"];

/** The page of a role where one signs in (specification, section 6). */
export const SIGN_IN_PAGE: Readonly<Record<Role, string>> = {
  user: "/user-login",
  employer: "/employer-login",
};

/** Name of the query parameter that holds the page to go on to. */
const PARAMETER = "redirect";
const HERE = "http://here.invalid";

/** The page to go on to after signing in, from a query; undefined unless it is a path of our own. */
export function wantedPath(search: string): string | undefined {
  return ownPath(new URLSearchParams(search).get(PARAMETER));
}

/** Where to sign in to get to a page. */
export function signInPath(role: Role, wanted?: string): string {
  return withWanted(SIGN_IN_PAGE[role], wanted);
}

/** The same address with the page to go on to. */
export function withWanted(path: string, wanted: string | undefined): string {
  return wanted === undefined ? path : `${path}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

/** Another site's address in disguise (`//evil`, `/\\evil`, a line break) is none of ours; nor do we lead in circles. */
function ownPath(path: string | null): string | undefined {
  if (path === null || !path.startsWith("/") || !URL.canParse(path, HERE)) return undefined;
  const url = new URL(path, HERE);
  if (url.origin !== HERE || CIRCLES.has(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

const CIRCLES = new Set([...Object.values(SIGN_IN_PAGE), "/user-register", "/employer-register"]);
