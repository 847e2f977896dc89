import { payText } from "../format/pay-text.ts";
import { escapeHtml } from "../sanitize/html.ts";
import type { ImportedJob } from "./job.ts";

/** Facts of a row that have no field on a job. */
export interface FurtherFacts {
  /** "7:00 a.m. to 3:30 p.m." */
  readonly schedule: string | null;
  readonly training_months: number | null;
  readonly visa_class: string | null;
}

type Described = Pick<
  ImportedJob,
  | "title"
  | "company"
  | "locations"
  | "location_type"
  | "employment_types"
  | "pay"
  | "openings"
  | "hours_per_week"
  | "starts_on"
  | "ends_on"
  | "months_of_experience"
  | "education_level"
>;

const EMPLOYMENT: Readonly<Record<string, string>> = {
  FULL_TIME: "full time",
  PART_TIME: "part time",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  INTERN: "internship",
  VOLUNTEER: "volunteer",
  PER_DIEM: "per diem",
  OTHER: "other",
};
const EDUCATION: Readonly<Record<string, string>> = {
  NONE: "none required",
  HIGH_SCHOOL: "high school diploma or equivalent",
  ASSOCIATE: "associate’s degree",
  BACHELOR: "bachelor’s degree",
  MASTER: "master’s degree",
  DOCTORATE: "doctorate or professional degree",
};

/**
 * A description built from a row's own facts, for sources that have none: one line with what the job is, and a list of known
 * facts. Adds nothing that the row does not contain. Safe HTML.
 */
export function describeFromFacts(job: Described, further: FurtherFacts): string {
  const [place] = job.locations;
  const where = [place?.locality, place?.region].filter(Boolean).join(", ");
  const more =
    job.locations.length > 1 ? ` and ${count(job.locations.length - 1, "other place", "other places")}` : "";
  const at = where === "" ? "" : ` in ${where}${more}`;
  const remote =
    job.location_type === "TELECOMMUTE" ? ", remote" : job.location_type === "HYBRID" ? ", hybrid" : "";
  const lead = `${job.title} at ${job.company.name}${at}${remote}.`;
  const facts: (readonly [label: string, text: string | null])[] = [
    ["Pay", job.pay && payText(job.pay)],
    ["Employment", job.employment_types.map((type) => EMPLOYMENT[type] ?? type).join(", ") || null],
    ["Openings", job.openings === null ? null : job.openings.toLocaleString("en-US")],
    ["Work period", period(job.starts_on, job.ends_on)],
    ["Hours", hours(job.hours_per_week, further.schedule)],
    ["Experience", job.months_of_experience === null ? null : experience(job.months_of_experience)],
    ["Education", job.education_level && (EDUCATION[job.education_level] ?? null)],
    ["Training", further.training_months ? count(further.training_months, "month", "months") : null],
    ["Visa class", further.visa_class],
  ];
  const items = facts
    .filter(([, text]) => text !== null)
    .map(([label, text]) => `<li><strong>${label}:</strong> ${escapeHtml(text ?? "")}</li>`);
  return `<p>${escapeHtml(lead)}</p>${items.length > 0 ? `<ul>${items.join("")}</ul>` : ""}`;
}

function experience(months: number): string {
  if (months === 0) return "none required";
  return months % 12 === 0 ? count(months / 12, "year", "years") : count(months, "month", "months");
}

function period(from: string | null, to: string | null): string | null {
  if (from !== null && to !== null) return `${longDate(from)} to ${longDate(to)}`;
  if (from !== null) return `from ${longDate(from)}`;
  return to === null ? null : `until ${longDate(to)}`;
}

function hours(perWeek: number | null, schedule: string | null): string | null {
  const parts = [perWeek === null ? null : `${perWeek} a week`, schedule].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(", ") : null;
}

// Formatters hold much memory outside the heap, which garbage collection does not account for: created once.
const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function longDate(date: string): string {
  return LONG_DATE.format(new Date(date));
}

function count(n: number, one: string, many: string): string {
  return `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
}
