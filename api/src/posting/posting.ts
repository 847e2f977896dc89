import type {
  ApplyKind,
  BaseSalary,
  EmploymentType,
  JobLocation,
  LocationType,
  QuestionType,
} from "@jobmap/contract";

/** A listing as its rules read it, complete or not. Texts are safe HTML; dates are `YYYY-MM-DD`. */
export interface Posting {
  readonly title: string;
  readonly description: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly employment_types: readonly EmploymentType[];
  readonly location_type: LocationType;
  readonly locations: readonly JobLocation[];
  readonly applicant_location_requirements: readonly string[];
  readonly base_salary: BaseSalary | null;
  readonly apply_kind: ApplyKind;
  readonly apply_url: string | null;
  readonly apply_email: string | null;
  readonly application_deadline: string | null;
  readonly openings: number | null;
  readonly positions_filled: number;
  readonly questions: readonly { readonly text: string; readonly type: QuestionType }[];
  /** Range of employees such as `51-200`, or null if the company has not stated it. */
  readonly company_size: string | null;
  readonly company_name: string;
  readonly company_has_logo: boolean;
}

/** `blocks` prevents publishing; `warns` is advice. `field` is the form's. */
export interface PostingCheck {
  readonly code: string;
  readonly severity: "blocks" | "warns";
  readonly field: string;
  readonly message: string;
}

/** A check that prevents publishing, and one that is advice. `code` is for programs, `message` for people. */
export const blocks = (code: string, field: string, message: string): PostingCheck => ({
  code,
  severity: "blocks",
  field,
  message,
});
export const warns = (code: string, field: string, message: string): PostingCheck => ({
  code,
  severity: "warns",
  field,
  message,
});
