import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import {
  CalendarDate,
  EMPLOYER_JOB_ACTIONS,
  EmployerJob,
  EmployerJobSummary,
  LocationInput,
  QuestionInput,
} from "../employer-job.ts";
import type { Endpoint } from "../endpoint.ts";
import {
  APPLY_KINDS,
  CLOSE_REASONS,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  LOCATION_TYPES,
  PAY_UNITS,
} from "../enums.ts";
import { Category } from "../job.ts";
import { Id, Limit, line, Page, queryList, richText } from "../values.ts";

const Labelled = z.object({ value: z.string(), label: z.string() });
const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() });

const editing = {
  audience: "employer",
  data: EmployerJob,
  errors: ["not_found", "illegal_transition"],
} as const;

const textList = (name: string, each: number, most: number) =>
  z
    .array(line(name, each).pipe(z.string().min(1, `${name} cannot be empty.`)))
    .max(most, `${name}: at most ${most}.`);

const webAddress = z
  .string()
  .trim()
  .max(2_000, "The address can have at most 2,000 characters.")
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    message: "The address must begin with http:// or https://.",
  });

/** What one employer does with the company's listings. A form saves each of its steps by an endpoint of its own. */
export const employerJobEndpoints = {
  "GET employer/job/get-form-data": {
    summary: "What the form for a listing offers: vocabularies, limits and the company's defaults.",
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
      }),
    }),
  },
  "POST employer/job/post": {
    summary: "Saves the first step: what the job is and where. Without `id` a new draft is made.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      id: Id.optional(),
      /** Made by the form once, so that a repeated press makes one draft. */
      request_key: z.uuid("request_key must be a UUID.").optional(),
      title: line("Title", 200).pipe(z.string().min(1, "Please enter a title.")),
      category_id: Id.nullable().default(null),
      employment_types: z.array(z.enum(EMPLOYMENT_TYPES)).max(EMPLOYMENT_TYPES.length).default([]),
      location_type: z.enum(LOCATION_TYPES),
      locations: z.array(LocationInput).max(50, "A job can have at most 50 places.").default([]),
      applicant_location_requirements: z
        .array(
          z.string().regex(/^[A-Z]{2}(-[A-Z\d]{1,3})?$/, "must be a country or state such as US or US-CA."),
        )
        .max(60)
        .default([]),
      openings: z.int().min(1, "There is at least one opening.").max(10_000).nullable().default(null),
      requisition_id: line("Requisition ID", 75).nullable().default(null),
    }),
    errors: ["not_found", "conflict", "illegal_transition"],
  },
  "POST employer/job/post-salary": {
    summary: "Saves pay, other compensation and benefits.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      id: Id,
      base_salary: z
        .object({
          currency: z.string().regex(/^[A-Z]{3}$/, "currency must be an ISO 4217 code such as USD."),
          min: z
            .int("Pay must be a whole number of cents.")
            .min(1, "Pay must be more than nothing.")
            .max(4_000_000_000),
          max: z
            .int("Pay must be a whole number of cents.")
            .min(1)
            .max(4_000_000_000)
            .nullable()
            .default(null),
          unit: z.enum(PAY_UNITS),
        })
        .refine(
          (pay) => pay.max === null || pay.max >= pay.min,
          "The highest pay must not be below the lowest.",
        )
        .nullable(),
      hours_per_week: z.number().min(1).max(120).nullable().default(null),
      other_compensation: textList("Other compensation", 200, 20).default([]),
      benefits: textList("A benefit", 200, 40).default([]),
    }),
  },
  "POST employer/job/post-detail": {
    summary: "Saves the texts, what is asked of applicants, and how they apply.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      id: Id,
      description: richText("The description"),
      responsibilities: richText("This text").nullable().default(null),
      qualifications: richText("This text").nullable().default(null),
      education_level: z.enum(EDUCATION_LEVELS).nullable().default(null),
      months_of_experience: z.int().min(0).max(600).nullable().default(null),
      skills: z
        .array(
          z.object({
            name: line("A skill", 120).pipe(z.string().min(1)),
            required: z.boolean().default(false),
          }),
        )
        .max(50)
        .default([]),
      licences: textList("A licence", 200, 20).default([]),
      visa_sponsorship: z.boolean().nullable().default(null),
      starts_on: CalendarDate.nullable().default(null),
      language: z
        .string()
        .regex(/^[a-z]{2}$/)
        .default("en"),
      apply_kind: z.enum(APPLY_KINDS).default("NATIVE"),
      apply_url: webAddress.nullable().default(null),
      apply_email: z.email("Please Enter Vaild Email").max(254).nullable().default(null),
      application_deadline: CalendarDate.nullable().default(null),
    }),
  },
  "POST employer/job/post-job-question": {
    summary: "Sets the screening questions of a listing, in their order.",
    ...editing,
    cost: CHANGE,
    body: z.object({
      id: Id,
      questions: z.array(QuestionInput).max(10, "A listing can have at most 10 questions."),
    }),
    errors: ["not_found", "conflict", "illegal_transition"],
  },
  "POST employer/job/change-status": {
    summary: "Publishes, pauses, resumes, confirms, closes or archives a listing.",
    ...editing,
    cost: CHANGE,
    body: z
      .object({
        id: Id,
        action: z.enum(EMPLOYER_JOB_ACTIONS),
        close_reason: z.enum(CLOSE_REASONS).optional(),
      })
      .refine(({ action, close_reason }) => action !== "close" || close_reason !== undefined, {
        path: ["close_reason"],
        message: "Please say whether the job was filled or cancelled.",
      }),
  },
  "POST employer/job/change-position-status": {
    summary: "Says how many of the openings are filled. Filling the last one closes the listing as FILLED.",
    ...editing,
    cost: CHANGE,
    body: z.object({ id: Id, positions_filled: z.int().min(0).max(10_000) }),
  },
  "POST employer/job/duplicate": {
    summary: "Makes a new draft out of a listing, whatever has become of it: reposting is a new listing.",
    ...editing,
    cost: { ...CHANGE, copies: 1 },
    body: z.object({ id: Id, request_key: z.uuid("request_key must be a UUID.").optional() }),
  },
  "GET employer/job/list": {
    summary: "The company's listings, the latest change first.",
    audience: "employer",
    cost: READ,
    query: z.object({
      /** This listing alone, as a notice leads to it. */
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
    summary: "Every listing of the company by name, for a picker.",
    audience: "employer",
    cost: READ,
    data: z.array(z.object({ id: z.int(), title: z.string(), status: z.enum(JOB_STATUSES) })),
  },
  "GET employer/job/closed-list": {
    summary: "The company's listings that are over.",
    audience: "employer",
    cost: READ,
    query: z.object({ page: Page.default(1), limit: Limit.default(20) }),
    data: page(EmployerJobSummary),
  },
  "GET employer/job/{id}": {
    summary: "One listing of the company, as it is edited.",
    ...editing,
    cost: READ,
    params: z.object({ id: Id }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
