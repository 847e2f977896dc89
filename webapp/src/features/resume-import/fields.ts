import { t } from "#text";
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
  readonly add: string;
  readonly fields: readonly FieldSpec[];
}

const field = (name: string, label: string, kind?: FieldSpec["kind"], hint?: string): FieldSpec => ({
  name,
  label,
  kind,
  ...(hint && { hint }),
});
const PERIOD = [
  field("startDate", t`Start`, undefined, t`Such as 2020-05, or 2020`),
  field("endDate", t`End`, undefined, t`Empty if it goes on`),
];
const SAID = [
  field("summary", t`Description`, "text"),
  field("highlights", t`Highlights, one a line`, "lines"),
];

export const BASICS: readonly FieldSpec[] = [
  field("name", t`Name`),
  field("label", t`Headline`),
  field("email", t`Email address`),
  field("phone", t`Phone number`),
  field("url", t`Website`),
  field("location.city", t`City`),
  field("location.region", t`State or region`),
  field("summary", t`Summary`, "text"),
];
export const BASIC_LABELS: ReadonlyMap<string, string> = new Map([
  ...BASICS.map(({ name, label }) => [name, label] as const),
  ["location", t`Place`],
]);

/** All sections but skills, which are one list. */
export const SECTIONS: readonly SectionSpec[] = [
  {
    section: "work",
    title: t`Experience`,
    one: t`Job`,
    add: t`Add this job`,
    fields: [
      field("position", t`Job title`),
      field("name", t`Employer`),
      field("location", t`Place`),
      ...PERIOD,
      ...SAID,
    ],
  },
  {
    section: "education",
    title: t`Education`,
    one: t`School`,
    add: t`Add this school`,
    fields: [
      field("institution", t`School`),
      field("studyType", t`Degree`),
      field("area", t`Field of study`),
      ...PERIOD,
      field("score", t`Grade`),
      field("courses", t`Courses, one a line`, "lines"),
    ],
  },
  {
    section: "certificates",
    title: t`Certificates`,
    one: t`Certificate`,
    add: t`Add this certificate`,
    fields: [
      field("name", t`Certificate`),
      field("issuer", t`Issuer`),
      field("date", t`Date`),
      field("expires", t`Valid until`),
    ],
  },
  {
    section: "licenses",
    title: t`Licenses`,
    one: t`License`,
    add: t`Add this license`,
    fields: [
      field("type", t`License`),
      field("authority", t`Authority`),
      field("jurisdiction", t`Where it is valid`),
      field("number", t`Number`, undefined, t`Shown to nobody but you`),
      field("issued", t`Issued`),
      field("expires", t`Valid until`),
    ],
  },
  {
    section: "languages",
    title: t`Languages`,
    one: t`Language`,
    add: t`Add this language`,
    fields: [field("language", t`Language`), field("fluency", t`Level`)],
  },
  {
    section: "projects",
    title: t`Projects`,
    one: t`Project`,
    add: t`Add this project`,
    fields: [
      field("name", t`Project`),
      ...PERIOD,
      field("description", t`Description`, "text"),
      field("highlights", t`Highlights, one a line`, "lines"),
    ],
  },
  {
    section: "volunteer",
    title: t`Volunteering`,
    one: t`Role`,
    add: t`Add this role`,
    fields: [field("position", t`Role`), field("organization", t`Organization`), ...PERIOD, ...SAID],
  },
  {
    section: "affiliations",
    title: t`Affiliations`,
    one: t`Affiliation`,
    add: t`Add this affiliation`,
    fields: [field("organization", t`Organization`), field("role", t`Role`), ...PERIOD],
  },
  {
    section: "awards",
    title: t`Awards`,
    one: t`Award`,
    add: t`Add this award`,
    fields: [
      field("title", t`Award`),
      field("awarder", t`Who gave it`),
      field("date", t`Date`),
      field("summary", t`Description`, "text"),
    ],
  },
  {
    section: "publications",
    title: t`Publications`,
    one: t`Publication`,
    add: t`Add this publication`,
    fields: [
      field("name", t`Title`),
      field("publisher", t`Publisher`),
      field("releaseDate", t`Date`),
      field("url", t`Link`),
    ],
  },
  {
    section: "interests",
    title: t`Interests`,
    one: t`Interest`,
    add: t`Add this interest`,
    fields: [field("name", t`Interest`)],
  },
  {
    section: "references",
    title: t`References`,
    one: t`Reference`,
    add: t`Add this reference`,
    fields: [field("name", t`Name`), field("reference", t`Reference`, "text")],
  },
];
