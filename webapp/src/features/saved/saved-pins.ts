import type { SavedJob } from "@jobmap/contract";
import type { MapPin } from "@jobmap/widget/map";
import { t } from "#text";
import { townText } from "../../ui/index.ts";
import { pinOf } from "../explore/map/pin-of.ts";

/** The pins of a saved job, one per location; none for remote work and for unknown locations. The pin of a closed job shows no pay. */
export function savedPins({ job, is_open }: SavedJob): MapPin[] {
  if (job.location_type === "TELECOMMUTE") return [];
  const points = new Set<string>();
  return job.locations.flatMap((location) => {
    const pin = pinOf({ ...job, locations: [location] });
    // Two streets in a town that are only known to town precision share one point.
    const point = `${location.latitude} ${location.longitude}`;
    if (!pin || points.has(point)) return [];
    points.add(point);
    const town = job.locations.length > 1 ? townText(location) : undefined;
    const title = [job.title, town, is_open ? undefined : t`closed`].filter(Boolean).join(", ");
    return [{ ...pin, title, ...(is_open ? {} : { pay: null }) }];
  });
}

/** Why a saved job has no pin. */
export function unplacedText({ job }: SavedJob): string {
  return job.location_type === "TELECOMMUTE" ? t`Remote, so not on the map` : t`Not on the map`;
}
