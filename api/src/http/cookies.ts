/** Cookies that scripts never see, with how long a browser keeps them. */
const KEPT_SECONDS = {
  /** Names a browser for as long as it runs: codes and outside sign-ins belong to the one that began. */
  browser: undefined,
  /** Tells a browser in which somebody has signed in before. */
  device: 400 * 86_400,
} as const;

type CookieName = keyof typeof KEPT_SECONDS;

/** With https the name itself says that no other host has set it, a sub-domain of ours included. */
const nameOf = (name: CookieName, https: boolean) => (https ? `__Host-${name}` : name);

/** The value of one of our cookies in a `Cookie` header; empty if there is none. */
export function readCookie(header: string | undefined, name: CookieName, https: boolean): string {
  const wanted = nameOf(name, https);
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() === wanted) return part.slice(at + 1).trim();
  }
  return "";
}

/** A `Set-Cookie` header that keeps one of our cookies. */
export function writeCookie(name: CookieName, value: string, https: boolean): string {
  const seconds = KEPT_SECONDS[name];
  const maxAge = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  return `${nameOf(name, https)}=${value}; Path=/; HttpOnly; SameSite=Lax${maxAge}${https ? "; Secure" : ""}`;
}
