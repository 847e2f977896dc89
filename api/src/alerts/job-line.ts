import type { JobSummary } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { payText } from "../format/pay-text.ts";

/** A job as a mail shows it. */
export interface JobLine {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  /** "Annapolis, MD and 2 more places", "Remote". */
  readonly place: string;
  /** "$52,000–$61,000 a year", "Pay not specified". */
  readonly pay: string;
  /** "Posted today", "Posted 3 days ago"; null where no posting date is known. */
  readonly age: string | null;
}

export function jobLine(job: JobSummary, now: Date): JobLine {
  return {
    id: job.id,
    title: job.title,
    company: job.company.name,
    place: placeText(job),
    pay: job.base_salary ? payText(job.base_salary) : "Pay not specified",
    age: job.date_posted === null ? null : ageText(new Date(job.date_posted), now),
  };
}

function ageText(posted: Date, now: Date): string {
  const days = Math.floor((now.getTime() - posted.getTime()) / DAY_MS);
  if (days < 1) return "Posted today";
  return days === 1 ? "Posted yesterday" : `Posted ${days} days ago`;
}

function placeText({ locations, location_type: type }: JobSummary): string {
  const names = new Set(
    locations.map(({ locality, region }) => [locality, region].filter(Boolean).join(", ")).filter(Boolean),
  );
  const [first = ""] = names;
  const more = names.size - 1;
  const where = more > 0 ? `${first} and ${more} more ${more === 1 ? "place" : "places"}` : first;
  const how = type === "TELECOMMUTE" ? "Remote" : type === "HYBRID" ? "Hybrid" : "";
  return [how, where].filter(Boolean).join(", ");
}
