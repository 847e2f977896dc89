import type {
  ApplyKind,
  EmploymentType,
  JobFieldValues,
  JobStatus,
  LocationType,
  Precision,
} from "@jobmap/contract";
import type { CategoryCode } from "@jobmap/contract/categories";
import type { Pay } from "./parse/pay.ts";

/** A place of an imported job, with or without a position. */
export interface ImportedLocation {
  readonly street: string | null;
  readonly locality: string | null;
  readonly region: string | null;
  readonly postal_code: string | null;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: Precision | null;
}

/** The employer of an imported job, as the source names it. */
export interface ImportedCompany {
  readonly name: string;
  /** The employer's own address if the source gives one; distinguishes companies of the same name. */
  readonly locality: string | null;
  readonly region: string | null;
  readonly country: string;
  readonly website: string | null;
  readonly industry: string | null;
}

/** Everything a row says about a job, validated and in the units of the database. Its hash decides whether it changed. */
export interface ImportedJob extends JobFieldValues {
  readonly company: ImportedCompany;
  readonly title: string;
  /** Safe HTML. */
  readonly description: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly location_type: LocationType;
  readonly applicant_location_requirements: readonly string[];
  readonly locations: readonly ImportedLocation[];
  readonly employment_types: readonly EmploymentType[];
  readonly pay: Pay | null;
  readonly other_compensation: readonly string[];
  readonly benefits: readonly string[];
  readonly skills: readonly string[];
  readonly category: CategoryCode | null;
  readonly occupation_code: string | null;
  readonly ends_on: string | null;
  readonly posted_on: string | null;
  readonly valid_through: string | null;
  readonly application_deadline: string | null;
  readonly status: Extract<JobStatus, "PUBLISHED" | "EXPIRED" | "CLOSED">;
  readonly close_reason: "FILLED" | "CANCELLED" | null;
  readonly apply_kind: ApplyKind;
  readonly apply_url: string | null;
  readonly apply_email: string | null;
  /** Page of the job at its source. */
  readonly source_url: string | null;
  readonly language: string;
}

/** Why a row did not become a job. Shown to the person who uploaded the file. */
export interface Rejection {
  /** Header of the cell at fault, "" for the row as a whole. */
  readonly column: string;
  readonly reason: string;
}

/** Part of a row that is not shown as a fact, or had to be interpreted. */
export interface Warning {
  readonly kind: WarningKind;
  readonly column: string;
  /** The cell's text. */
  readonly value: string;
}

/** Kinds of warnings with their texts in the report. */
export const WARNINGS = {
  id_repeated: "an earlier row has the same id and different content; both were kept",
  place_not_found: "the place is not in the gazetteer; listed without a pin",
  town_misspelt: "the town was found despite one wrong letter",
  town_unknown: "the town is unknown; placed by its postal code",
  town_ambiguous: "several towns have that name and no state is given; listed without a pin",
  region_unknown: "an unknown state; listed without a pin",
  place_abroad: "abroad, and not in the gazetteer; listed without a pin",
  region_assumed: "no state given; the only town of that name was used",
  country_assumed: "no country given; the only town of that name is abroad",
  city_assumed: "no town given; the one given to the import was used",
  city_from_state: "“NY” after a street was read as New York City",
  town_in_address: "the town was read from the end of the address",
  abbreviation: "an abbreviation or nickname of the town that was used",
  island: "an island; placed at its main town",
  facility: "a military base or a park; placed at its center",
  facility_near_town: "a base or park without its own coordinates; placed at its town",
  county: "a county; placed at its center",
  township: "a township; placed at its center",
  postcode_unknown: "the postal code does not exist; placed by the town",
  postcode_contradicts_region: "postal code and state disagree; the two parts that agree were used",
  postcode_far_from_town: "postal code and town are far apart; the town was used",
  coordinates_unusable: "the coordinates are outside the named place; not used",
  region_only: "only a state is given; listed without a pin",
  employer_address_used: "no work place given; the employer's address was used, as configured",
  pay_implausible: "implausible for the stated period; pay not shown",
  pay_unit_unknown: "no pay period given or derivable; pay not shown",
  pay_by_piece: "paid by output, not by time; pay not shown",
  pay_only_maximum: "only a maximum pay is given; shown as text",
  date_unreadable: "not a date; not shown",
  date_implausible: "an implausible date; not shown",
  ends_before_it_starts: "the work ends before it starts; neither date shown",
  work_is_over: "the work has ended; kept open, as configured",
  employment_type_unknown: "an unknown employment type; not shown",
  full_time_unclear: "“not full time” contradicts the hours; not shown",
  education_unknown: "an unknown education; not shown",
  value_unknown: "an unknown value; not shown",
  number_unusable: "an implausible number; not shown",
  link_unusable: "not a usable web or email address; not shown",
  text_shortened: "too long; shortened",
} as const;
export type WarningKind = keyof typeof WARNINGS;
