import type { CandidateProfile } from "@jobmap/contract";
import { useQueryClient } from "@tanstack/react-query";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { loadProfile } from "../../lib/session.ts";

export const profileQuery = endpointQuery("GET user/profile", {});

/** What each part of the page is given. */
export interface PartProps {
  profile: CandidateProfile;
  /** Called with the profile as the server now returns it. */
  onSaved: (profile: CandidateProfile) => void;
}

/** Shows the profile that a save returned, and the scores of the session that follow from it. */
export function useSaved(): PartProps["onSaved"] {
  const client = useQueryClient();
  return (saved) => {
    client.setQueryData(profileQuery.queryKey, saved);
    void loadProfile();
  };
}
