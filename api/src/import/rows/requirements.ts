import type { EducationLevel, EmploymentType, ResumeRequirement } from "@jobmap/contract";
import { decodeEntities } from "../../sanitize/html.ts";
import type { Field } from "../fields.ts";
import { parseBoolean, parseCount, parseNumber } from "../parse/number.ts";
import { truncate } from "../parse/text.ts";
import {
  fullOrPartTime,
  parseEducation,
  parseEmploymentTypes,
  parseExperience,
  parseResumeRequirement,
} from "../parse/vocabulary.ts";
import type { Row } from "./row.ts";

/** The employment types that a row names, and those implied by its hours and its visa class. */
export function buildEmploymentTypes(row: Row): EmploymentType[] {
  const types = new Set<EmploymentType>();
  const text = row.text("employment_type");
  if (text !== "") {
    const parsed = parseEmploymentTypes(text);
    if (parsed === undefined) row.warn("employment_type_unknown", "employment_type");
    for (const type of parsed ?? []) types.add(type);
  }
  for (const type of fullOrPartTime(row.text("full_part_time"))) types.add(type);
  const isFullTime = parseBoolean(row.text("full_time"));
  const hours = parseNumber(row.text("hours_per_week")) ?? 0;
  if (isFullTime === true) types.add("FULL_TIME");
  else if (isFullTime === false && hours > 0 && hours < 35) types.add("PART_TIME");
  // Sources say "not full time" if the hours are not fixed, such as round-the-clock herding.
  else if (isFullTime === false) row.warn("full_time_unclear", "full_time");
  // H-2A and H-2B are by law for temporary or seasonal work (8 U.S.C. 1101(a)(15)(H)(ii)).
  if (/^h-?2[ab]\b/i.test(row.text("visa_class"))) types.add("TEMPORARY");
  return [...types];
}

export function buildRequirements(row: Row) {
  return {
    education_level: row.fact("education_level", () => education(row)),
    months_of_experience: row.fact("months_of_experience", () => experience(row)),
    openings: row.fact("openings", () => numberWithin(row, "openings", 1, 60_000)),
    hours_per_week: row.fact("hours_per_week", () => hours(row)),
    resume_requirement: row.fact("resume_requirement", () => resumeRequirement(row)),
    skills: row.fact("skills", () => (skillsAsProse(row) ? [] : listOf(row.text("skills"), 120, 30))),
    benefits: row.fact("benefits", () => listOf(row.text("benefits"), 250, 30)),
  };
}

function education(row: Row): EducationLevel | null {
  const text = row.text("education_level") || rawNone(row, "education_level");
  const level = text === "" ? null : (parseEducation(text) ?? null);
  if (text !== "" && level === null) row.warn("education_unknown", "education_level");
  return level;
}

function resumeRequirement(row: Row): ResumeRequirement | null {
  const text = row.text("resume_requirement");
  const requirement = parseResumeRequirement(text) ?? null;
  if (text !== "" && requirement === null) row.warn("value_unknown", "resume_requirement");
  return requirement;
}

function hours(row: Row): number | null {
  const number = numberWithin(row, "hours_per_week", 1, 100);
  return number === null ? null : Math.round(number * 10) / 10;
}

/** "None" counts as empty, except where it answers the question. */
function rawNone(row: Row, field: Field): string {
  return row.isNone(field) ? "none" : "";
}

function experience(row: Row): number | null {
  for (const [field, unit] of [
    ["months_of_experience", "months"],
    ["years_of_experience", "years"],
  ] as const) {
    const text = row.text(field) || rawNone(row, field);
    if (text === "") continue;
    const months = parseExperience(text, unit);
    if (months !== undefined) return months;
  }
  return null;
}

/** A number within bounds; 0 counts as not stated. */
export function numberWithin(row: Row, field: Field, min: number, max: number): number | null {
  const text = row.text(field);
  if (text === "") return null;
  const value =
    field === "openings"
      ? parseCount(text, 0, Number.MAX_SAFE_INTEGER)
      : parseNumber(/^[\d.,]+/.exec(text)?.[0] ?? "");
  if (value === 0) return null;
  if (value !== undefined && value >= min && value <= max) return value;
  row.warn("number_unusable", field);
  return null;
}

/** Whether the skills are written as sentences, which cannot become tags. */
export function skillsAsProse(row: Row): boolean {
  const items = listOf(row.prose("skills"), 1_000, 100);
  const long = items.filter((item) => item.split(" ").length > 7).length;
  return long * 3 > items.length;
}

function listOf(text: string, longest: number, most: number): string[] {
  if (text === "") return [];
  const separator = /[;|•\n]/.test(text) ? /[;|•\n]/ : /,/;
  const items = decodeEntities(text.replace(/<[^>]*>/g, ";"))
    .split(separator)
    .map((item) => truncate(item.trim(), longest));
  return [
    ...new Map(
      items.filter((item) => /\p{L}/u.test(item)).map((item) => [item.toLowerCase(), item]),
    ).values(),
  ].slice(0, most);
}
