import type { Call, PublicProfile } from "@jobmap/contract";
import { t } from "#text";

/** What the page of somebody shows to everybody. */
export interface LoadedPage {
  readonly seen: PublicProfile;
  readonly publicUrl: string;
}

export const publicPagePath = (username: string, slug: string) =>
  `/user/${encodeURIComponent(username)}/${encodeURIComponent(slug)}`;

/**
 * Somebody's public page.
 * @throws Response 404 for a page that is switched off, as for one that never was
 */
export async function loadPublicPage(call: Call, username: string, slug: string): Promise<PublicProfile> {
  const seen = await call("GET user/view/{id}/{id2}", { params: { id: username, id2: slug } });
  return atOwnName(seen, username);
}

/** The API finds people by the number of their account as well; that is no address of a page. */
export function atOwnName(seen: PublicProfile, username: string): PublicProfile {
  if (seen.username === username.toLowerCase()) return seen;
  throw Response.json({ message: t`Profile not found.` }, { status: 404 });
}

/** Headers of a page that search engines may list only if its owner wants that. */
export const robotsHeaders = (isFindable: boolean): HeadersInit =>
  isFindable ? {} : { "X-Robots-Tag": "noindex" };
