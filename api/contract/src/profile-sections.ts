import type { z } from "zod";
import { ResumeDocument } from "./resume-document.ts";
import type { Words } from "./words.ts";

/** In the order in which a profile shows them. */
export const PROFILE_SECTION_NAMES = [
  "work",
  "education",
  "skills",
  "certificates",
  "licenses",
  "languages",
  "affiliations",
  "projects",
  "volunteer",
  "awards",
  "publications",
  "interests",
  "references",
] as const satisfies readonly Exclude<keyof ResumeDocument, "basics">[];
export type ProfileSection = (typeof PROFILE_SECTION_NAMES)[number];

const { shape } = ResumeDocument;

/** The fields of an entry, whatever its section. */
export type ProfileFields = Readonly<Record<string, unknown>>;

/** One section of a profile: a list of {@link ResumeDocument}, edited entry by entry. */
export interface SectionRules {
  /** What its entries are called, for messages: "jobs". */
  readonly plural: Words;
  readonly entry: z.ZodType<ProfileFields>;
  /** An entry says at least one of these, which are also what it is known by; and the message when it does not. */
  readonly naming: readonly [string, ...string[]];
  readonly missing: string;
  /** What else tells two entries of one name apart. */
  readonly telling: readonly string[];
}

/**
 * The sections of a profile, as data: the API, imports and the page follow from this table. The keys are the document's, at most
 * `RESUME_LIMITS.entries` of each.
 */
export const PROFILE_SECTIONS = {
  work: {
    plural: "jobs",
    entry: shape.work.unwrap().element,
    naming: ["position", "name"],
    missing: "Please enter the job title.",
    telling: ["startDate"],
  },
  education: {
    plural: "schools",
    entry: shape.education.unwrap().element,
    naming: ["institution", "studyType", "area"],
    missing: "Please enter the school.",
    telling: ["startDate"],
  },
  skills: {
    plural: "skills",
    entry: shape.skills.unwrap().element,
    naming: ["name"],
    missing: "Please enter the skill.",
    telling: [],
  },
  certificates: {
    plural: "certificates",
    entry: shape.certificates.unwrap().element,
    naming: ["name"],
    missing: "Please enter the certificate.",
    telling: ["issuer", "date"],
  },
  licenses: {
    plural: "licenses",
    entry: shape.licenses.unwrap().element,
    naming: ["type"],
    missing: "Please enter the license.",
    telling: ["authority", "jurisdiction", "number"],
  },
  languages: {
    plural: "languages",
    entry: shape.languages.unwrap().element,
    naming: ["language"],
    missing: "Please enter the language.",
    telling: [],
  },
  affiliations: {
    plural: "affiliations",
    entry: shape.affiliations.unwrap().element,
    naming: ["organization"],
    missing: "Please enter the organization.",
    telling: ["role", "startDate"],
  },
  projects: {
    plural: "projects",
    entry: shape.projects.unwrap().element,
    naming: ["name"],
    missing: "Please enter the project.",
    telling: ["startDate"],
  },
  volunteer: {
    plural: "volunteer roles",
    entry: shape.volunteer.unwrap().element,
    naming: ["organization", "position"],
    missing: "Please enter the organization.",
    telling: ["startDate"],
  },
  awards: {
    plural: "awards",
    entry: shape.awards.unwrap().element,
    naming: ["title"],
    missing: "Please enter the award.",
    telling: ["awarder", "date"],
  },
  publications: {
    plural: "publications",
    entry: shape.publications.unwrap().element,
    naming: ["name"],
    missing: "Please enter the title.",
    telling: ["publisher", "releaseDate"],
  },
  interests: {
    plural: "interests",
    entry: shape.interests.unwrap().element,
    naming: ["name"],
    missing: "Please enter the interest.",
    telling: [],
  },
  references: {
    plural: "references",
    entry: shape.references.unwrap().element,
    naming: ["name"],
    missing: "Please enter the name.",
    telling: [],
  },
} as const satisfies Readonly<Record<ProfileSection, SectionRules>>;
