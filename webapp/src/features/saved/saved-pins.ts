import type { SavedJob } from "@jobmap/contract";
import type { MapPin } from "@jobmap/widget/map";
import { pinOf } from "../explore/pin-of.ts";

/** The pin of a saved job; undefined for work done from home and for places that nobody knows. One that is over has no pay to show. */
export function savedPin({ job, is_open }: SavedJob): MapPin | undefined {
  if (job.location_type === "TELECOMMUTE") return undefined;
  const pin = pinOf(job);
  if (!pin || is_open) return pin;
  return { ...pin, pay: null, title: `${job.title}, closed` };
}

/** Why a saved job has no pin. */
export function unplacedText({ job }: SavedJob): string {
  return job.location_type === "TELECOMMUTE" ? "Remote, so not on the map" : "No place on the map";
}
