import { PAY_PERIODS_PER_YEAR } from "@jobmap/contract/enums";
import type { DemoJob } from "../../../db/demo/job.ts";

/** What a person typed, and how well each demo job answers it: 3 as meant, 2 nearly, 1 related, 0 not. */
export interface JudgedSearch {
  readonly text: string;
  readonly grade: (job: DemoJob) => number;
}

/** What a search asks for besides the work. */
export interface Conditions {
  readonly type?: string;
  readonly mode?: string;
  /** Of the name of the shift or the text that describes it. */
  readonly shift?: RegExp;
  /** Dollars a year. */
  readonly payAbove?: number;
  /** What the title says, or does not. */
  readonly title?: RegExp;
  readonly notTitle?: RegExp;
  readonly isForBeginners?: boolean;
}

/**
 * Searches for some occupations of the demo data, by their keys. Ranks that are not usual count less unless the search names them.
 * @param related occupations that are better than nothing
 */
export function wanted(meant: string, related: string, texts: readonly string[]): JudgedSearch[] {
  const [best, others] = [meant.split(" "), related.split(" ")];
  return texts.map((text) => {
    const isRankAsked = RANK.test(text);
    const grade: JudgedSearch["grade"] = ({ posting: { occupation, level } }) => {
      if (others.includes(occupation.key)) return 1;
      if (!best.includes(occupation.key)) return 0;
      return level === "plain" || isRankAsked ? 3 : 2;
    };
    return { text, grade };
  });
}

const RANK = /\b(?:sr|senior|lead|intern|internship)\b/i;

/** Searches for some occupations under conditions: a job that does not meet them is at most related. */
export function asked(meant: string, conditions: Conditions, texts: readonly string[]): JudgedSearch[] {
  return wanted(meant, "", texts).map(({ text, grade }) => ({
    text,
    grade: (job) => (meets(job, conditions) ? grade(job) : Math.min(1, grade(job))),
  }));
}

/** Searches for any work under conditions. */
export function anyWork(conditions: Conditions, texts: readonly string[]): JudgedSearch[] {
  return texts.map((text) => ({ text, grade: (job) => (meets(job, conditions) ? 3 : 0) }));
}

function meets({ posting }: DemoJob, conditions: Conditions): boolean {
  const { type, mode, shift, payAbove, title, notTitle, isForBeginners } = conditions;
  const { working, locationType, pay } = posting;
  return (
    title?.test(posting.title) !== false &&
    notTitle?.test(posting.title) !== true &&
    (isForBeginners === undefined || (posting.years === 0) === isForBeginners) &&
    (type === undefined || working.types.some((own) => own === type)) &&
    (mode === undefined || locationType === mode) &&
    (shift === undefined || shift.test(`${working.shift.label ?? ""} ${working.shift.text}`)) &&
    (payAbove === undefined || (pay !== null && pay.min * PAY_PERIODS_PER_YEAR[pay.unit] >= payAbove * 100))
  );
}
