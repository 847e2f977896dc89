import type { EndpointKey, LanguageLevel, ProfileSection } from "@jobmap/contract";
import { EMPLOYMENT_TYPES } from "@jobmap/contract/enums";
import { EMPLOYMENT_TYPE_TEXT, type Option } from "../../ui/index.ts";

type Adding = Extract<EndpointKey, `POST user/${string}/add-profile`>;
/** Where a section is edited: `user/experience/add-profile`. */
export type SectionPath = Adding extends `POST user/${infer Path}/add-profile` ? Path : never;
export type Taxonomy = "field-of-study" | "skills" | "get-degree" | "get-certificate" | "get-license";

/** A field of an entry, by its name on the wire. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  /** `lines` is a list, an item a line. */
  readonly kind?: "text" | "area" | "date" | "lines" | "number" | "url" | "tick" | "choice";
  readonly limit?: number;
  readonly hint?: string;
  /** Offers names while one types. */
  readonly names?: Taxonomy;
  readonly options?: readonly Option[];
}

export interface SectionFields {
  readonly section: Exclude<ProfileSection, "skills">;
  readonly path: SectionPath;
  readonly title: string;
  readonly hint: string;
  /** One of them, for buttons: "job". */
  readonly one: string;
  readonly fields: readonly EntryField[];
  /** Fields that make the first line of an entry, and the line below it. */
  readonly heading: readonly string[];
  readonly detail: readonly string[];
}

const LEVELS: Readonly<Record<LanguageLevel, string>> = {
  A1: "A1 – first words",
  A2: "A2 – everyday phrases",
  B1: "B1 – gets along",
  B2: "B2 – at work",
  C1: "C1 – fluent",
  C2: "C2 – like a native speaker",
  NATIVE: "Native",
};
const options = (texts: Readonly<Record<string, string>>): readonly Option[] => [
  { value: "", text: "Not specified" },
  ...Object.entries(texts).map(([value, text]) => ({ value, text })),
];
const TYPES = options(Object.fromEntries(EMPLOYMENT_TYPES.map((type) => [type, EMPLOYMENT_TYPE_TEXT[type]])));
const STATUSES = options({ ACTIVE: "Active", INACTIVE: "Inactive", PENDING: "Pending", EXPIRED: "Expired" });
const SPOKEN = options(LEVELS);

const DATE_HINT = "A year, or month and year: 03/2024.";
const start: EntryField = { name: "startDate", label: "Start", kind: "date", hint: DATE_HINT };
const end: EntryField = { name: "endDate", label: "End", kind: "date", hint: "Leave blank if it goes on." };
const url: EntryField = { name: "url", label: "Link", kind: "url" };
const summary: EntryField = { name: "summary", label: "Description", kind: "area", limit: 2_000 };
const highlights: EntryField = {
  name: "highlights",
  label: "Highlights",
  kind: "lines",
  hint: "One per line.",
};

