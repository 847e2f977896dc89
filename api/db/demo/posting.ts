import type { ApplyKind, EducationLevel, LocationType, Precision } from "../../contract/src/enums.ts";
import type { DemoCompany } from "./companies.ts";
import type { Family, Occupation } from "./families/types.ts";
import type { Pay } from "./pay.ts";
import type { WorkingTime } from "./schedules.ts";

/** Ranks of postings for one occupation. */
export type Level = "plain" | "senior" | "lead" | "intern";

/** One row of `job_locations`, without its ids. */
export interface PostedLocation {
  readonly street: string | null;
  readonly locality: string;
  readonly region: string;
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: Precision | null;
}

/**
 * The facts of one posting. Its row and its text are both generated from them, so they cannot contradict each other.
 */
export interface Posting {
  readonly company: DemoCompany;
  readonly occupation: Occupation;
  readonly family: Family;
  readonly level: Level;
  readonly language: "en" | "es";
  /** The full title, and the title up to its first comma. */
  readonly title: string;
  readonly role: string;
  readonly working: WorkingTime;
  readonly pay: Pay | null;
  readonly extras: readonly string[];
  readonly benefits: readonly string[];
  readonly locationType: LocationType;
  /** What the place of work is called: singular, or plural if there are several places. */
  readonly site: string;
  readonly locations: readonly PostedLocation[];
  /** USPS codes of the states where remote workers may live; empty for the whole country. */
  readonly states: readonly string[];
  readonly years: number;
  readonly education: EducationLevel;
  readonly licences: readonly string[];
  readonly requiredSkills: readonly string[];
  readonly helpfulSkills: readonly string[];
  readonly openings: number;
  readonly sponsorsVisa: boolean;
  readonly applyKind: ApplyKind;
  /** First and last day of seasonal work, `YYYY-MM-DD`. */
  readonly season: { readonly from: string; readonly to: string } | null;
}
