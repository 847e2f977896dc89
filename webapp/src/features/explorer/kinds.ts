import type { SessionProfile } from "@jobmap/contract";
import { create } from "zustand";

/** What the explorer can list, in the words of the specification (section 2). */
export const KIND_TEXT = {
  companies: "Companies Hiring",
  cities: "Popular Cities",
  recent: "Recent Search",
  dismissed: "Not Interested",
  "popular-searches": "Popular Searches",
  "trending-searches": "Trending Searches",
  "trending-jobs": "Trending Jobs",
} as const;
export type Kind = keyof typeof KIND_TEXT;

/** Those of a candidate's own doings. */
const OWN: readonly Kind[] = ["recent", "dismissed"];

/** What is searched for nearby. They are not in the chooser: they exist only where the reader's place is known. */
export const NEARBY = ["popular-searches", "trending-searches", "trending-jobs"] as const;
export type NearbyKind = (typeof NEARBY)[number];

/** What the chooser offers. `undefined` is a visitor. */
export function offeredKinds(role: SessionProfile["role"] | undefined): Kind[] {
  return ["companies", "cities", ...(role === "user" ? OWN : [])];
}

/** The list that was picked last; it stays for the visit. */
export const usePicked = create<{ kind: Kind }>()(() => ({ kind: "companies" }));
export const pick = (kind: Kind) => usePicked.setState({ kind });

export const isNearby = (kind: Kind): kind is NearbyKind => NEARBY.some((one) => one === kind);
export const isOwn = (kind: Kind) => OWN.includes(kind);
