import { z } from "zod";
import {
  APPLY_KINDS,
  CLOSE_REASONS,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  LOCATION_TYPES,
  PRECISIONS,
  QUESTION_TYPES,
} from "./enums.ts";
import { BaseSalary, JobLocation, JobSkill } from "./job.ts";
import { line, text } from "./values.ts";

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

/** A screening question. A knockout answer is told to the employer beside the application; nobody is rejected by machine. */
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
    message: z.string(),
  })
  .meta({ id: "PostingCheck" });
export type PostingCheck = z.infer<typeof PostingCheck>;

/** A listing in its employer's list. Clicks are of all time and all surfaces. */
export const EmployerJobSummary = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    status: z.enum(JOB_STATUSES),
    close_reason: z.enum(CLOSE_REASONS).nullable(),
    location_type: z.enum(LOCATION_TYPES),
    locations: z.array(JobLocation),
    employment_types: z.array(z.enum(EMPLOYMENT_TYPES)),
    openings: z.int().nullable(),
    positions_filled: z.int(),
    apply_kind: z.enum(APPLY_KINDS),
    /** All applications sent here, and those that nobody has opened. */
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
    actions: z.array(z.enum(EMPLOYER_JOB_ACTIONS)),
  })
  .meta({ id: "EmployerJobSummary" });
export type EmployerJobSummary = z.infer<typeof EmployerJobSummary>;

/** A listing as its employer edits it, with what the rules say of it. */
export const EmployerJob = EmployerJobSummary.extend({
  requisition_id: z.string().nullable(),
  description: z.string(),
  responsibilities: z.string().nullable(),
  qualifications: z.string().nullable(),
  applicant_location_requirements: z.array(z.string()),
  base_salary: BaseSalary.nullable(),
  benefits: z.array(z.string()),
  other_compensation: z.array(z.string()),
  licences: z.array(z.string()),
  skills: z.array(JobSkill),
  category_id: z.int().nullable(),
  education_level: z.enum(EDUCATION_LEVELS).nullable(),
  months_of_experience: z.int().nullable(),
  hours_per_week: z.number().nullable(),
  starts_on: z.string().nullable(),
  apply_url: z.string().nullable(),
  apply_email: z.string().nullable(),
  application_deadline: z.string().nullable(),
  visa_sponsorship: z.boolean().nullable(),
  language: z.string(),
  questions: z.array(JobQuestion),
  checks: z.array(PostingCheck),
}).meta({ id: "EmployerJob" });
export type EmployerJob = z.infer<typeof EmployerJob>;

/** A place of work as an employer gives it. Without a position it is looked up; a pin that was dragged counts as exact. */
export const LocationInput = z
  .object({
    street: line("Street", 250).nullable().default(null),
    locality: line("Town", 120).nullable().default(null),
    region: line("State", 60).nullable().default(null),
    postal_code: line("Zip code", 20).nullable().default(null),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "country must be an ISO 3166 code such as US.")
      .default("US"),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    precision: z.enum(PRECISIONS).nullable().default(null),
  })
  .refine((place) => (place.latitude === null) === (place.longitude === null), {
    path: ["latitude"],
    message: "A position needs both latitude and longitude.",
  });
export type LocationInput = z.infer<typeof LocationInput>;

/** A calendar date that exists, `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date("This is not a date: it must look like 2026-12-31.");

export const QuestionInput = z
  .object({
    text: text("The question", 1_000).pipe(z.string().min(3, "Please write the question.")),
    type: z.enum(QUESTION_TYPES),
    required: z.boolean().default(false),
    options: z
      .array(line("An option", 200).pipe(z.string().min(1, "An option cannot be empty.")))
      .max(99)
      .default([]),
    knockout: z.array(line("A knockout answer", 200)).max(99).default([]),
  })
  .superRefine(({ type, options, knockout }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const chooses = type === "SINGLE_SELECT" || type === "MULTI_SELECT";
    if (chooses && new Set(options).size < 2) issue("options", "A choice needs 2 to 99 different options.");
    if (!chooses && options.length > 0) issue("options", "Only choices have options.");
    const answers = chooses ? options : type === "BOOLEAN" ? ["yes", "no"] : [];
    if (knockout.some((answer) => !answers.includes(answer)))
      issue("knockout", "A knockout answer must be one of the question's answers.");
  });
export type QuestionInput = z.infer<typeof QuestionInput>;
