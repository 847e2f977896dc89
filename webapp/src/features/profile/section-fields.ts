import type { EndpointKey, ProfileSection } from "@jobmap/contract";
import { t } from "#text";
import type { Option } from "../../ui/index.ts";
import { SPOKEN, STATUSES, TYPES } from "./entry-options.ts";

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
  /** What buttons and forms say of one of them, and what one is called that says nothing. */
  readonly add: string;
  readonly edit: string;
  readonly unnamed: string;
  readonly fields: readonly EntryField[];
  /** Fields that make the first line of an entry, and the line below it. */
  readonly heading: readonly string[];
  readonly detail: readonly string[];
}

const DATE_HINT = t`A year, or month and year: 03/2024.`;
const start: EntryField = { name: "startDate", label: t`Start`, kind: "date", hint: DATE_HINT };
const end: EntryField = { name: "endDate", label: t`End`, kind: "date", hint: t`Leave blank if it goes on.` };
const url: EntryField = { name: "url", label: t`Link`, kind: "url" };
const summary: EntryField = { name: "summary", label: t`Description`, kind: "area", limit: 2_000 };
const highlights: EntryField = {
  name: "highlights",
  label: t`Highlights`,
  kind: "lines",
  hint: t`One per line.`,
};

/** The lists of the profile as the page shows them, in its order. Skills have a form of their own. */
export const SECTION_FIELDS: readonly SectionFields[] = [
  {
    section: "work",
    path: "experience",
    title: t`Experience`,
    hint: t`Jobs, internships, and self-employment, newest first.`,
    add: t`Add a job`,
    edit: t`Edit this job`,
    unnamed: t`Unnamed job`,
    heading: ["position"],
    detail: ["name", "location"],
    fields: [
      { name: "position", label: t`Job title` },
      { name: "name", label: t`Employer` },
      { name: "location", label: t`Place` },
      { name: "employmentType", label: t`Type`, kind: "choice", options: TYPES },
      start,
      end,
      summary,
      highlights,
      { name: "skills", label: t`Skills used`, kind: "lines", hint: t`One per line.` },
      { name: "description", label: t`What the employer does` },
      url,
    ],
  },
  {
    section: "education",
    path: "education",
    title: t`Education`,
    hint: t`Schools, degrees, and training.`,
    add: t`Add a school`,
    edit: t`Edit this school`,
    unnamed: t`Unnamed school`,
    heading: ["studyType", "area"],
    detail: ["institution"],
    fields: [
      { name: "institution", label: t`School` },
      { name: "studyType", label: t`Degree`, names: "get-degree" },
      { name: "area", label: t`Field of study`, names: "field-of-study" },
      { name: "score", label: t`Grade` },
      start,
      { ...end, hint: t`When you finished, or expect to.` },
      { name: "isExpected", label: t`I have not finished yet`, kind: "tick" },
      { name: "courses", label: t`Courses`, kind: "lines", hint: t`One per line.` },
      url,
    ],
  },
  {
    section: "certificates",
    path: "certificate",
    title: t`Certificates`,
    hint: t`Such as BLS, PMP, or OSHA 30.`,
    add: t`Add a certificate`,
    edit: t`Edit this certificate`,
    unnamed: t`Unnamed certificate`,
    heading: ["name"],
    detail: ["issuer"],
    fields: [
      { name: "name", label: t`Certificate`, names: "get-certificate" },
      { name: "issuer", label: t`Issued by` },
      { name: "date", label: t`Issued`, kind: "date", hint: DATE_HINT },
      { name: "expires", label: t`Expires`, kind: "date" },
      { name: "credentialId", label: t`Credential ID` },
      url,
    ],
  },
  {
    section: "licenses",
    path: "license",
    title: t`Licenses`,
    hint: t`Only you see the number. Everyone else sees at most its last four characters.`,
    add: t`Add a license`,
    edit: t`Edit this license`,
    unnamed: t`Unnamed license`,
    heading: ["type"],
    detail: ["jurisdiction", "authority"],
    fields: [
      { name: "type", label: t`License`, names: "get-license" },
      { name: "jurisdiction", label: t`State or country` },
      { name: "authority", label: t`Issued by` },
      { name: "number", label: t`Number` },
      { name: "issued", label: t`Issued`, kind: "date", hint: DATE_HINT },
      { name: "expires", label: t`Expires`, kind: "date" },
      { name: "status", label: t`Status`, kind: "choice", options: STATUSES },
    ],
  },
  {
    section: "languages",
    path: "language",
    title: t`Languages`,
    hint: t`Levels of the Common European Framework.`,
    add: t`Add a language`,
    edit: t`Edit this language`,
    unnamed: t`Unnamed language`,
    heading: ["language"],
    detail: ["fluency"],
    fields: [
      { name: "language", label: t`Language` },
      {
        name: "speaking",
        label: t({ message: "Speaking", context: "a language" }),
        kind: "choice",
        options: SPOKEN,
      },
      {
        name: "reading",
        label: t({ message: "Reading", context: "a language" }),
        kind: "choice",
        options: SPOKEN,
      },
      {
        name: "writing",
        label: t({ message: "Writing", context: "a language" }),
        kind: "choice",
        options: SPOKEN,
      },
      { name: "fluency", label: t`In your own words` },
    ],
  },
  {
    section: "affiliations",
    path: "professional-affiliations",
    title: t`Professional affiliations`,
    hint: t`Associations, unions, and boards.`,
    add: t`Add an affiliation`,
    edit: t`Edit this affiliation`,
    unnamed: t`Unnamed affiliation`,
    heading: ["organization"],
    detail: ["role"],
    fields: [
      { name: "organization", label: t`Organization` },
      { name: "role", label: t`Role` },
      { name: "memberId", label: t`Member number`, hint: t`Only you see it.` },
      start,
      end,
    ],
  },
  {
    section: "projects",
    path: "project",
    title: t`Projects`,
    hint: t`What you made or took part in.`,
    add: t`Add a project`,
    edit: t`Edit this project`,
    unnamed: t`Unnamed project`,
    heading: ["name"],
    detail: ["entity", "type"],
    fields: [
      { name: "name", label: t`Project` },
      { name: "entity", label: t`Organization` },
      start,
      end,
      { name: "description", label: t`Description`, kind: "area", limit: 2_000 },
      highlights,
      { name: "roles", label: t`Roles`, kind: "lines", hint: t`One per line.` },
      { name: "keywords", label: t`Keywords`, kind: "lines", hint: t`One per line.` },
      { name: "type", label: t`Kind` },
      url,
    ],
  },
  {
    section: "volunteer",
    path: "volunteer",
    title: t`Volunteering`,
    hint: t`Unpaid work counts.`,
    add: t`Add a volunteer role`,
    edit: t`Edit this volunteer role`,
    unnamed: t`Unnamed volunteer role`,
    heading: ["position"],
    detail: ["organization"],
    fields: [
      { name: "organization", label: t`Organization` },
      { name: "position", label: t`Role` },
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
    title: t`Awards`,
    hint: t`Prizes and distinctions.`,
    add: t`Add an award`,
    edit: t`Edit this award`,
    unnamed: t`Unnamed award`,
    heading: ["title"],
    detail: ["awarder"],
    fields: [
      { name: "title", label: t`Award` },
      { name: "awarder", label: t`Given by` },
      { name: "date", label: t`Date`, kind: "date", hint: DATE_HINT },
      summary,
    ],
  },
  {
    section: "publications",
    path: "publication",
    title: t`Publications`,
    hint: t`Articles, books, and talks.`,
    add: t`Add a publication`,
    edit: t`Edit this publication`,
    unnamed: t`Unnamed publication`,
    heading: ["name"],
    detail: ["publisher"],
    fields: [
      { name: "name", label: t`Title` },
      { name: "publisher", label: t`Publisher` },
      { name: "releaseDate", label: t`Published`, kind: "date", hint: DATE_HINT },
      url,
      { ...summary, label: t`Summary` },
    ],
  },
  {
    section: "interests",
    path: "interest",
    title: t`Interests`,
    hint: t`If they say something about you at work.`,
    add: t`Add an interest`,
    edit: t`Edit this interest`,
    unnamed: t`Unnamed interest`,
    heading: ["name"],
    detail: ["keywords"],
    fields: [
      { name: "name", label: t`Interest` },
      { name: "keywords", label: t`Keywords`, kind: "lines", hint: t`One per line.` },
    ],
  },
  {
    section: "references",
    path: "reference",
    title: t`References`,
    hint: t`Never shown on your public page.`,
    add: t`Add a reference`,
    edit: t`Edit this reference`,
    unnamed: t`Unnamed reference`,
    heading: ["name"],
    detail: [],
    fields: [
      { name: "name", label: t`Name` },
      { name: "reference", label: t`What they say`, kind: "area", limit: 2_000 },
    ],
  },
];
