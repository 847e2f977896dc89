import type { Point } from "@jobmap/widget/core";
import { ask } from "./socket.ts";

/** Where the trends around the reader are kept (specification, section 3). */
export function exploreDataKey(pathname: string): "exploredata" | "explorecurrentlocationdata" {
  return pathname === "/jobmap" ? "exploredata" : "explorecurrentlocationdata";
}

/**
 * Tells the server where the reader is, and keeps what is searched for nearby. Nothing waits for it: without a
 * connection, or with storage refused, the page is no worse.
 */
export async function rememberNearbySearches(
  { latitude, longitude }: Point,
  pathname: string,
): Promise<void> {
  try {
    const reply = await ask("tranding-search-current-count", { latitude, longitude, location: "" });
    if (reply.status) localStorage.setItem(exploreDataKey(pathname), JSON.stringify(reply.data));
  } catch {
    // The explorer shows what it kept before, or nothing.
  }
}
