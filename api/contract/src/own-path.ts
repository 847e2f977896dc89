const HERE = "http://here.invalid";
const MAX_LENGTH = 1_000;

/**
 * A path on this site to redirect a browser to, normalized as the browser will; undefined for anything that is or becomes
 * another site's address: `//evil.example`, `/\evil.example`, and `/..//evil.example`, which becomes one only once its dots are
 * resolved. No zod, so that pages can use it without loading the contract.
 */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith("/") || path.length > MAX_LENGTH || !URL.canParse(path, HERE)) return undefined;
  const url = new URL(path, HERE);
  const normalized = url.pathname + url.search + url.hash;
  return url.origin === HERE && !normalized.startsWith("//") ? normalized : undefined;
}
