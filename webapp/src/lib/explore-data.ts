import type { ExploreData } from "@jobmap/contract";
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

const LISTS = ["trending_companies", "trending_jobs", "trending_search", "popular_search"] as const;

/** What was kept for this page, or for any other; undefined if nothing was, or storage is refused. */
export function readNearbySearches(pathname: string): ExploreData | undefined {
  const elsewhere = pathname === "/jobmap" ? "/" : "/jobmap";
  return readKept(exploreDataKey(pathname)) ?? readKept(exploreDataKey(elsewhere));
}

function readKept(key: string): ExploreData | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isExploreData(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Anybody can write into a browser's storage; what is not ours counts as nothing. */
function isExploreData(value: unknown): value is ExploreData {
  if (typeof value !== "object" || value === null) return false;
  const lists = new Map<string, unknown>(Object.entries(value));
  return LISTS.every((name) => {
    const list = lists.get(name);
    return Array.isArray(list) && list.every(isSearch);
  });
}

function isSearch(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "keyword" in value &&
    typeof value.keyword === "string" &&
    "location" in value &&
    typeof value.location === "string" &&
    "latitude" in value &&
    typeof value.latitude === "number" &&
    "longitude" in value &&
    typeof value.longitude === "number"
  );
}
