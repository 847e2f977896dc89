import type { ApplyKind, EmploymentType, LocationType, PayUnit, QuestionType } from "@jobmap/contract";

/** Display names for the vocabularies of the wire. */
export const EMPLOYMENT_TYPE_LABELS: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Internship",
  VOLUNTEER: "Volunteer",
  PER_DIEM: "Per diem",
  OTHER: "Other",
};

export const LOCATION_TYPE_LABELS: Readonly<Record<LocationType, string>> = {
  ONSITE: "On site",
  HYBRID: "Hybrid",
  TELECOMMUTE: "Remote",
};

export const PAY_UNIT_LABELS: Readonly<Record<PayUnit, string>> = {
  HOUR: "an hour",
  DAY: "a day",
  WEEK: "a week",
  MONTH: "a month",
  YEAR: "a year",
};

export const APPLY_KIND_LABELS: Readonly<Record<ApplyKind, string>> = {
  NATIVE: "On Jobmap",
  URL: "On our website",
  EMAIL: "By email",
};

export const QUESTION_TYPE_LABELS: Readonly<Record<QuestionType, string>> = {
  SINGLE_LINE_TEXT: "Short text",
  MULTI_LINE_TEXT: "Long text",
  BOOLEAN: "Yes or no",
  SINGLE_SELECT: "One of several",
  MULTI_SELECT: "Some of several",
  NUMERIC: "A number",
  DATE: "A date",
  FILE: "A file",
};
