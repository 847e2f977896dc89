import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import { EMPLOYER_JOB_ACTIONS, EmployerJob, EmployerJobSummary } from "../employer-job.ts";
import type { Endpoint } from "../endpoint.ts";
import { CLOSE_REASONS, JOB_STATUSES } from "../enums.ts";
import { Category } from "../job.ts";
import { JOB_CONTENT, JobChanges } from "../job-content.ts";
import { stepInputs } from "../job-field-schemas.ts";
import { JOB_FIELDS } from "../job-fields.ts";
import { Id, Limit, line, Page, queryList } from "../values.ts";

const Labelled = z.object({ value: z.string(), label: z.string() });
const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() });

const editing = {
  audience: "employer",
  data: EmployerJob,
  errors: ["not_found", "illegal_transition", "changed_elsewhere"],
  stored: EmployerJob,
} as const;

/**
 * The version that was changed. With another one meanwhile nothing is saved: 409 `changed_elsewhere`, with the listing as it is stored by
 * now. Left out, the last save wins.
 */
const version = z.int().min(0).optional();

const {
  title,
  category_id,
  employment_types,
  location_type,
  locations,
  applicant_location_requirements,
  base_salary,
  other_compensation,
  benefits,
  description,
  responsibilities,
  qualifications,
  skills,
  licences,
  language,
  apply_kind,
  apply_url,
  apply_email,
  application_deadline,
  questions,
} = JOB_CONTENT;

/**
 * What one employer does with the company's listings. `post`, `post-salary`, `post-detail` and `post-job-question` each save a part of a listing
 * whole, and of a published listing at once for all to see. `save-changes` keeps single fields, however unfinished, and shows nothing of
 * a published listing before `publish-changes`.
 */
