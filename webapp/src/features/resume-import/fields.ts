/** The fields of a resume as the review shows them. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  /** `lines`: one value a line. */
  readonly kind?: "text" | "lines" | undefined;
  readonly hint?: string;
}

export interface SectionSpec {
  readonly section: string;
  readonly title: string;
  /** What one entry is called. */
  readonly one: string;
  readonly fields: readonly FieldSpec[];
}

const field = (name: string, label: string, kind?: FieldSpec["kind"], hint?: string): FieldSpec => ({
  name,
  label,
  kind,
  ...(hint && { hint }),
});
const PERIOD = [
  field("startDate", "Start", undefined, "Such as 2020-05, or 2020"),
  field("endDate", "End", undefined, "Empty if it goes on"),
];
const SAID = [
  field("summary", "Description", "text"),
  field("highlights", "Highlights, one a line", "lines"),
];

export const BASICS: readonly FieldSpec[] = [
  field("name", "Name"),
  field("label", "Headline"),
  field("email", "Email address"),
  field("phone", "Phone number"),
  field("url", "Website"),
  field("location.city", "City"),
  field("location.region", "State or region"),
  field("summary", "Summary", "text"),
];
export const BASIC_LABELS: ReadonlyMap<string, string> = new Map([
  ...BASICS.map(({ name, label }) => [name, label] as const),
  ["location", "Place"],
]);

/** All sections but skills, which are one list. */
export const SECTIONS: readonly SectionSpec[] = [
  {
    section: "work",
    title: "Experience",
    one: "Job",
    fields: [
      field("position", "Job title"),
      field("name", "Employer"),
      field("location", "Place"),
      ...PERIOD,
      ...SAID,
    ],
  },
  {
    section: "education",
    title: "Education",
    one: "School",
    fields: [
      field("institution", "School"),
      field("studyType", "Degree"),
      field("area", "Field of study"),
      ...PERIOD,
      field("score", "Grade"),
      field("courses", "Courses, one a line", "lines"),
    ],
  },
  {
    section: "certificates",
    title: "Certificates",
    one: "Certificate",
    fields: [
      field("name", "Certificate"),
      field("issuer", "Issuer"),
      field("date", "Date"),
      field("expires", "Valid until"),
    ],
  },
  {
    section: "licenses",
    title: "Licenses",
    one: "License",
    fields: [
      field("type", "License"),
      field("authority", "Authority"),
      field("jurisdiction", "Where it is valid"),
      field("number", "Number", undefined, "Shown to nobody but you"),
      field("issued", "Issued"),
      field("expires", "Valid until"),
    ],
  },
  {
    section: "languages",
    title: "Languages",
    one: "Language",
    fields: [field("language", "Language"), field("fluency", "Level")],
  },
  {
    section: "projects",
    title: "Projects",
    one: "Project",
    fields: [
      field("name", "Project"),
      ...PERIOD,
      field("description", "Description", "text"),
      field("highlights", "Highlights, one a line", "lines"),
    ],
  },
  {
    section: "volunteer",
    title: "Volunteering",
    one: "Role",
    fields: [field("position", "Role"), field("organization", "Organization"), ...PERIOD, ...SAID],
  },
  {
    section: "affiliations",
    title: "Affiliations",
    one: "Affiliation",
    fields: [field("organization", "Organization"), field("role", "Role"), ...PERIOD],
  },
  {
    section: "awards",
    title: "Awards",
    one: "Award",
    fields: [
      field("title", "Award"),
      field("awarder", "Who gave it"),
      field("date", "Date"),
      field("summary", "Description", "text"),
    ],
  },
  {
    section: "publications",
    title: "Publications",
    one: "Publication",
    fields: [
      field("name", "Title"),
      field("publisher", "Publisher"),
      field("releaseDate", "Date"),
      field("url", "Link"),
    ],
  },
  { section: "interests", title: "Interests", one: "Interest", fields: [field("name", "Interest")] },
  {
    section: "references",
    title: "References",
    one: "Reference",
    fields: [field("name", "Name"), field("reference", "Reference", "text")],
  },
];
