import type { EmploymentType, JobLocation, JobSummary, LocationType } from "@jobmap/contract";
import { plural, t } from "#text";
import { countryName } from "../../lib/country-name.ts";

/** Job facts as text. Dates are calendar days, so they are parsed and formatted in UTC: the same on every machine. */

export const EMPLOYMENT_TYPE_TEXT: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: t`Full time`,
  PART_TIME: t`Part time`,
  CONTRACTOR: t`Contract`,
  TEMPORARY: t`Temporary`,
  INTERN: t`Internship`,
  VOLUNTEER: t`Volunteer`,
  PER_DIEM: t`Per diem`,
  OTHER: t`Other`,
};

export const LOCATION_TYPE_TEXT: Readonly<Record<LocationType, string>> = {
  ONSITE: t`On site`,
  HYBRID: t`Hybrid`,
  TELECOMMUTE: t`Remote`,
};

const SHORT_DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const LONG_DAY = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** "Mar 6", or "Mar 6, 2027" with the year. Undefined if it is not a valid date. */
export function dayText(date: string | null, { year = false } = {}): string | undefined {
  const time = Date.parse(date ?? "");
  return Number.isNaN(time) ? undefined : (year ? LONG_DAY : SHORT_DAY).format(time);
}

/** Rooftop and street precision are exact; a zip code or town is approximate. */
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
  return whole < 1 ? t`less than a mile` : plural(whole, { one: "# mile", other: "# miles" });
}

/** Miles from a town's center within which a job counts as in the town. */
const IN_TOWN = 3;

/** Distance to a job, as precisely as it is known: "13 miles"; if only the town or ZIP code is known, "about 13 miles" or "in town". */
export function distanceText(miles: number, location: Pick<JobLocation, "precision"> | undefined): string {
  if (!isApproximate(location)) return milesText(miles);
  if (location?.precision === "CITY" && miles < IN_TOWN) return t`in town`;
  return t`about ${milesText(Math.max(1, miles))}`;
}

/** "Near Hurlock, MD and 2 more places, about 13 miles"; "Remote"; "Hybrid, Easton, MD". */
export function placeText(job: Pick<JobSummary, "location_type" | "locations" | "distance">): string {
  const [first, ...more] = job.locations;
  const town = townText(first);
  const parts: string[] = [];
  if (job.location_type !== "ONSITE") parts.push(LOCATION_TYPE_TEXT[job.location_type]);
  if (town !== undefined) {
    const near = isApproximate(first) && job.location_type !== "TELECOMMUTE";
    const all =
      more.length === 0
        ? town
        : t`${town} and ${plural(more.length, { one: "# more place", other: "# more places" })}`;
    parts.push(near ? t`Near ${all}` : all);
  }
  if (parts.length === 0) parts.push(t`Location not specified`);
  if (job.distance !== null && job.location_type !== "TELECOMMUTE")
    parts.push(distanceText(job.distance, first));
  return parts.join(", ");
}

/** The facts in one line, most relevant first: season, employment type, hours, openings. */
export function factTexts(
  job: Pick<JobSummary, "starts_on" | "ends_on" | "employment_types" | "hours_per_week" | "openings">,
): string[] {
  const facts: string[] = [];
  const start = dayText(job.starts_on);
  const end = dayText(job.ends_on);
  if (start && end) facts.push(t`${start} to ${end}`);
  else if (start) facts.push(t`Starts ${start}`);
  else if (end) facts.push(t`Until ${end}`);
  facts.push(
    ...job.employment_types.filter((type) => type !== "OTHER").map((type) => EMPLOYMENT_TYPE_TEXT[type]),
  );
  if (job.hours_per_week !== null)
    facts.push(plural(job.hours_per_week, { one: "# hour a week", other: "# hours a week" }));
  if (job.openings !== null && job.openings > 1)
    facts.push(t`${job.openings.toLocaleString("en-US")} openings`);
  return facts;
}