export const employerJobEndpoints = {
  "GET employer/job/get-form-data": {
    summary: "Options, limits and company defaults for the listing form.",
    audience: "employer",
    cost: READ,
    data: z.object({
      employment_types: z.array(Labelled),
      location_types: z.array(Labelled),
      education_levels: z.array(Labelled),
      categories: z.array(Category),
      pay_units: z.array(Labelled),
      apply_kinds: z.array(Labelled),
      question_types: z.array(Labelled),
      days_published: z.int(),
      company: z.object({
        name: z.string(),
        locality: z.string().nullable(),
        region: z.string().nullable(),
        country: z.string(),
        /** What people in its country are usually paid in. */
        currency: z.string(),
      }),
    }),
  },
  "GET employer/job/publishing-allowance": {
    summary:
      "How many new listings the company can publish in a day, based on its age and verification, and how many are left.",
    audience: "employer",
    cost: READ,
    data: z.object({
      /** The hours that are counted together. */
      hours: z.int(),
      total: z.int(),
      left: z.int(),
      /** When there will be one more; null while some are left. */
      free_at: z.iso.datetime().nullable(),
      /** Whether somebody of the company has a confirmed e-mail address at its website's domain. */
      is_proven: z.boolean(),
      /** The same for a company as old that has such an address. */
      proven_total: z.int(),
    }),
  },
  "POST employer/job/post": {
    summary: "Saves the first step: what the job is and where. Without `id` a new draft is created.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      id: Id.optional(),
      /** Made by the form once, so that a repeated press makes one draft. */
      request_key: z.uuid("request_key must be a UUID.").optional(),
      version,
      title: title.pipe(z.string().min(1, "Please enter a title.")),
      category_id: category_id.default(null),
      employment_types: employment_types.default([]),
      location_type,
      locations: locations.default([]),
      applicant_location_requirements: applicant_location_requirements.default([]),
      ...stepInputs(JOB_FIELDS, "job"),
    }),
    errors: ["not_found", "conflict", "illegal_transition", "changed_elsewhere"],
  },
  "POST employer/job/post-salary": {
    summary: "Saves pay, other compensation and benefits.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      id: Id,
      version,
      base_salary,
      ...stepInputs(JOB_FIELDS, "pay"),
      other_compensation: other_compensation.default([]),
      benefits: benefits.default([]),
    }),
  },
  "POST employer/job/post-detail": {
    summary: "Saves the descriptions, the requirements, and how to apply.",
    ...editing,
    cost: CHANGE,
    body: z
      .object({
        id: Id,
        version,
        description,
        responsibilities: responsibilities.default(null),
        qualifications: qualifications.default(null),
        ...stepInputs(JOB_FIELDS, "description"),
        skills: skills.default([]),
        licences: licences.default([]),
        language: language.default("en"),
        apply_kind: apply_kind.default("NATIVE"),
        apply_url: apply_url.default(null),
        apply_email: apply_email.default(null),
        application_deadline: application_deadline.default(null),
      })
      .refine(({ apply_kind: kind, apply_url: url }) => kind !== "URL" || url !== null, {
        path: ["apply_url"],
        message: "Please enter the application link.",
      })
      .refine(({ apply_kind: kind, apply_email: email }) => kind !== "EMAIL" || email !== null, {
        path: ["apply_email"],
        message: "Please enter the email address for applications.",
      }),
  },
  "POST employer/job/post-job-question": {
    summary: "Sets the screening questions of a listing, in their order.",
    ...editing,
    cost: CHANGE,
    body: z.object({ id: Id, version, questions }),
    errors: ["not_found", "conflict", "illegal_transition", "changed_elsewhere"],
  },
  "POST employer/job/save-changes": {
    summary:
      "Autosaves fields as the employer edits, complete or not: in a draft, or as unpublished changes of a published or paused listing. Without `id` a new draft is created.",
    ...editing,
    cost: CHANGE,
    body: JobChanges.extend({
      id: Id.optional(),
      /** Made by the form once, so that a repeated request makes one draft. */
      request_key: z.uuid("request_key must be a UUID.").optional(),
      version,
    }).refine(({ id, version: changed }) => id === undefined || changed !== undefined, {
      path: ["version"],
      message: "Please specify which version was edited.",
    }),
    errors: ["not_found", "conflict", "illegal_transition", "changed_elsewhere"],
  },
  "POST employer/job/publish-changes": {
    summary: "Publishes all unpublished changes of a listing, if they pass every rule.",
    ...editing,
    cost: CHANGE,
    body: z.object({ id: Id, version: z.int().min(0) }),
  },
  "POST employer/job/discard-changes": {
    summary: "Discards the unpublished changes of a listing.",
    ...editing,
    cost: CHANGE,
    body: z.object({ id: Id, version: z.int().min(0) }),
  },
  "POST employer/job/change-status": {
    summary: "Publishes, pauses, resumes, confirms, closes or archives a listing.",
    ...editing,
    cost: CHANGE,
    body: z
      .object({
        id: Id,
        version,
        action: z.enum(EMPLOYER_JOB_ACTIONS),
        close_reason: z.enum(CLOSE_REASONS).optional(),
      })
      .refine(({ action, close_reason }) => action !== "close" || close_reason !== undefined, {
        path: ["close_reason"],
        message: "Please choose whether the job was filled or canceled.",
      }),
    errors: ["not_found", "illegal_transition", "changed_elsewhere", "publishing_limit"],
  },
  "POST employer/job/change-position-status": {
    summary: "Sets how many openings are filled. Filling the last one closes the listing as FILLED.",
    ...editing,
    cost: CHANGE,
    body: z.object({ id: Id, positions_filled: z.int().min(0).max(10_000) }),
  },
  "POST employer/job/duplicate": {
    summary: "Copies a listing into a new draft, whatever its status.",
    ...editing,
    cost: { ...CHANGE, copies: 1 },
    body: z.object({ id: Id, request_key: z.uuid("request_key must be a UUID.").optional() }),
  },
  "GET employer/job/list": {
    summary: "The company's listings, most recently changed first.",
    audience: "employer",
    cost: READ,
    query: z.object({
      /** This listing alone, as a notification leads to it. */
      id: Id.optional(),
      status: queryList("status", JOB_STATUSES).optional(),
      search: line("search", 200).optional(),
      page: Page.default(1),
      limit: Limit.default(20),
    }),
    data: page(EmployerJobSummary).extend({
      counts: z.record(z.enum(JOB_STATUSES), z.int()),
    }),
  },
  "GET employer/job/get-all-job-list": {
    summary: "All listings of the company by name, for a picker.",
    audience: "employer",
    cost: READ,
    data: z.array(z.object({ id: z.int(), title: z.string(), status: z.enum(JOB_STATUSES) })),
  },
  "GET employer/job/closed-list": {
    summary: "The company's closed listings.",
    audience: "employer",
    cost: READ,
    query: z.object({ page: Page.default(1), limit: Limit.default(20) }),
    data: page(EmployerJobSummary),
  },
  "GET employer/job/{id}": {
    summary: "One listing of the company, for editing.",
    ...editing,
    cost: READ,
    params: z.object({ id: Id }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
