import { z } from "zod";

/**
 * A date of a career: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as in JSON Resume. The day must exist, and the year lies in a person's lifetime:
 * 2525 and 1890 are misspelled years.
 */
const CAREER_DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
export const FIRST_CAREER_YEAR = 1920;
/** Expected degrees, and licenses that end in the future. */
const YEARS_AHEAD = 30;

export function isCareerDate(value: string, now = new Date()): boolean {
  const [, year = "", month, day] = CAREER_DATE.exec(value) ?? [];
  if (Number(year) < FIRST_CAREER_YEAR || Number(year) > now.getUTCFullYear() + YEARS_AHEAD) return false;
  if (month === undefined || day === undefined) return true;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}

export const CareerDate = z
  .string()
  .refine((value) => isCareerDate(value), "Please enter a year, or a month such as 2024-03.")
  .meta({ description: "YYYY, YYYY-MM or YYYY-MM-DD", pattern: CAREER_DATE.source });
