import { DAY_MS, HOUR_MS } from "./limits.ts";

/** The closed vocabularies of the wire. Names follow schema.org/JobPosting where it has one. */

/** schema.org/JobPosting `employmentType`, as Google for Jobs spells the values. */
export const EMPLOYMENT_TYPES = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where the work is done. TELECOMMUTE is schema.org's word for fully remote. */
export const LOCATION_TYPES = ["ONSITE", "HYBRID", "TELECOMMUTE"] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** What a place is: the first three are points, the next four areas, REMOTE no place at all. */
export const PLACE_KINDS = [
  "CITY",
  "POSTCODE",
  "ADDRESS",
  "COUNTRY",
  "REGION",
  "COUNTY",
  "METRO",
  "REMOTE",
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** The precision of a position: the door, the center of the postal code, or the center of the town. */
export const PRECISIONS = ["ROOFTOP", "POSTCODE", "CITY"] as const;
export type Precision = (typeof PRECISIONS)[number];

/** schema.org/QuantitativeValue `unitText` of a salary. */
export const PAY_UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** Factors that make pay comparable: 40 hours × 52 weeks, 5 days × 52 weeks, weeks, months, years. */
export const PAY_PERIODS_PER_YEAR: Readonly<Record<PayUnit, number>> = {
  HOUR: 2080,
  DAY: 260,
  WEEK: 52,
  MONTH: 12,
  YEAR: 1,
};

/** The minimum education that a job requires, in ascending order. */
export const EDUCATION_LEVELS = [
  "NONE",
  "HIGH_SCHOOL",
  "ASSOCIATE",
  "BACHELOR",
  "MASTER",
  "DOCTORATE",
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** The states of a listing. Only PUBLISHED jobs are public. */
export const JOB_STATUSES = [
  "DRAFT",
  "PENDING_PAYMENT",
  "PENDING_REVIEW",
  "PUBLISHED",
  "PAUSED",
  "EXPIRED",
  "CLOSED",
  "ARCHIVED",
  "REMOVED",
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Why an employer closed a listing. */
export const CLOSE_REASONS = ["FILLED", "CANCELLED"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Where candidates apply: with us, on the employer's site, or by mail. */
export const APPLY_KINDS = ["NATIVE", "URL", "EMAIL"] as const;
export type ApplyKind = (typeof APPLY_KINDS)[number];

/** Whether applicants send a resume. A listing that says nothing takes one if it is sent. */
export const RESUME_REQUIREMENTS = ["REQUIRED", "OPTIONAL", "NOT_WANTED"] as const;
export type ResumeRequirement = (typeof RESUME_REQUIREMENTS)[number];

/** Sort orders of a job list. */
export const JOB_SORTS = ["relevance", "newest", "pay", "nearest"] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/**
 * Why a list is requested. `search`: a user searches. `history`: a search that the page was rendered with is saved now that the
 * user is known. `page`: the page itself requests more beside a search.
 */
export const LIST_PURPOSES = ["search", "history", "page"] as const;

/** How a company's map was embedded: by the script tag, from the npm package, in a frame, or as a shared page. */
export const DELIVERIES = ["script", "module", "iframe", "page"] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** The role of an account: a candidate (`user` on the wire) or an employer. */
export const ACCOUNT_ROLES = ["user", "employer"] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The states of an application. */
export const APPLICATION_STATUSES = [
  "APPLIED",
  "VIEWED",
  "SHORTLISTED",
  "INTERVIEW",
  "OFFER",
  "HIRED",
  "REJECTED",
  "WITHDRAWN",
  "JOB_CLOSED",
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Where applications came from, as clicks count it. */
export const APPLICATION_SOURCES = ["web", "embed", "share"] as const;

/** Kinds of screening questions. */
export const QUESTION_TYPES = [
  "SINGLE_LINE_TEXT",
  "MULTI_LINE_TEXT",
  "BOOLEAN",
  "SINGLE_SELECT",
  "MULTI_SELECT",
  "NUMERIC",
  "DATE",
  "FILE",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Who causes a change of a listing or an application; `system` is a schedule or a consequence of another change. */
export const ACTORS = ["candidate", "employer", "moderator", "system", "source"] as const;
export type Actor = (typeof ACTORS)[number];

/** Why a listing is reported. */
export const REPORT_REASONS = [
  "SCAM",
  "MISLEADING",
  "EXPIRED",
  "DISCRIMINATORY",
  "WRONG_LOCATION",
  "DUPLICATE",
  "ASKS_MONEY",
  "OTHER",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_STATUSES = ["OPEN", "IN_REVIEW", "UPHELD", "DISMISSED"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Colors of a candidate's folders; the web app has a token for each. */
export const FOLDER_COLORS = ["sea", "moss", "sun", "rust", "plum", "slate"] as const;
export type FolderColor = (typeof FOLDER_COLORS)[number];

/** How a company proves that a domain is its own: a TXT record there, or a code that was mailed there. */
export const PROOF_METHODS = ["DNS", "MAILBOX"] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** Kinds of notifications. Each has a switch for its mail. */
export const NOTIFICATION_TYPES = [
  "application_received",
  "application_withdrawn",
  "application_moved",
  "message_from_employer",
  "message_from_candidate",
  "note_mention",
  "interview",
  "interview_reminder",
  "applicant_interview",
  "applicant_interview_reminder",
  "job_over",
  "saved_job_over",
  "job_alert",
  "job_unconfirmed",
  "job_expiring",
  "job_stopped",
  "feed_stuck",
  "domain",
  "payment",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Periods in which an employer gets at most one mail of notifications, in milliseconds. */
export const DIGEST_PERIODS = { QUARTER_HOUR: HOUR_MS / 4, HOUR: HOUR_MS, DAY: DAY_MS } as const;
export type DigestPeriod = keyof typeof DIGEST_PERIODS;

/** How often a job alert sends new jobs: as they come, each morning, or on Monday mornings. */
export const ALERT_FREQUENCIES = ["INSTANT", "DAILY", "WEEKLY"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Why an employer's map did not load, as far as the embedding page can tell. */
export const MAP_FAILURE_REASONS = [
  "connect-src",
  "script-src",
  "blocked-by-client",
  "http-4xx",
  "http-5xx",
  "integrity",
  "garbled",
  "stalled",
  "script-error",
  "connection",
] as const;
export type MapFailureReason = (typeof MAP_FAILURE_REASONS)[number];

/** States of a bulk upload; see docs/lifecycles.md. */
export const BULK_STATES = [
  "UPLOADED",
  "VALIDATING",
  "READY",
  "PROCESSING",
  "SUCCEEDED",
  "PARTIAL",
  "FAILED",
  "CANCELLED",
] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** What became of a row of a bulk upload: a new listing, a changed one, one that was the same already, or none. */
export const BULK_OUTCOMES = ["CREATED", "CHANGED", "SAME", "REFUSED"] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];
