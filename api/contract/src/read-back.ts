import { z } from "zod";
import { Message } from "./message.ts";

/** What resumes are read back with, to show their owner what comes out. */
export const RESUME_READERS = ["pdf_js", "poppler", "word", "plain_text", "screen_reader"] as const;
export type ResumeReader = (typeof RESUME_READERS)[number];
/** Differences that are listed one by one; `lost` counts all. */
export const MAX_READING_DIFFERENCES = 100;

/** What one reader gets from a file. */
export const ReadBack = z
  .object({
    reader: z.enum(RESUME_READERS),
    /** Why it got nothing, in words. */
    problem: Message.nullable(),
    /** `role`: what the file says a line is, such as a heading; empty where the reader does not know. */
    lines: z.array(z.object({ role: z.string(), text: z.string() })),
    /** How many facts do not come back as they were said. */
    lost: z.int().min(0),
    /** `read`: the words that come closest; null where nothing is like it. */
    differences: z.array(z.object({ field: z.string(), said: z.string(), read: z.string().nullable() })),
  })
  .meta({ id: "ReadBack" });
export type ReadBack = z.output<typeof ReadBack>;
