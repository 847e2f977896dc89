/** Binds a sign-in at Google or Apple to the browser that began it. Scripts do not see it. */
export const SIGN_IN_COOKIE = "jobmap-sign-in";

/** The value of one cookie in a `Cookie` header; empty if there is none. */
export function cookieOf(header: string | undefined, name: string): string {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return "";
}
