import {
  type CandidateProfile,
  PROFILE_SECTION_NAMES,
  type ProfileEntries,
  type ProfileSection,
  type StoredEntry,
} from "@jobmap/contract";
import type { ProfileEntry } from "../models/index.ts";
import { withOwner } from "../profile/document.ts";
import type { WholeProfile } from "../queries/profile.ts";

/** A profile as its owner edits it. */
export function presentProfile(whole: WholeProfile): CandidateProfile {
  const { account, profile, entries } = whole;
  return {
    id: account.id,
    username: account.username ?? "",
    profile_image: account.profileImage ?? "",
    cover_image: profile?.cover ?? "",
    is_public: account.isPublicAtsResume,
    basics: withOwner(profile?.basics ?? {}, account),
    entries: presentEntries(entries),
  };
}

export function presentEntries(entries: readonly ProfileEntry[]): ProfileEntries {
  const sections: Record<ProfileSection, StoredEntry[]> = {
    work: [],
    education: [],
    skills: [],
    certificates: [],
    licenses: [],
    languages: [],
    affiliations: [],
    projects: [],
    volunteer: [],
    awards: [],
    publications: [],
    interests: [],
    references: [],
  };
  for (const section of PROFILE_SECTION_NAMES)
    sections[section] = entries.filter((entry) => entry.section === section).map(presentEntry);
  return sections;
}

export const presentEntry = ({ id, data }: ProfileEntry): StoredEntry => ({ id, entry: data });
