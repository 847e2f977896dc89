import type { EmploymentType, JobLocation, JobSummary, LocationType } from "@jobmap/contract";
import { countryName } from "../../lib/country-name.ts";

/** Job facts in words. Dates are days of a calendar, so they are read and written in UTC: the same on every machine. */

export const EMPLOYMENT_TYPE_TEXT: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "Full time",
  PART_TIME: "Part time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Internship",
  VOLUNTEER: "Volunteer",
  PER_DIEM: "Per diem",
  OTHER: "Other",
};

export const LOCATION_TYPE_TEXT: Readonly<Record<LocationType, string>> = {
  ONSITE: "On site",
  HYBRID: "Hybrid",
  TELECOMMUTE: "Remote",
};

const SHORT_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const LONG_DAY = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const NUMBER = new Intl.NumberFormat("en-US");

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}

/** "Mar 6", or "Mar 6, 2027" when asked for the year. Undefined for what is no date. */
export function dayText(date: string | null, { year = false } = {}): string | undefined {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : (year ? LONG_DAY : SHORT_DAY).format(time);
}

/** Door and street are exact; a postcode or a town is only near the place. */
export function isApproximate(location: Pick<JobLocation, "precision"> | undefined): boolean {
  return location?.precision === "POSTCODE" || location?.precision === "CITY";
}

/** "Hurlock, MD", "Toronto, ON, Canada". Undefined when the place has no name. */
export function townText(location: JobLocation | undefined): string | undefined {
  if (!location) return undefined;
  const { locality, region, postal_code, country } = location;
  const town = [locality, region].filter(Boolean).join(", ") || postal_code;
  if (!town) return countryName(country) || undefined;
  return country === "US" || country === region ? town : `${town}, ${countryName(country)}`;
}

/** "13 miles", "1 mile", "less than a mile". */
export function milesText(miles: number): string {
  const whole = Math.round(miles);
  return whole < 1 ? "less than a mile" : plural(whole, "mile");
}

/** Miles from the middle of a town within which one is still in it, as far as anybody can say. */
const IN_TOWN = 3;

/** How far a job is, as well as that is known: "13 miles"; where only the town or ZIP code is, "about 13 miles" or "in town". */
export function distanceText(miles: number, location: Pick<JobLocation, "precision"> | undefined): string {
  if (!isApproximate(location)) return milesText(miles);
  if (location?.precision === "CITY" && miles < IN_TOWN) return "in town";
  return `about ${plural(Math.max(1, Math.round(miles)), "mile")}`;
}

/** "Near Hurlock, MD and 2 more places, about 13 miles"; "Remote"; "Hybrid, Easton, MD". */
export function placeText(job: Pick<JobSummary, "location_type" | "locations" | "distance">): string {
  const [first, ...more] = job.locations;
  const town = townText(first);
  const parts: string[] = [];
  if (job.location_type !== "ONSITE") parts.push(LOCATION_TYPE_TEXT[job.location_type]);
  if (town !== undefined) {
    const near = isApproximate(first) && job.location_type !== "TELECOMMUTE";
    const others = more.length === 0 ? "" : ` and ${plural(more.length, "more place")}`;
    parts.push(`${near ? "Near " : ""}${town}${others}`);
  }
  if (parts.length === 0) parts.push("Location not specified");
  if (job.distance !== null && job.location_type !== "TELECOMMUTE")
    parts.push(distanceText(job.distance, first));
  return parts.join(", ");
}

/** The facts of one line, most telling first: season, kind, hours, openings. */
export function factTexts(
  job: Pick<JobSummary, "starts_on" | "ends_on" | "employment_types" | "hours_per_week" | "openings">,
): string[] {
  const facts: string[] = [];
  const start = dayText(job.starts_on);
  const end = dayText(job.ends_on);
  if (start && end) facts.push(`${start} to ${end}`);
  else if (start) facts.push(`Starts ${start}`);
  else if (end) facts.push(`Until ${end}`);
  facts.push(
    ...job.employment_types.filter((type) => type !== "OTHER").map((type) => EMPLOYMENT_TYPE_TEXT[type]),
  );
  if (job.hours_per_week !== null) facts.push(`${plural(job.hours_per_week, "hour")} a week`);
  if (job.openings !== null && job.openings > 1) facts.push(plural(job.openings, "opening"));
  return facts;
}
