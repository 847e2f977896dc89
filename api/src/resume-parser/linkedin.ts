import { findPeriod } from "./dates.ts";
import { type Kept, keepValid } from "./keep-valid.ts";
import { isPlace, readPlace } from "./places.ts";

/** A row of a table of LinkedIn's export, by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

const date = (text: string | undefined) => findPeriod(text ?? "")?.end;
const period = (row: Row, start = "Started On", end = "Finished On") => ({
  startDate: date(row[start]),
  endDate: date(row[end]),
});

/** What becomes of the rows of each file of the export. */
const TABLES: Readonly<
  Record<string, readonly [section: string, read: (row: Row) => Record<string, unknown>]>
> = {
  Positions: [
    "work",
    (row) => ({
      name: row["Company Name"],
      position: row["Title"],
      location: row["Location"],
      summary: row["Description"],
      ...period(row),
    }),
  ],
  Education: [
    "education",
    (row) => ({
      institution: row["School Name"],
      studyType: row["Degree Name"],
      ...period(row, "Start Date", "End Date"),
    }),
  ],
  Skills: ["skills", (row) => ({ name: row["Name"] })],
  Languages: ["languages", (row) => ({ language: row["Name"], fluency: row["Proficiency"] })],
  Certifications: [
    "certificates",
    (row) => ({
      name: row["Name"],
      issuer: row["Authority"],
      date: date(row["Started On"]),
      expires: date(row["Finished On"]),
      credentialId: row["License Number"],
      url: row["Url"],
    }),
  ],
  Projects: [
    "projects",
    (row) => ({ name: row["Title"], description: row["Description"], url: row["Url"], ...period(row) }),
  ],
  Volunteering: [
    "volunteer",
    (row) => ({
      organization: row["Company Name"],
      position: row["Role"],
      summary: row["Description"],
      ...period(row),
    }),
  ],
  Honors: [
    "awards",
    (row) => ({ title: row["Title"], summary: row["Description"], date: date(row["Issued On"]) }),
  ],
  Publications: [
    "publications",
    (row) => ({
      name: row["Name"],
      publisher: row["Publisher"],
      releaseDate: date(row["Published On"]),
      summary: row["Description"],
      url: row["Url"],
    }),
  ],
  Organizations: [
    "affiliations",
    (row) => ({ organization: row["Name"], role: row["Position"], ...period(row) }),
  ],
};
const BASICS = ["Profile", "Email Addresses", "PhoneNumbers"];

/** The tables of an export that say something of a resume, by their names without `.csv`. */
export const LINKEDIN_TABLES: ReadonlySet<string> = new Set([...Object.keys(TABLES), ...BASICS]);

/** A profile of LinkedIn's data export; undefined if none of its tables is there. */
export function readLinkedIn(tables: ReadonlyMap<string, readonly Row[]>): Kept | undefined {
  const sections = Object.entries(TABLES).map(([table, [section, read]]) => [
    section,
    (tables.get(table) ?? []).map(read),
  ]);
  const known = [...tables.keys()].some((name) => LINKEDIN_TABLES.has(name));
  return known ? keepValid({ basics: basicsOf(tables), ...Object.fromEntries(sections) }) : undefined;
}

function basicsOf(tables: ReadonlyMap<string, readonly Row[]>): Record<string, unknown> {
  const [profile = {}] = tables.get("Profile") ?? [];
  const emails = tables.get("Email Addresses") ?? [];
  const email = emails.find((row) => row["Primary"] === "Yes") ?? emails[0];
  const [phone] = tables.get("PhoneNumbers") ?? [];
  const place = profile["Geo Location"] ?? "";
  return {
    name: [profile["First Name"], profile["Last Name"]].filter(Boolean).join(" "),
    label: profile["Headline"],
    summary: profile["Summary"],
    email: email?.["Email Address"],
    phone: phone?.["Number"],
    ...(isPlace(place) ? { location: readPlace(place) } : place && { location: { city: place } }),
  };
}
