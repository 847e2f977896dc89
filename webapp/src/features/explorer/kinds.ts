import type { SessionProfile } from "@jobmap/contract";
import { create } from "zustand";
import { t } from "#text";

/** The explorer's lists, worded as in the specification (section 2). */
export const KIND_TEXT = {
  companies: t`Companies Hiring`,
  cities: t`Popular Cities`,
  recent: t`Recent Search`,
  dismissed: t`Not Interested`,
  "popular-searches": t`Popular Searches`,
  "trending-searches": t`Trending Searches`,
  "trending-jobs": t`Trending Jobs`,
} as const;
export type Kind = keyof typeof KIND_TEXT;

/** Lists of the candidate's own activity. */
const OWN: readonly Kind[] = ["recent", "dismissed"];

/** What people nearby search for. The chooser omits these lists: they exist only if the reader's location is known. */
export const NEARBY = ["popular-searches", "trending-searches", "trending-jobs"] as const;
export type NearbyKind = (typeof NEARBY)[number];

/** The lists that the chooser offers. `undefined` is a visitor. */
export function offeredKinds(role: SessionProfile["role"] | undefined): Kind[] {
  return ["companies", "cities", ...(role === "user" ? OWN : [])];
}

/** The most recently chosen list, kept until the page is reloaded. */
export const usePicked = create<{ kind: Kind }>()(() => ({ kind: "companies" }));
export const pick = (kind: Kind) => usePicked.setState({ kind });

export const isNearby = (kind: Kind): kind is NearbyKind => NEARBY.some((one) => one === kind);
export const isOwn = (kind: Kind) => OWN.includes(kind);