/** The lists of the profile as the page shows them, in its order. Skills have a form of their own. */
export const SECTION_FIELDS: readonly SectionFields[] = [
  {
    section: "work",
    path: "experience",
    title: "Experience",
    hint: "Jobs, internships, and self-employment, newest first.",
    one: "job",
    heading: ["position"],
    detail: ["name", "location"],
    fields: [
      { name: "position", label: "Job title" },
      { name: "name", label: "Employer" },
      { name: "location", label: "Place" },
      { name: "employmentType", label: "Type", kind: "choice", options: TYPES },
      start,
      end,
      summary,
      highlights,
      { name: "skills", label: "Skills used", kind: "lines", hint: "One per line." },
      { name: "description", label: "What the employer does" },
      url,
    ],
  },
  {
    section: "education",
    path: "education",
    title: "Education",
    hint: "Schools, degrees, and training.",
    one: "school",
    heading: ["studyType", "area"],
    detail: ["institution"],
    fields: [
      { name: "institution", label: "School" },
      { name: "studyType", label: "Degree", names: "get-degree" },
      { name: "area", label: "Field of study", names: "field-of-study" },
      { name: "score", label: "Grade" },
      start,
      { ...end, hint: "When you finished, or expect to." },
      { name: "isExpected", label: "I have not finished yet", kind: "tick" },
      { name: "courses", label: "Courses", kind: "lines", hint: "One per line." },
      url,
    ],
  },
  {
    section: "certificates",
    path: "certificate",
    title: "Certificates",
    hint: "Such as BLS, PMP, or OSHA 30.",
    one: "certificate",
    heading: ["name"],
    detail: ["issuer"],
    fields: [
      { name: "name", label: "Certificate", names: "get-certificate" },
      { name: "issuer", label: "Issued by" },
      { name: "date", label: "Issued", kind: "date", hint: DATE_HINT },
      { name: "expires", label: "Expires", kind: "date" },
      { name: "credentialId", label: "Credential ID" },
      url,
    ],
  },
  {
    section: "licenses",
    path: "license",
    title: "Licenses",
    hint: "Only you see the number. Everyone else sees at most its last four characters.",
    one: "license",
    heading: ["type"],
    detail: ["jurisdiction", "authority"],
    fields: [
      { name: "type", label: "License", names: "get-license" },
      { name: "jurisdiction", label: "State or country" },
      { name: "authority", label: "Issued by" },
      { name: "number", label: "Number" },
      { name: "issued", label: "Issued", kind: "date", hint: DATE_HINT },
      { name: "expires", label: "Expires", kind: "date" },
      { name: "status", label: "Status", kind: "choice", options: STATUSES },
    ],
  },
  {
    section: "languages",
    path: "language",
    title: "Languages",
    hint: "Levels of the Common European Framework.",
    one: "language",
    heading: ["language"],
    detail: ["fluency"],
    fields: [
      { name: "language", label: "Language" },
      { name: "speaking", label: "Speaking", kind: "choice", options: SPOKEN },
      { name: "reading", label: "Reading", kind: "choice", options: SPOKEN },
      { name: "writing", label: "Writing", kind: "choice", options: SPOKEN },
      { name: "fluency", label: "In your own words" },
    ],
  },
  {
    section: "affiliations",
    path: "professional-affiliations",
    title: "Professional affiliations",
    hint: "Associations, unions, and boards.",
    one: "affiliation",
    heading: ["organization"],
    detail: ["role"],
    fields: [
      { name: "organization", label: "Organization" },
      { name: "role", label: "Role" },
      { name: "memberId", label: "Member number", hint: "Only you see it." },
      start,
      end,
    ],
  },
  {
    section: "projects",
    path: "project",
    title: "Projects",
    hint: "What you made or took part in.",
    one: "project",
    heading: ["name"],
    detail: ["entity", "type"],
    fields: [
      { name: "name", label: "Project" },
      { name: "entity", label: "Organization" },
      start,
      end,
      { name: "description", label: "Description", kind: "area", limit: 2_000 },
      highlights,
      { name: "roles", label: "Roles", kind: "lines", hint: "One per line." },
      { name: "keywords", label: "Keywords", kind: "lines", hint: "One per line." },
      { name: "type", label: "Kind" },
      url,
    ],
  },
  {
    section: "volunteer",
    path: "volunteer",
    title: "Volunteering",
    hint: "Unpaid work counts.",
    one: "volunteer role",
    heading: ["position"],
    detail: ["organization"],
    fields: [
      { name: "organization", label: "Organization" },
      { name: "position", label: "Role" },
      start,
      end,
      summary,
      highlights,
      url,
    ],
  },
  {
    section: "awards",
    path: "award",
    title: "Awards",
    hint: "Prizes and distinctions.",
    one: "award",
    heading: ["title"],
    detail: ["awarder"],
    fields: [
      { name: "title", label: "Award" },
      { name: "awarder", label: "Given by" },
      { name: "date", label: "Date", kind: "date", hint: DATE_HINT },
      summary,
    ],
  },
  {
    section: "publications",
    path: "publication",
    title: "Publications",
    hint: "Articles, books, and talks.",
    one: "publication",
    heading: ["name"],
    detail: ["publisher"],
    fields: [
      { name: "name", label: "Title" },
      { name: "publisher", label: "Publisher" },
      { name: "releaseDate", label: "Published", kind: "date", hint: DATE_HINT },
      url,
      { ...summary, label: "Summary" },
    ],
  },
  {
    section: "interests",
    path: "interest",
    title: "Interests",
    hint: "If they say something about you at work.",
    one: "interest",
    heading: ["name"],
    detail: ["keywords"],
    fields: [
      { name: "name", label: "Interest" },
      { name: "keywords", label: "Keywords", kind: "lines", hint: "One per line." },
    ],
  },
  {
    section: "references",
    path: "reference",
    title: "References",
    hint: "Never shown on your public page.",
    one: "reference",
    heading: ["name"],
    detail: [],
    fields: [
      { name: "name", label: "Name" },
      { name: "reference", label: "What they say", kind: "area", limit: 2_000 },
    ],
  },
];
