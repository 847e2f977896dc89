import { EMPLOYMENT_TYPES, LANGUAGE_LEVELS, LICENSE_STATUSES, ResumeDocument } from "@jobmap/contract";
import fc from "fast-check";

/** Few words, so that entries resemble each other; in several scripts, and hostile. */
const WORDS = [
  "Nurse",
  "nurse",
  "Łódź",
  "José",
  "李明",
  "محمد",
  "अमृता",
  "<b>x</b>",
  '"quoted"',
  "\\n",
  "'; --",
  "👩‍⚕️",
  "0",
];
const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  .map((each) => each.join(" "));
const prose = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
const list = (entry: fc.Arbitrary<string>) => fc.array(entry, { maxLength: 3 });
const date = fc.constantFrom("1987", "1999-12", "2020-02-29", "2026", "2030-06");
const level = fc.constantFrom(...LANGUAGE_LEVELS);
const url = fc.constantFrom("https://example.com/a?b=c", "example.com");

const some = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(fields, { requiredKeys: [] });
const entries = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.array(some(fields), { minLength: 1, maxLength: 4 });
/** From one date to another: of two in the wrong order, the earlier only. */
const periods = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc
    .array(fc.tuple(some(fields), some({ startDate: date, endDate: date })), { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.map(([entry, { startDate, endDate }]) => ({
        ...entry,
        ...(startDate !== undefined ? { startDate } : {}),
        ...(endDate !== undefined && (startDate ?? "") <= endDate ? { endDate } : {}),
      })),
    );

/** Documents with any of their fields and sections. */
export const documents: fc.Arbitrary<ResumeDocument> = some({
  basics: some({
    name: words,
    label: words,
    image: url,
    email: fc.constantFrom("ada@example.com"),
    phone: fc.constantFrom("+1 410 555 0100"),
    url,
    summary: prose,
    location: some({
      address: words,
      postalCode: words,
      city: words,
      countryCode: fc.constantFrom("US"),
      region: words,
    }),
    profiles: entries({ network: words, username: words, url }),
  }),
  work: periods({
    name: words,
    position: words,
    location: words,
    description: words,
    url,
    summary: prose,
    highlights: list(prose),
    employmentType: fc.constantFrom(...EMPLOYMENT_TYPES),
    skills: list(words),
  }),
  volunteer: periods({ organization: words, position: words, url, summary: prose, highlights: list(prose) }),
  education: periods({
    institution: words,
    url,
    area: words,
    studyType: words,
    score: words,
    courses: list(words),
    isExpected: fc.boolean(),
  }),
  skills: entries({
    name: words,
    level: words,
    keywords: list(words),
    years: fc.double({ min: 0, max: 80, noNaN: true }).filter((years) => !Object.is(years, -0)),
    lastUsed: date,
    externalId: words,
  }),
  languages: entries({
    language: words,
    fluency: words,
    code: words,
    speaking: level,
    reading: level,
    writing: level,
  }),
  certificates: entries({ name: words, issuer: words, date, expires: date, credentialId: words, url }),
  licenses: entries({
    type: words,
    authority: words,
    jurisdiction: words,
    number: words,
    issued: date,
    expires: date,
    status: fc.constantFrom(...LICENSE_STATUSES),
  }),
  affiliations: periods({ organization: words, role: words, memberId: words }),
  projects: periods({
    name: words,
    description: prose,
    highlights: list(prose),
    keywords: list(words),
    url,
    roles: list(words),
    entity: words,
    type: words,
  }),
  awards: entries({ title: words, date, awarder: words, summary: prose }),
  publications: entries({ name: words, publisher: words, releaseDate: date, url, summary: prose }),
  interests: entries({ name: words, keywords: list(words) }),
  references: entries({ name: words, reference: prose }),
})
  .map((document) => ResumeDocument.safeParse(document))
  .filter(({ success }) => success)
  .map(({ data = {} }) => data);
