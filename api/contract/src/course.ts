import { z } from "zod";
import { COURSE_SUBJECTS } from "./course-subjects.ts";

/** Something to learn, and where. We take no part in it, and nobody pays to be listed. */
export const Course = z
  .object({
    code: z.string(),
    name: z.string(),
    /** Who gives it, or sets its exam. */
    provider: z.string(),
    subject: z.enum(COURSE_SUBJECTS),
    url: z.string(),
    teaches: z.string(),
    /** What somebody who passes has; null if that is nothing that an employer is shown. */
    credential: z.string().nullable(),
  })
  .meta({ id: "Course" });
export type Course = z.infer<typeof Course>;

/** Why something in a profile does not count as had. */
export const LAPSES = ["EXPIRED", "INACTIVE", "PENDING"] as const;
export type Lapse = (typeof LAPSES)[number];

/** What saved listings ask for that a course teaches, and that the profile does not have. */
export const AskedCourse = z
  .object({
    code: z.string(),
    /** What is asked for, as the catalog writes it: "BLS". */
    term: z.string(),
    jobs: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        company: z.string(),
        /** The listing's own words. */
        said: z.string(),
        is_required: z.boolean(),
      }),
    ),
    /** What the profile has of it that no longer counts, or not yet, in the profile's words; null for nothing. */
    lapsed: z.object({ said: z.string(), why: z.enum(LAPSES), on: z.string().nullable() }).nullable(),
  })
  .meta({ id: "AskedCourse" });
export type AskedCourse = z.infer<typeof AskedCourse>;

/** What saved listings ask for and the profile has: left out of what is asked for. */
export const HeldCourse = z
  .object({
    code: z.string(),
    term: z.string(),
    /** The profile's own words. */
    said: z.string(),
    /** How many saved listings ask for it. */
    jobs: z.int(),
  })
  .meta({ id: "HeldCourse" });
export type HeldCourse = z.infer<typeof HeldCourse>;
