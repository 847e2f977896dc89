import { z } from "zod";
import { PROFILE_SECTION_NAMES } from "./profile-sections.ts";
import { RESUME_LIMITS } from "./resume-document.ts";
import { RESUME_FORMATS, RESUME_PAPERS, RESUME_SECTIONS, RESUME_TEMPLATES } from "./resume-templates.ts";
import { Id, line, text } from "./values.ts";

/** Entries of all sections of a profile. */
const MAX_ENTRIES = PROFILE_SECTION_NAMES.length * RESUME_LIMITS.entries;

const highlight = text("A line", 2_000);

/** What a resume takes from the profile, in which order, and what it says in words of its own. Entries are known by their ids. */
export const ResumeContent = z
  .object({
    /** In their order. Sections that are not named follow, in the template's order. */
    sections: z
      .array(
        z.object({
          id: z.enum(RESUME_SECTIONS),
          heading: line("The heading", 60).optional(),
          is_hidden: z.boolean().optional(),
        }),
      )
      .max(RESUME_SECTIONS.length)
      .default([]),
    /** Entries that come first, in this order. */
    order: z.array(Id).max(MAX_ENTRIES).default([]),
    hidden: z.array(Id).max(MAX_ENTRIES).default([]),
    wording: z
      .array(
        z.object({
          entry: Id,
          summary: text("The description", 2_000).optional(),
          highlights: z
            .array(highlight)
            .max(RESUME_LIMITS.highlights, `At most ${RESUME_LIMITS.highlights} lines.`)
            .optional(),
        }),
      )
      .max(MAX_ENTRIES)
      .default([]),
    headline: line("The headline", 220).optional(),
    summary: text("The summary", 2_600).optional(),
    has_photo: z.boolean().default(false),
    /** Licenses with their whole numbers, which the file masks otherwise. */
    has_license_numbers: z.boolean().default(false),
    letter: z
      .object({ to: text("The address", 500).default(""), body: text("The letter", 6_000).default("") })
      .optional(),
  })
  .meta({ id: "ResumeContent" });
export type ResumeContent = z.output<typeof ResumeContent>;

export const resumeTemplateId = z.enum(RESUME_TEMPLATES.map(({ id }) => id));
export const resumeName = line("The name", 100).pipe(
  z.string().min(1, "Please enter a name for the resume."),
);

/** How a resume is set. */
export const ResumeSetting = z.object({
  template: resumeTemplateId.default("harbor"),
  paper: z.enum(RESUME_PAPERS).default("letter"),
  content: ResumeContent.default({
    sections: [],
    order: [],
    hidden: [],
    wording: [],
    has_photo: false,
    has_license_numbers: false,
  }),
});
export type ResumeSetting = z.output<typeof ResumeSetting>;

export const ResumeFileKind = z.object({
  format: z.enum(RESUME_FORMATS).default("pdf"),
  part: z.enum(["resume", "letter"]).default("resume"),
});
export type ResumeFileKind = z.output<typeof ResumeFileKind>;

export const Resume = z
  .object({
    id: Id,
    version: z.int().meta({ description: "Grows with every change." }),
    name: z.string(),
    ...ResumeSetting.shape,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Resume" });
export type Resume = z.output<typeof Resume>;

/** An entry of the profile, as it is offered to resumes. */
export const ResumePart = z
  .object({
    id: Id,
    section: z.enum(PROFILE_SECTION_NAMES),
    title: z.string(),
    detail: z.string(),
    summary: z.string(),
    highlights: z.array(z.string()),
  })
  .meta({ id: "ResumePart" });
export type ResumePart = z.output<typeof ResumePart>;
