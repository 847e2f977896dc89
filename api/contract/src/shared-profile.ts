import { z } from "zod";
import { RESUME_SECTIONS } from "./resume-templates.ts";

const SharedLine = z.object({ kind: z.string(), text: z.string(), href: z.string().optional() });

/**
 * What a candidate's resume said when they applied with it, fact by fact, in its own order and under its own headings: without contact
 * details, references and member numbers, and with masked license numbers.
 */
export const SharedProfile = z
  .object({
    /** BCP 47, of most of its words. */
    lang: z.string(),
    dir: z.enum(["ltr", "rtl"]),
    headline: z.string(),
    sections: z
      .array(
        z.object({
          id: z.enum(RESUME_SECTIONS),
          heading: z.string(),
          paragraphs: z.array(z.string()).readonly(),
          entries: z
            .array(
              z.object({
                title: z.string(),
                lines: z.array(SharedLine).readonly(),
                paragraphs: z.array(z.string()).readonly(),
                bullets: z.array(z.string()).readonly(),
              }),
            )
            .readonly(),
          items: z.array(z.object({ text: z.string(), notes: z.array(z.string()).readonly() })).readonly(),
        }),
      )
      .readonly(),
  })
  .meta({ id: "SharedProfile" });
export type SharedProfile = z.infer<typeof SharedProfile>;
