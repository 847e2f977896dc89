/** Where lists are kept for times without a connection. Not a cache of ours that a release empties. */
const CACHE = "jobmap-kept";

export const KINDS = ["map", "saved"] as const;
export type Kind = (typeof KINDS)[number];

export interface KeptJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly pay: string;
}

export interface Kept {
  /** Whose it is, by {@link ownerOf}. */
  readonly owner: string;
  /** ms since 1970. */
  readonly savedAt: number;
  readonly locale: string;
  /** The page that showed it. */
  readonly path: string;
  readonly jobs: readonly KeptJob[];
  /** How many there were altogether. */
  readonly total: number;
  /** The map as it looked, as a data URL. */
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number } | undefined;
}

/** The session's token, as `lib/token.ts` stores it. */
export function currentToken(): string | null {
  try {
    return localStorage.getItem("token");
  } catch {
    return null;
  }
}

/** A digest of a token, which tells whether two belong to one session and nothing else; empty for visitors. */
export async function ownerOf(token: string | null): Promise<string> {
  if (token === null) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`kept ${token}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const addressOf = (kind: Kind) => `/kept/${kind}`;

export async function keep(kind: Kind, kept: Kept): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(kind), new Response(JSON.stringify(kept)));
}

/** What is kept for the person who is here now; anything of another person is deleted. */
export async function readKept(kind: Kind): Promise<Kept | undefined> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(addressOf(kind));
  // Written by `keep` alone; a new shape of it needs another name of the cache.
  const kept: Kept | undefined = found && (await found.json());
  if (!kept) return undefined;
  if (kept.owner === (await ownerOf(currentToken()))) return kept;
  await cache.delete(addressOf(kind));
  return undefined;
}

/** Deletes what another person, or another session, has left. */
export async function forgetOthers(): Promise<void> {
  for (const kind of KINDS) await readKept(kind);
}

export async function forgetAll(): Promise<void> {
  await caches.delete(CACHE);
}
