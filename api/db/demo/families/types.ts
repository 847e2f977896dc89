import type { EducationLevel, PayUnit } from "../../../contract/src/enums.ts";
import type { ScheduleKey } from "../schedules.ts";

/** Median pay of an occupation in the United States, in dollars per unit of time. */
export interface PayProfile {
  readonly unit: PayUnit;
  readonly median: number;
  /** Standard deviation as a share of the median. */
  readonly spread: number;
}

/** Variants in which a posting for an occupation may appear, besides the regular one. */
export type Flag =
  | "senior"
  | "lead"
  | "intern"
  | "per-diem"
  | "seasonal"
  | "contract"
  | "tips"
  | "commission";

/** The texts that postings for one occupation are made of. Lists are one string, with " | " between their items. */
interface OccupationTexts {
  /** Titles as employers write them. What follows a comma is a specialty that the text omits. */
  readonly titles: string;
  /** Each completes "We are looking for somebody to …". */
  readonly purposes: string;
  /** Imperative, without the period at the end. */
  readonly duties: string;
  /** Whole sentences about a day at work. */
  readonly days: string;
  readonly skills: string;
  readonly licences?: string;
  /** Share of postings that are fully remote, and share that are hybrid. */
  readonly remote?: number;
  readonly hybrid?: number;
  readonly flags?: readonly Flag[];
}

/** One occupation, named by its O*NET-SOC 2019 code (O*NET 27.0, U.S. Department of Labor, CC BY 4.0). */
export interface Occupation {
  /** Short name by which sectors refer to it. */
  readonly key: string;
  readonly code: string;
  /** SOC major group of the code, such as `29-0000`. */
  readonly category: string;
  readonly pay: PayProfile;
  readonly education: EducationLevel;
  /** Required years of experience: minimum and maximum. */
  readonly years: readonly [number, number];
  readonly schedule: ScheduleKey;
  readonly titles: readonly string[];
  readonly purposes: readonly string[];
  readonly duties: readonly string[];
  readonly days: readonly string[];
  readonly skills: readonly string[];
  readonly licences: readonly string[];
  readonly remote: number;
  readonly hybrid: number;
  readonly flags: readonly Flag[];
}

/** Related occupations, mostly of one SOC major group, and the sentences they share. */
export interface Family {
  readonly occupations: readonly Occupation[];
  /** Whole sentences that fit every occupation of the family. */
  readonly days: readonly string[];
  /** Whole sentences; `{team}` is replaced by a number of people. */
  readonly teams: readonly string[];
  readonly growth: readonly string[];
  /** Items for the list of requirements, without the period at the end. */
  readonly traits: readonly string[];
}

export function occupation(
  key: string,
  code: string,
  pay: PayProfile,
  [education, ...years]: readonly [EducationLevel, number, number],
  schedule: ScheduleKey,
  texts: OccupationTexts,
): Occupation {
  return {
    key,
    code,
    category: `${code.slice(0, 2)}-0000`,
    pay,
    education,
    years,
    schedule,
    titles: list(texts.titles),
    purposes: list(texts.purposes),
    duties: list(texts.duties),
    days: list(texts.days),
    skills: list(texts.skills),
    licences: texts.licences ? list(texts.licences) : [],
    remote: texts.remote ?? 0,
    hybrid: texts.hybrid ?? 0,
    flags: texts.flags ?? [],
  };
}

const list = (text: string): readonly string[] => text.split(" | ");

export const hourly = (median: number, spread = 0.08): PayProfile => ({ unit: "HOUR", median, spread });
export const daily = (median: number, spread = 0.09): PayProfile => ({ unit: "DAY", median, spread });
export const weekly = (median: number, spread = 0.09): PayProfile => ({ unit: "WEEK", median, spread });
export const monthly = (median: number, spread = 0.1): PayProfile => ({ unit: "MONTH", median, spread });
export const yearly = (median: number, spread = 0.1): PayProfile => ({ unit: "YEAR", median, spread });
