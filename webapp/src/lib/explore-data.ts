import type { ExploreData } from "@jobmap/contract";
import type { Point } from "@jobmap/widget/core";
import { ask } from "./socket.ts";

/** Storage key of the trends near the reader (specification, section 3). */
export function exploreDataKey(pathname: string): "exploredata" | "explorecurrentlocationdata" {
  return pathname === "/jobmap" ? "exploredata" : "explorecurrentlocationdata";
}

/**
 * Sends the reader's location to the server and stores the nearby searches. Nothing waits for it: if the connection fails or storage is
 * blocked, the page still works.
 */
export async function rememberNearbySearches(
  { latitude, longitude }: Point,
  pathname: string,
): Promise<void> {
  try {
    const reply = await ask("tranding-search-current-count", { latitude, longitude, location: "" });
    if (reply.status) localStorage.setItem(exploreDataKey(pathname), JSON.stringify(reply.data));
  } catch {
    // The explorer shows the stored data, or nothing.
  }
}

const LISTS = ["trending_companies", "trending_jobs", "trending_search", "popular_search"] as const;

/** The data stored for this page, or for any other; undefined if there is none or storage is blocked. */
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

/** Anything can write to a browser's storage; data of another shape is ignored. */
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
