import { z } from "zod";
import { looksLikeEmail } from "./account.ts";
import {
  PROFILE_SECTION_NAMES,
  PROFILE_SECTIONS,
  type ProfileSection,
  type SectionRules,
} from "./profile-sections.ts";
import { ResumeBasics } from "./resume-document.ts";
import { webAddress } from "./web-address.ts";

/** One entry of a section as it is stored; {@link PROFILE_SECTIONS} has the schema of its fields. */
export const StoredEntry = z.object({ id: z.int(), entry: z.record(z.string(), z.unknown()) });
export type StoredEntry = z.infer<typeof StoredEntry>;

/** Every section of a profile, also those without entries, in their order. */
export const ProfileEntries = z
  .record(z.enum(PROFILE_SECTION_NAMES), z.array(StoredEntry))
  .meta({ id: "ProfileEntries" });
export type ProfileEntries = z.infer<typeof ProfileEntries>;

/** A candidate's profile as its owner edits it. Empty strings for pictures that there are not. */
export const CandidateProfile = z
  .object({
    id: z.int(),
    username: z.string(),
    profile_image: z.string(),
    cover_image: z.string(),
    is_public: z.boolean(),
    /** With the account's name and address where the profile has none of its own. */
    basics: ResumeBasics,
    entries: ProfileEntries,
  })
  .meta({ id: "CandidateProfile" });
export type CandidateProfile = z.infer<typeof CandidateProfile>;

const NOT_A_LINK = "Please enter a link such as https://example.com.";
const isLink = (value: unknown) =>
  typeof value !== "string" || value === "" || webAddress(value) !== undefined;

/** An entry that somebody types: it has a name, and its link leads to the web. */
export function EntryInput(section: ProfileSection) {
  const { entry, naming, missing }: SectionRules = PROFILE_SECTIONS[section];
  return entry.superRefine((fields, context) => {
    if (naming.every((name) => !fields[name]))
      context.addIssue({ code: "custom", path: [naming[0]], message: missing });
    if (!isLink(fields["url"])) context.addIssue({ code: "custom", path: ["url"], message: NOT_A_LINK });
  });
}

/** How to reach a person, as they type it. */
export const ContactInput = ResumeBasics.pick({
  email: true,
  phone: true,
  url: true,
  location: true,
  profiles: true,
}).superRefine(({ email, url, profiles = [] }, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  if (email && !looksLikeEmail(email)) refuse(["email"], "Please enter an email address.");
  if (!isLink(url)) refuse(["url"], NOT_A_LINK);
  for (const [i, link] of profiles.entries())
    if (!link.url || !isLink(link.url)) refuse(["profiles", i, "url"], NOT_A_LINK);
});
