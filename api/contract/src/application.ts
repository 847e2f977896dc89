import { z } from "zod";
import { APPLICATION_STATUSES, JOB_STATUSES, QUESTION_TYPES } from "./enums.ts";
import { JobSummary } from "./job.ts";
import { placeholderProblem } from "./placeholders.ts";
import { SharedProfile } from "./shared-profile.ts";
import { text } from "./values.ts";

/** What an employer can do with an application; see docs/lifecycles.md. Opening an application marks it as viewed automatically. */
export const EMPLOYER_APPLICATION_ACTIONS = [
  "shortlist",
  "interview",
  "offer",
  "hire",
  "reject",
  "reopen",
] as const;
export type EmployerApplicationAction = (typeof EMPLOYER_APPLICATION_ACTIONS)[number];

/** Words to applicants, with placeholders that are filled in for each of them. */
export const replyText = (name: string) =>
  text(name, 5_000).pipe(
    z.string().refine((value) => placeholderProblem(value) === undefined, {
      error: ({ input }) => placeholderProblem(String(input)) ?? "",
    }),
  );

/** The answer to one screening question: a text, or several of the offered options; of a file, its name. */
export const AnswerInput = z.object({
  question_id: z.int(),
  value: z.union([text("The answer", 5_000), z.array(text("The answer", 200)).max(99)]),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

/** An answer as given, with its question as it was then. Of a file it has the name; the file is at an address of its own. */
export const Answer = z
  .object({
    question_id: z.int(),
    question: z.string(),
    type: z.enum(QUESTION_TYPES),
    value: z.union([z.string(), z.array(z.string())]),
    /** The employer asked to be alerted to this answer. Not shown to candidates. */
    is_knockout: z.boolean(),
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof Answer>;

/** One step of an application's history. `message` is what the employer wrote to the candidate with it. */
export const TimelineStep = z
  .object({
    status: z.enum(APPLICATION_STATUSES),
    at: z.iso.datetime(),
    message: z.string().nullable(),
  })
  .meta({ id: "TimelineStep" });
export type TimelineStep = z.infer<typeof TimelineStep>;

/** How a candidate can reach an employer; empty for what the employer does not show. `company` is its username. */
export const EmployerContact = z
  .object({ email: z.string(), phone: z.string(), website: z.string(), company: z.string() })
  .meta({ id: "EmployerContact" });
export type EmployerContact = z.infer<typeof EmployerContact>;

/** An application as its candidate sees it. */
export const CandidateApplication = z
  .object({
    id: z.int(),
    job: JobSummary,
    /** The place that the job's distance is measured from: the candidate's last searched place. Null without one. */
    distance_from: z.string().nullable(),
    job_status: z.enum(JOB_STATUSES),
    status: z.enum(APPLICATION_STATUSES),
    applied_at: z.iso.datetime(),
    viewed_at: z.iso.datetime().nullable(),
    cover_note: z.string(),
    answers: z.array(Answer.omit({ is_knockout: true })),
    has_resume: z.boolean(),
    timeline: z.array(TimelineStep),
    can_withdraw: z.boolean(),
    /** Until when its employer promised an answer as it was sent. Null without a promise, and once there is an answer or the application is over. */
    answer_due_at: z.iso.datetime().nullable(),
    /** Set once the employer has responded positively; null before that, and when the application has ended. */
    contact: EmployerContact.nullable(),
  })
  .meta({ id: "CandidateApplication" });
export type CandidateApplication = z.infer<typeof CandidateApplication>;

/** An application in an employer's list. */
export const ApplicationSummary = z
  .object({
    id: z.int(),
    job: z.object({ id: z.int(), title: z.string(), status: z.enum(JOB_STATUSES) }),
    applicant: z.object({ name: z.string(), email: z.string(), phone: z.string(), image: z.string() }),
    status: z.enum(APPLICATION_STATUSES),
    rating: z.int().min(1).max(5).nullable(),
    applied_at: z.iso.datetime(),
    viewed_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
    knockouts: z.int(),
    note_count: z.int(),
    has_resume: z.boolean(),
    /** Until when an answer was promised that is still owed. */
    answer_due_at: z.iso.datetime().nullable(),
    source: z.string(),
    actions: z.array(z.enum(EMPLOYER_APPLICATION_ACTIONS)),
  })
  .meta({ id: "ApplicationSummary" });
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const ApplicationNote = z
  .object({
    id: z.int(),
    text: z.string(),
    author: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "ApplicationNote" });
export type ApplicationNote = z.infer<typeof ApplicationNote>;

/** An application as its employer sees it in full. */
export const EmployerApplication = ApplicationSummary.extend({
  cover_note: z.string(),
  answers: z.array(Answer),
  notes: z.array(ApplicationNote),
  /** Who gave the rating; empty if nobody did, or their account is gone. */
  rated_by: z.string(),
  /** `by`: who of the company took the step; empty for the candidate and for what happens on schedule. */
  timeline: z.array(TimelineStep.extend({ by: z.string() })),
  reject_reason: z.string().nullable(),
  /** What the resume said that the applicant made here; null for uploaded files. */
  profile: SharedProfile.nullable(),
}).meta({ id: "EmployerApplication" });
export type EmployerApplication = z.infer<typeof EmployerApplication>;
