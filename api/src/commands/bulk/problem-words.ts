import type { BulkProblem } from "@jobmap/contract";
import type { Field } from "../../import/fields.ts";
import { WARNINGS, type WarningKind } from "../../import/job.ts";

/**
 * What an import leaves out with a warning, its employer can repair: such a cell is an error here, with what to do. Other
 * warnings are advice in the words of the import.
 */
const ERRORS: Partial<Record<WarningKind, string>> = {
  region_unknown: "This is not a state. Write it as MD or Maryland.",
  town_ambiguous: "Several towns have this name. Please add the state.",
  region_only: "Please add the town: a state alone has no place on the map.",
  pay_implausible: "Nobody earns that in this period. Please check the amount and the period.",
  pay_unit_unknown: "Please say what the pay is for: hour, day, week, month or year.",
  pay_only_maximum: "Only the most pay is given. Please add the least.",
  date_unreadable: "This is not a date. Write it as 2026-11-30.",
  date_implausible: "This date is too long ago or too far ahead.",
  ends_before_it_starts: "The work ends before it starts.",
  employment_type_unknown: "Please write Full-time, Part-time, Contract, Temporary, Internship or Per diem.",
  education_unknown: "Please write High school, Associate, Bachelor, Master, Doctorate or None.",
  value_unknown: "This value is not known here.",
  number_unusable: "This number is not plausible here.",
  link_unusable: "This is not a web or email address.",
  text_shortened: "This text is too long.",
};

export function problemOfWarning(kind: WarningKind): Pick<BulkProblem, "severity" | "message"> {
  const message = ERRORS[kind];
  if (message !== undefined) return { severity: "error", message };
  const text: string = WARNINGS[kind];
  return { severity: "advice", message: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` };
}

/** The columns at fault, where the import names another one. */
export const FIELDS_OF_WARNING: Partial<Record<WarningKind, readonly Field[]>> = {
  region_unknown: ["region"],
  town_ambiguous: ["region"],
};

/** The columns that a rule for listings is about, the first that a file has. */
export const FIELDS_AT_FAULT: Readonly<Record<string, readonly Field[]>> = {
  title: ["title"],
  description: ["description"],
  responsibilities: ["responsibilities"],
  qualifications: ["qualifications"],
  employment_types: ["employment_type", "full_part_time", "full_time"],
  locations: ["locality", "location", "postal_code"],
  applicant_location_requirements: ["country", "region", "location", "location_type"],
  base_salary: ["salary_min", "salary", "salary_max"],
  apply_url: ["apply_url"],
  apply_email: ["apply_email"],
  application_deadline: ["application_deadline"],
  openings: ["openings"],
};
