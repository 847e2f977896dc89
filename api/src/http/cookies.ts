/** Cookies that scripts cannot read, with how long a browser keeps them. */
const KEPT_SECONDS = {
  /**
   * Identifies a browser until it is closed: one-time passwords and external sign-ins work only in the browser that started
   * them.
   */
  browser: undefined,
  /** Identifies a browser from which someone has signed in before. */
  device: 400 * 86_400,
} as const;

type CookieName = keyof typeof KEPT_SECONDS;

/** With https, the name's prefix guarantees that no other host set the cookie, not even a subdomain of ours. */
const nameOf = (name: CookieName, https: boolean) => (https ? `__Host-${name}` : name);

/** Reads one of our cookies that scripts cannot read; empty if it is missing. */
export const readCookie = (header: string | undefined, name: CookieName, https: boolean): string =>
  cookieOf(header, nameOf(name, https));

/** Reads a cookie from a `Cookie` header; empty if it is missing. */
export function cookieOf(header: string | undefined, wanted: string): string {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() === wanted) return part.slice(at + 1).trim();
  }
  return "";
}

/** A `Set-Cookie` header that sets one of our cookies. */
export function writeCookie(name: CookieName, value: string, https: boolean): string {
  const seconds = KEPT_SECONDS[name];
  const maxAge = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  return `${nameOf(name, https)}=${value}; Path=/; HttpOnly; SameSite=Lax${maxAge}${https ? "; Secure" : ""}`;
}
