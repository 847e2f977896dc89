import { z } from "zod";
import { RESUME_SECTIONS } from "./resume-templates.ts";

const texts = z.array(z.string()).readonly();

export const SheetLine = z.object({
  kind: z.enum(["contact", "organization", "dates", "place", "detail", "link"]),
  text: z.string(),
  href: z.string().optional(),
});
export type SheetLine = Readonly<z.infer<typeof SheetLine>>;

export const SheetEntry = z.object({
  title: z.string(),
  lines: z.array(SheetLine).readonly(),
  paragraphs: texts,
  bullets: texts,
});
export type SheetEntry = Readonly<z.infer<typeof SheetEntry>>;

export const SheetItem = z.object({ text: z.string(), notes: texts });
export type SheetItem = Readonly<z.infer<typeof SheetItem>>;

/** Of paragraphs, entries and items, a section has one. */
export const SheetSection = z.object({
  id: z.enum(RESUME_SECTIONS),
  heading: z.string(),
  paragraphs: texts,
  entries: z.array(SheetEntry).readonly(),
  items: z.array(SheetItem).readonly(),
});
export type SheetSection = Readonly<z.infer<typeof SheetSection>>;

/**
 * A resume as it is set: every fact a line of its own, in its order. PDF, Word file and public page show nothing else, so that they say
 * the same. `lang` is BCP 47, of most of its words. All texts are plain, in NFC.
 */
export const ResumeSheet = z
  .object({
    lang: z.string(),
    dir: z.enum(["ltr", "rtl"]),
    name: z.string(),
    headline: z.string().optional(),
    contacts: z.array(SheetLine).readonly(),
    sections: z.array(SheetSection).readonly(),
  })
  .meta({ id: "ResumeSheet" });
export type ResumeSheet = Readonly<z.infer<typeof ResumeSheet>>;
