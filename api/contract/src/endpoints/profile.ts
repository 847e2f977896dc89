import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { PROFILE_IMAGE } from "../file-rules.ts";
import { CandidateProfile, ContactInput, EntryInput, ProfileEntries } from "../profile.ts";
import { PROFILE_SECTION_NAMES, PROFILE_SECTIONS, type ProfileSection } from "../profile-sections.ts";
import { RESUME_LIMITS, ResumeDocument } from "../resume-document.ts";
import { Id, line, text } from "../values.ts";

const own = { audience: "user" } as const;
const editing = { ...own, cost: CHANGE, data: CandidateProfile } as const;
const uploading = {
  ...editing,
  cost: { ...CHANGE, uploads: 1 },
  body: z.object({}),
  files: PROFILE_IMAGE,
  errors: ["payload_too_large", "unsupported_media_type"],
} as const;

const list = (section: ProfileSection) =>
  ({
    summary: `The ${PROFILE_SECTIONS[section].plural} of one's profile in their order.`,
    ...own,
    cost: READ,
    data: ProfileEntries.valueType,
  }) as const;
const add = (section: ProfileSection) =>
  ({
    summary: `Adds to the ${PROFILE_SECTIONS[section].plural}, before the first that begins earlier, or last.`,
    ...editing,
    body: z.object({ entry: EntryInput(section) }),
    errors: ["conflict"],
  }) as const;
const update = (section: ProfileSection) =>
  ({
    summary: `Changes one of the ${PROFILE_SECTIONS[section].plural}: fields that are left out are removed.`,
    ...editing,
    body: z.object({ id: Id, entry: EntryInput(section) }),
    errors: ["not_found", "conflict"],
  }) as const;
const remove = (section: ProfileSection) =>
  ({
    summary: `Deletes one of the ${PROFILE_SECTIONS[section].plural}.`,
    ...editing,
    body: z.object({ id: Id }),
    errors: ["not_found"],
  }) as const;

/** A candidate's own profile. What each section has stands in `PROFILE_SECTIONS`. */
export const profileEndpoints = {
  "GET user/profile": { summary: "One's own profile.", ...own, cost: READ, data: CandidateProfile },
  "GET user/profile-list": {
    summary: "The entries of all sections of one's profile.",
    ...own,
    cost: READ,
    data: ProfileEntries,
  },
  "GET user/profile/document": {
    summary: "One's own profile as JSON Resume, complete.",
    ...own,
    cost: READ,
    data: ResumeDocument,
  },
  "POST user/profile/order": {
    summary: "Reorders a section. Omitted entries come last in their current order.",
    ...editing,
    body: z.object({
      section: z.enum(PROFILE_SECTION_NAMES),
      ids: z.array(Id).max(RESUME_LIMITS.entries),
    }),
  },
  "POST user/profile-image-update": {
    summary: "Sets one's picture, without what the file says of its origin; without a file, removes it.",
    ...uploading,
  },
  "POST user/cover-image-update": {
    summary: "Sets the picture at the top of the profile; without a file, removes it.",
    ...uploading,
  },
  "POST user/bio/update": {
    summary: "Changes what one says about oneself.",
    ...editing,
    body: z.object({ bio: text("The summary", 2_600) }),
  },
  "POST user/headline/update": {
    summary: "Changes the line under one's name.",
    ...editing,
    body: z.object({ headline: line("The headline", 220) }),
  },
  "POST user/contact/update": {
    summary: "Changes how one can be reached. Fields that are left out are removed.",
    ...editing,
    body: z.object({ contact: ContactInput }),
  },
  "POST user/skill/update-profile": {
    summary: "Replaces one's skills. A skill that is named twice is kept once.",
    ...editing,
    body: z.object({
      skills: z
        .array(EntryInput("skills"))
        .max(RESUME_LIMITS.entries, `At most ${RESUME_LIMITS.entries} skills.`),
    }),
    errors: ["conflict"],
  },
  "GET user/experience/list-profile": list("work"),
  "POST user/experience/add-profile": add("work"),
  "POST user/experience/update-profile": update("work"),
  "POST user/experience/delete-profile": remove("work"),
  "GET user/education/list-profile": list("education"),
  "POST user/education/add-profile": add("education"),
  "POST user/education/update-profile": update("education"),
  "POST user/education/delete-profile": remove("education"),
  "GET user/certificate/list-profile": list("certificates"),
  "POST user/certificate/add-profile": add("certificates"),
  "POST user/certificate/update-profile": update("certificates"),
  "POST user/certificate/delete-profile": remove("certificates"),
  "GET user/license/list-profile": list("licenses"),
  "POST user/license/add-profile": add("licenses"),
  "POST user/license/update-profile": update("licenses"),
  "POST user/license/delete-profile": remove("licenses"),
  "GET user/language/list-profile": list("languages"),
  "POST user/language/add-profile": add("languages"),
  "POST user/language/update-profile": update("languages"),
  "POST user/language/delete-profile": remove("languages"),
  "GET user/professional-affiliations/list-profile": list("affiliations"),
  "POST user/professional-affiliations/add-profile": add("affiliations"),
  "POST user/professional-affiliations/update-profile": update("affiliations"),
  "POST user/professional-affiliations/delete-profile": remove("affiliations"),
  "GET user/project/list-profile": list("projects"),
  "POST user/project/add-profile": add("projects"),
  "POST user/project/update-profile": update("projects"),
  "POST user/project/delete-profile": remove("projects"),
  "GET user/volunteer/list-profile": list("volunteer"),
  "POST user/volunteer/add-profile": add("volunteer"),
  "POST user/volunteer/update-profile": update("volunteer"),
  "POST user/volunteer/delete-profile": remove("volunteer"),
  "GET user/award/list-profile": list("awards"),
  "POST user/award/add-profile": add("awards"),
  "POST user/award/update-profile": update("awards"),
  "POST user/award/delete-profile": remove("awards"),
  "GET user/publication/list-profile": list("publications"),
  "POST user/publication/add-profile": add("publications"),
  "POST user/publication/update-profile": update("publications"),
  "POST user/publication/delete-profile": remove("publications"),
  "GET user/interest/list-profile": list("interests"),
  "POST user/interest/add-profile": add("interests"),
  "POST user/interest/update-profile": update("interests"),
  "POST user/interest/delete-profile": remove("interests"),
  "GET user/reference/list-profile": list("references"),
  "POST user/reference/add-profile": add("references"),
  "POST user/reference/update-profile": update("references"),
  "POST user/reference/delete-profile": remove("references"),
} as const satisfies Record<string, Endpoint>;
