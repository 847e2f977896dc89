import { z } from "zod";
import { CareerDate } from "./career-date.ts";
import { endsBeforeStart } from "./career-order.ts";
import { EMPLOYMENT_TYPES } from "./enums.ts";
import { line, text } from "./values.ts";
import type { Words } from "./words.ts";

/**
 * A resume as data: JSON Resume 1.0 (https://jsonresume.org/schema), which allows further properties. Ours are the sections `licenses`
 * and `affiliations` and some fields of the others, so that a profile leaves and comes back without loss. Imports, the parser and the
 * templates all speak this type. Texts are plain, never HTML; an absent field is unknown.
 */
export const RESUME_LIMITS = { entries: 100, highlights: 30, keywords: 100 } as const;

/** CEFR levels (Council of Europe), and a mother tongue. */
export const LANGUAGE_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2", "NATIVE"] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
export const LICENSE_STATUSES = ["ACTIVE", "INACTIVE", "PENDING", "EXPIRED"] as const;

const short = (name: string) => line(name, 250).optional();
const url = line("The link", 2_000).optional();
const date = CareerDate.optional();
const words = (name: string) =>
  z
    .array(line(name, 250))
    .max(RESUME_LIMITS.keywords, `${name}: at most ${RESUME_LIMITS.keywords}.`)
    .optional();
const highlights = z
  .array(text("A highlight", 2_000))
  .max(RESUME_LIMITS.highlights, `At most ${RESUME_LIMITS.highlights} highlights.`)
  .optional();

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}
const PERIOD = { startDate: date, endDate: date };

/** An entry from one date to another; one without an end goes on. */
function period<T extends Period>(entry: z.ZodType<T>): z.ZodType<T> {
  return entry.superRefine(({ startDate, endDate }, context) => {
    if (startDate && endDate && endsBeforeStart(startDate, endDate))
      context.addIssue({ code: "custom", path: ["endDate"], message: "The end is before the start." });
  });
}

const list = <T extends z.ZodType>(entry: T, name: string) =>
  z.array(entry).max(RESUME_LIMITS.entries, `At most ${RESUME_LIMITS.entries} ${name}.`).optional();

export const ResumeBasics = z.object({
  name: line("The name", 200).optional(),
  label: line("The headline", 220).optional(),
  image: url,
  email: line("The email address", 254).optional(),
  phone: line("The phone number", 50).optional(),
  url,
  summary: text("The summary", 2_600).optional(),
  location: z
    .object({
      address: short("The street"),
      postalCode: line("The postal code", 20).optional(),
      city: short("The city"),
      countryCode: line("The country", 2).optional(),
      region: short("The state"),
    })
    .optional(),
  profiles: list(
    z.object({ network: short("The network"), username: short("The username"), url }),
    "links" satisfies Words,
  ),
});

export type ResumeBasics = z.infer<typeof ResumeBasics>;

export const ResumeDocument = z
  .object({
    basics: ResumeBasics.optional(),
    work: list(
      period(
        z.object({
          ...PERIOD,
          name: short("The employer"),
          position: short("The title"),
          location: short("The place"),
          description: short("What the employer does"),
          url,
          summary: text("The description", 2_000).optional(),
          highlights,
          employmentType: z.enum(EMPLOYMENT_TYPES).optional(),
          skills: words("A skill"),
        }),
      ),
      "jobs",
    ),
    volunteer: list(
      period(
        z.object({
          ...PERIOD,
          organization: short("The organization"),
          position: short("The role"),
          url,
          summary: text("The description", 2_000).optional(),
          highlights,
        }),
      ),
      "volunteer roles",
    ),
    education: list(
      period(
        z.object({
          ...PERIOD,
          institution: short("The school"),
          url,
          area: short("The field of study"),
          studyType: short("The degree"),
          score: line("The grade", 100).optional(),
          courses: words("A course"),
          /** The degree is not finished yet; `endDate` is when it is expected. */
          isExpected: z.boolean().optional(),
        }),
      ),
      "schools",
    ),
    skills: list(
      z.object({
        name: short("The skill"),
        level: short("The level"),
        keywords: words("A keyword"),
        years: z.number().min(0).max(80).optional(),
        lastUsed: date,
        /** The skill's id in the taxonomy it was chosen from. */
        externalId: short("The id"),
      }),
      "skills",
    ),
    languages: list(
      z.object({
        language: short("The language"),
        fluency: short("The level"),
        /** BCP 47. */
        code: line("The language's code", 35).optional(),
        speaking: z.enum(LANGUAGE_LEVELS).optional(),
        reading: z.enum(LANGUAGE_LEVELS).optional(),
        writing: z.enum(LANGUAGE_LEVELS).optional(),
      }),
      "languages",
    ),
    certificates: list(
      z.object({
        name: short("The certificate"),
        issuer: short("The issuer"),
        date,
        expires: date,
        credentialId: short("The credential's id"),
        url,
      }),
      "certificates",
    ),
    licenses: list(
      z.object({
        type: short("The license"),
        authority: short("The authority"),
        /** ISO 3166-2, or a place in words. */
        jurisdiction: short("Where it is valid"),
        number: line("The number", 100).optional(),
        issued: date,
        expires: date,
        status: z.enum(LICENSE_STATUSES).optional(),
      }),
      "licenses",
    ),
    affiliations: list(
      period(
        z.object({
          ...PERIOD,
          organization: short("The organization"),
          role: short("The role"),
          memberId: line("The member number", 100).optional(),
        }),
      ),
      "affiliations",
    ),
    projects: list(
      period(
        z.object({
          ...PERIOD,
          name: short("The project"),
          description: text("The description", 2_000).optional(),
          highlights,
          keywords: words("A keyword"),
          url,
          roles: words("A role"),
          entity: short("The organization"),
          type: short("The kind"),
        }),
      ),
      "projects",
    ),
    awards: list(
      z.object({
        title: short("The award"),
        date,
        awarder: short("Who gave it"),
        summary: text("The description", 2_000).optional(),
      }),
      "awards",
    ),
    publications: list(
      z.object({
        name: short("The title"),
        publisher: short("The publisher"),
        releaseDate: date,
        url,
        summary: text("The summary", 2_000).optional(),
      }),
      "publications",
    ),
    interests: list(z.object({ name: short("The interest"), keywords: words("A keyword") }), "interests"),
    references: list(
      z.object({ name: short("The name"), reference: text("The reference", 2_000).optional() }),
      "references",
    ),
  })
  .meta({ id: "ResumeDocument" });
export type ResumeDocument = z.infer<typeof ResumeDocument>;
