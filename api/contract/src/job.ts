import { z } from "zod";
import { Answering, AnswerPromiseDays } from "./answering.ts";
import { CompanyCulture } from "./company-culture.ts";
import { ProvedDomain } from "./company-domain.ts";
import { GalleryItem, SocialLinks } from "./company-profile.ts";
import {
  APPLY_KINDS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  LOCATION_TYPES,
  PAY_UNITS,
  PRECISIONS,
} from "./enums.ts";
import { fieldReplies } from "./job-field-schemas.ts";
import { JOB_FIELDS } from "./job-fields.ts";

/** Pay as the employer states it, in minor units of `currency` (cents). `max` is null when one figure was given. */
export const BaseSalary = z
  .object({
    currency: z.string().length(3),
    min: z.int(),
    max: z.int().nullable(),
    unit: z.enum(PAY_UNITS),
  })
  .meta({ id: "BaseSalary" });
export type BaseSalary = z.infer<typeof BaseSalary>;

/** Where the work is. Without a position the place is known by name only. */
export const JobLocation = z
  .object({
    street: z.string().nullable(),
    locality: z.string().nullable(),
    region: z.string().nullable(),
    postal_code: z.string().nullable(),
    country: z.string().length(2),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    precision: z.enum(PRECISIONS).nullable(),
  })
  .meta({ id: "JobLocation" });
export type JobLocation = z.infer<typeof JobLocation>;

/** The data of an employer that a job includes. A third-party company was created by an import and is unclaimed. */
export const CompanyReference = z
  .object({
    id: z.int(),
    slug: z.string(),
    username: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    is_third_party: z.boolean(),
    is_demo: z.boolean(),
    /** Null while there is too little data. */
    answering: Answering.nullable(),
    /** The domain that it has proved to be its own; its website's if there are several. Null if there is none. */
    proved_domain: ProvedDomain.nullable(),
  })
  .meta({ id: "CompanyReference" });
export type CompanyReference = z.infer<typeof CompanyReference>;

export const Category = z
  .object({ id: z.int(), code: z.string(), name: z.string() })
  .meta({ id: "Category" });
export type Category = z.infer<typeof Category>;

/**
 * A job in a list. `distance` is in miles from the searched point to the nearest of its locations; the location that was
 * searched for is the first.
 */
export const JobSummary = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    company: CompanyReference,
    location_type: z.enum(LOCATION_TYPES),
    locations: z.array(JobLocation),
    employment_types: z.array(z.enum(EMPLOYMENT_TYPES)),
    base_salary: BaseSalary.nullable(),
    category: Category.nullable(),
    openings: z.int().nullable(),
    hours_per_week: z.number().nullable(),
    starts_on: z.string().nullable(),
    ends_on: z.string().nullable(),
    /** Null if no posting date is known: an import whose source states none. */
    date_posted: z.iso.datetime().nullable(),
    valid_through: z.iso.datetime().nullable(),
    last_confirmed_at: z.iso.datetime().nullable(),
    /** Whether it was last confirmed by its source still listing it, and not by the employer. */
    is_from_source: z.boolean(),
    /** Whether its plan marks it, in lists and on its page. It orders nothing. */
    is_featured: z.boolean(),
    /** The last day on which applications were accepted, for a job that no longer accepts any. */
    applications_closed_on: z.string().nullable(),
    distance: z.number().nullable(),
  })
  .meta({ id: "JobSummary" });
export type JobSummary = z.infer<typeof JobSummary>;

export const JobSkill = z.object({ name: z.string(), required: z.boolean() });

/** A whole listing. `description` and its siblings are safe HTML: a few tags, no attributes but safe links. */
export const JobDetail = JobSummary.extend({
  status: z.enum(JOB_STATUSES),
  description: z.string(),
  responsibilities: z.string().nullable(),
  qualifications: z.string().nullable(),
  applicant_location_requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  other_compensation: z.array(z.string()),
  licences: z.array(z.string()),
  skills: z.array(JobSkill),
  ...fieldReplies(JOB_FIELDS),
  occupation_code: z.string().nullable(),
  apply_kind: z.enum(APPLY_KINDS),
  apply_url: z.string().nullable(),
  apply_email: z.string().nullable(),
  application_deadline: z.string().nullable(),
  /** Null as well for a job whose applications are not sent here. */
  answer_promise_days: AnswerPromiseDays,
  language: z.string(),
  source: z.string().nullable(),
  /** Web address of the listing at its source. */
  source_url: z.string().nullable(),
}).meta({ id: "JobDetail" });
export type JobDetail = z.infer<typeof JobDetail>;

export const Company = CompanyReference.extend({
  answer_promise_days: AnswerPromiseDays,
  website: z.string().nullable(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  founded: z.int().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  tagline: z.string(),
  social: SocialLinks,
  gallery: z.array(GalleryItem),
  /** Null if it has not answered. */
  culture: CompanyCulture.nullable(),
  job_count: z.int(),
}).meta({ id: "Company" });
export type Company = z.infer<typeof Company>;
