import {
  PROFILE_SECTION_NAMES,
  type ProfileFields,
  type ProfileSection,
  type ResumeBasics,
  ResumeDocument,
} from "@jobmap/contract";

/** What an account says of its owner. */
export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly profileImage?: string | null;
}

const ownNames = ({ firstName, lastName, email, profileImage }: Owner) => ({
  name: `${firstName} ${lastName}`.trim() || undefined,
  email,
  image: profileImage ?? undefined,
});

/** The basics of a profile, in which the account's own name, address and picture stand in for what is not entered. */
export function withOwner(basics: ResumeBasics, owner: Owner): ResumeBasics {
  const whole = { ...ownNames(owner), ...basics };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
}

/** The basics as they are stored: without what the account says anyway, so that renaming the account renames the profile. */
export function withoutOwner(basics: ResumeBasics, owner: Owner): ResumeBasics {
  const own = new Map<string, unknown>(Object.entries(ownNames(owner)));
  return Object.fromEntries(Object.entries(basics).filter(([name, value]) => own.get(name) !== value));
}

/** Puts a document together. Sections without entries are left out. */
export function asDocument(
  basics: ResumeBasics,
  sections: ReadonlyMap<ProfileSection, readonly ProfileFields[]>,
): ResumeDocument {
  const filled = PROFILE_SECTION_NAMES.filter((section) => sections.get(section)?.length);
  return ResumeDocument.parse({
    basics,
    ...Object.fromEntries(filled.map((section) => [section, sections.get(section)])),
  });
}

/** The sections of a document. */
export const sectionsOf = (document: ResumeDocument): ReadonlyMap<ProfileSection, readonly ProfileFields[]> =>
  new Map(PROFILE_SECTION_NAMES.map((section) => [section, document[section] ?? []]));
