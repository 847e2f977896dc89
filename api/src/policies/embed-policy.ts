import type { Tag } from "./html-tags.ts";

type Directive = "script-src" | "connect-src" | "frame-src";

/** What stands in for a directive that a policy does not have, the nearest first (CSP level 3). */
const INSTEAD: Readonly<Record<Directive, readonly string[]>> = {
  "script-src": ["script-src-elem", "script-src", "default-src"],
  "connect-src": ["connect-src", "default-src"],
  "frame-src": ["frame-src", "child-src", "default-src"],
};

/**
 * Those of some directives by which a page's policy keeps this server out. A header can hold several policies, each of which must let it
 * through.
 * @param loader the tag of the map's script, whose nonce may let it in; whether the nonce is right, only the browser can tell
 */
export function blockedBy(
  header: string,
  directives: readonly Directive[],
  origin: string,
  loader: Tag | undefined,
): Directive[] {
  const server = new URL(origin);
  const policies = header.split(",").map(readPolicy);
  return directives.filter((directive) =>
    policies.some((policy) => {
      const sources = INSTEAD[directive].map((name) => policy.get(name)).find((list) => list !== undefined);
      if (sources === undefined) return false;
      if (directive === "script-src") {
        if (loader?.attributes.has("nonce") && sources.some((source) => source.startsWith("'nonce-")))
          return false;
        // Then hosts do not count.
        if (sources.includes("'strict-dynamic'")) return true;
      }
      return !sources.some((source) => allows(source, server));
    }),
  );
}

/** Of a directive that is there twice, the first counts. */
function readPolicy(text: string): Map<string, readonly string[]> {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.toLowerCase().split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    if (name !== "" && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

function allows(source: string, { protocol, host, hostname }: URL): boolean {
  if (source === "*" || source === protocol || (source === "http:" && protocol === "https:")) return true;
  const name = source
    .replace(/^(?:https?|wss?):\/\//, "")
    .replace(/\/.*$/, "")
    .replace(/:\*$/, "");
  if (name === host || name === hostname) return true;
  return name.startsWith("*.") && hostname.endsWith(name.slice(1));
}
