import type { BulkProblem } from "@jobmap/contract";
import type { Field } from "../../import/fields.ts";
import type { WarningKind } from "../../import/job.ts";
import type { EndReason } from "../../import/rows/status.ts";

/**
 * What an import leaves out with a warning, its employer can repair: such a cell is an error here, with what to do.
 */
const ERRORS = {
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
} as const satisfies Partial<Record<WarningKind, string>>;

/** The others are advice, in the words of the import. */
const ADVICE: Readonly<Record<Exclude<WarningKind, keyof typeof ERRORS>, string>> = {
  id_repeated: "An earlier row has the same id and different content; both were kept.",
  place_not_found: "The place is not in the gazetteer; listed without a pin.",
  town_misspelt: "The town was found despite one wrong letter.",
  town_unknown: "The town is unknown; placed by its postal code.",
  place_abroad: "Abroad, and not in the gazetteer; listed without a pin.",
  region_assumed: "No state given; the only town of that name was used.",
  country_assumed: "No country given; the only town of that name is abroad.",
  city_assumed: "No town given; the one given to the import was used.",
  city_from_state: "“NY” after a street was read as New York City.",
  town_in_address: "The town was read from the end of the address.",
  abbreviation: "An abbreviation or nickname of the town that was used.",
  island: "An island; placed at its main town.",
  facility: "A military base or a park; placed at its center.",
  facility_near_town: "A base or park without its own coordinates; placed at its town.",
  county: "A county; placed at its center.",
  township: "A township; placed at its center.",
  postcode_unknown: "The postal code does not exist; placed by the town.",
  postcode_contradicts_region: "Postal code and state disagree; the two parts that agree were used.",
  postcode_far_from_town: "Postal code and town are far apart; the town was used.",
  coordinates_unusable: "The coordinates are outside the named place; not used.",
  employer_address_used: "No work place given; the employer's address was used, as configured.",
  pay_by_piece: "Paid by output, not by time; pay not shown.",
  work_is_over: "The work has ended; kept open, as configured.",
  full_time_unclear: "“not full time” contradicts the hours; not shown.",
};

/** What is wrong with a row whose job is not open. */
export const OVER: Readonly<Record<EndReason, string>> = {
  work_over: "This job is over: the work has ended.",
  begun_long_ago: "This job is over: the work began more than a year ago, and no plausible end is given.",
  deadline_passed: "This job is over: the last day to apply has passed.",
  expired_at_source: "This job is over: expired or closed at its source.",
  filled: "This job is over: filled.",
  cancelled: "This job is over: canceled, withdrawn or denied.",
};

const isError = (kind: WarningKind): kind is keyof typeof ERRORS => kind in ERRORS;

export function problemOfWarning(kind: WarningKind): Pick<BulkProblem, "severity" | "message"> {
  if (isError(kind)) return { severity: "error", message: ERRORS[kind] };
  return { severity: "advice", message: ADVICE[kind] };
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
