import { createHash } from "node:crypto";
import type { JobDetail, JobLocation } from "@jobmap/contract";

/** A job at one of its places. Job boards list one place an entry. */
export interface FeedEntry {
  /** Stays the same as long as the job is at this place. */
  readonly reference: string;
  /** Null for remote work without a place. */
  readonly place: JobLocation | null;
}

/**
 * One entry for each place of a job. The employer's first place has the job's id alone, so that most jobs keep one reference for life;
 * further ones are told apart by what the place is, and not by its position, which changes when another is taken out.
 */
export function entriesOf({ id, locations, location_type }: JobDetail): readonly FeedEntry[] {
  const [first, ...others] = locations;
  if (first === undefined || location_type === "TELECOMMUTE")
    return [{ reference: String(id), place: first ?? null }];
  const entries = new Map([[String(id), first]]);
  for (const place of others) entries.set(`${id}-${digest(place)}`, place);
  return [...entries].map(([reference, place]) => ({ reference, place }));
}

function digest({ street, locality, region, postal_code, country }: JobLocation): string {
  const words = [street, locality, region, postal_code, country].map(
    (part) => part?.trim().toLowerCase() ?? "",
  );
  return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 10);
}

/** Everything written about a job, as HTML. */
export function wholeText({ description, responsibilities, qualifications }: JobDetail): string {
  return [description, responsibilities, qualifications].filter(Boolean).join("\n");
}
