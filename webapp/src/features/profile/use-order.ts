import type { CandidateProfile, ProfileSection, StoredEntry } from "@jobmap/contract";
import { dragOrder } from "../../lib/drag-order.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { profileQuery } from "./use-profile.ts";

/** Puts the entries of a section into another order: seen at once, and back again if it cannot be saved. */
export function useOrder(section: ProfileSection, entries: readonly StoredEntry[]) {
  const order = useChange("POST user/profile/order", profileQuery, (shown, { body }) =>
    withEntries(
      shown,
      section,
      body.ids.flatMap((id) => shown.entries[section].find((entry) => entry.id === id) ?? []),
    ),
  );
  const ids = entries.map(({ id }) => id);
  return dragOrder(`profile-${section}`, ids, (next) => order.mutate({ body: { section, ids: next } }));
}

export const withEntries = (
  profile: CandidateProfile,
  section: ProfileSection,
  entries: StoredEntry[],
): CandidateProfile => ({ ...profile, entries: { ...profile.entries, [section]: entries } });
