import { z } from "zod";
import {
  APPLY_KINDS,
  CLOSE_REASONS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  LOCATION_TYPES,
  QUESTION_TYPES,
} from "./enums.ts";
import { BaseSalary, JobLocation, JobSkill } from "./job.ts";
import { JobChanges } from "./job-content.ts";
import { fieldReplies } from "./job-field-schemas.ts";
import { JOB_FIELDS } from "./job-fields.ts";
import { JobMarks } from "./job-reading.ts";
import { Message } from "./message.ts";

/** What an employer can do with a listing now; see docs/lifecycles.md. */
export const EMPLOYER_JOB_ACTIONS = [
  "submit",
  "abandon_payment",
  "pause",
  "resume",
  "confirm",
  "close",
  "archive",
] as const;
export type EmployerJobAction = (typeof EMPLOYER_JOB_ACTIONS)[number];

/** A screening question. Knockout answers are shown to the employer beside the application; no one is rejected automatically. */
export const JobQuestion = z
  .object({
    id: z.int(),
    text: z.string(),
    type: z.enum(QUESTION_TYPES),
    required: z.boolean(),
    options: z.array(z.string()),
    knockout: z.array(z.string()),
  })
  .meta({ id: "JobQuestion" });
export type JobQuestion = z.infer<typeof JobQuestion>;

/** A rule that a listing breaks (`blocks` its publication) or advice (`warns`). */
export const PostingCheck = z
  .object({
    code: z.string(),
    severity: z.enum(["blocks", "warns"]),
    field: z.string(),
    message: Message,
  })
  .meta({ id: "PostingCheck" });
export type PostingCheck = z.infer<typeof PostingCheck>;

/** A listing in its employer's list. Clicks are totals over all time and all surfaces. */
export const EmployerJobSummary = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    /** The employer's own name for it. */
    requisition_id: z.string().nullable(),
    status: z.enum(JOB_STATUSES),
    close_reason: z.enum(CLOSE_REASONS).nullable(),
    location_type: z.enum(LOCATION_TYPES),
    locations: z.array(JobLocation),
    employment_types: z.array(z.enum(EMPLOYMENT_TYPES)),
    base_salary: BaseSalary.nullable(),
    openings: z.int().nullable(),
    positions_filled: z.int(),
    apply_kind: z.enum(APPLY_KINDS),
    /** All applications sent here, and those that have not been opened. */
    applications: z.int(),
    new_applications: z.int(),
    views: z.int(),
    /** Clicks that lead to where the employer takes applications; none are counted for a listing that takes them here. */
    apply_clicks: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    first_published_at: z.iso.datetime().nullable(),
    valid_through: z.iso.datetime().nullable(),
    last_confirmed_at: z.iso.datetime().nullable(),
    /** Whether its employer was asked to confirm that it is still open, and has not answered. */
    is_unconfirmed: z.boolean(),
    actions: z.array(z.enum(EMPLOYER_JOB_ACTIONS)),
    /** Its employer has changed it since, and only the employer sees that yet. Never true for a draft. */
    has_unpublished_changes: z.boolean(),
  })
  .meta({ id: "EmployerJobSummary" });
export type EmployerJobSummary = z.infer<typeof EmployerJobSummary>;

/** A listing as its employer edits it, with the results of the checks on what would be published: its content with its changes. */
export const EmployerJob = EmployerJobSummary.extend({
  description: z.string(),
  responsibilities: z.string().nullable(),
  qualifications: z.string().nullable(),
  applicant_location_requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  other_compensation: z.array(z.string()),
  licences: z.array(z.string()),
  skills: z.array(JobSkill),
  category_id: z.int().nullable(),
  ...fieldReplies(JOB_FIELDS),
  apply_url: z.string().nullable(),
  apply_email: z.string().nullable(),
  application_deadline: z.string().nullable(),
  language: z.string(),
  questions: z.array(JobQuestion),
  /**
   * What only its employer sees: changes to a published listing, or the parts of a draft that are still incomplete. Only fields
   * that differ.
   */
  changes: JobChanges,
  checks: z.array(PostingCheck),
  /** What it was read from, and the fields that nobody has confirmed or changed since; null if there are none. */
  marks: JobMarks.nullable(),
  /** Increases with every change of the above. A save names the version that it changed. */
  version: z.int(),
  edited_at: z.iso.datetime().nullable(),
  edited_by: z.object({ account_id: z.int(), name: z.string() }).nullable(),
}).meta({ id: "EmployerJob" });
export type EmployerJob = z.infer<typeof EmployerJob>;
