import { z } from "zod";
import { Message } from "./message.ts";
import { ResumeDocument } from "./resume-document.ts";

/** A rectangle on a page, in points from its top left corner. Pages are counted from 0. */
const Box = z.object({
  page: z.int().min(0),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** Where a value of the document stands in the file, and how sure the reader is of it, from 0 to 1. */
export const ResumeFinding = z
  .object({ path: z.string(), confidence: z.number().min(0).max(1), boxes: z.array(Box) })
  .meta({ id: "ResumeFinding" });
export type ResumeFinding = z.infer<typeof ResumeFinding>;

/** From this confidence on, nobody is asked to look twice. */
export const SURE_FINDING = 0.75;

/** A file as it was read: what it says, where, and the text of its pages. Data files have no pages. */
export const ResumeReading = z.object({
  document: ResumeDocument,
  findings: z.array(ResumeFinding),
  /** What of the file is not in the document, and why. */
  left_out: z.array(z.object({ path: z.string(), message: Message })),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  texts: z.array(Box.extend({ text: z.string(), is_bold: z.boolean() })),
});
export type ResumeReading = z.infer<typeof ResumeReading>;

/** What was read from the file that somebody wants in their profile. Nothing of it is in the profile yet. */
export const ResumeDraft = ResumeReading.extend({
  file_name: z.string(),
  created_at: z.iso.datetime(),
  /** When it is deleted unless its owner adds it before. */
  expires_at: z.iso.datetime(),
}).meta({ id: "ResumeDraft" });
export type ResumeDraft = z.infer<typeof ResumeDraft>;
