import type { JobDetail, JobLocation } from "@jobmap/contract";
import { regionText } from "../../lib/regions.ts";
import { isApproximate, LOCATION_TYPE_TEXT, plural, townText } from "../../ui/index.ts";

/** The first location with coordinates, which the page's map shows. */
export function mappedLocation(job: Pick<JobDetail, "locations" | "location_type">) {
  if (job.location_type === "TELECOMMUTE") return undefined;
  return job.locations.find(hasPosition);
}

function hasPosition(
  location: JobLocation,
): location is JobLocation & { latitude: number; longitude: number } {
  return location.latitude !== null && location.longitude !== null;
}

/** How precisely the location is known, in words; never claims more precision than the data has. */
export function precisionText(location: JobLocation): string {
  const town = townText(location) ?? "this place";
  if (location.precision === "ROOFTOP")
    return location.street ? `At ${location.street}, ${town}` : `Exact location in ${town}`;
  if (location.precision === "POSTCODE") {
    const zip = location.postal_code ? `ZIP code ${location.postal_code}` : "ZIP code";
    return `Near ${town}, ${zip}: exact address not listed`;
  }
  return `Near ${town}: exact address not listed`;
}

/** "near Hurlock, MD and 2 more places"; "Remote, open to people in Maryland". */
export function whereText(job: JobDetail): string {
  const [first, ...more] = job.locations;
  const town = townText(first);
  if (job.location_type === "TELECOMMUTE") {
    const open = job.applicant_location_requirements.map(regionText).join(", ");
    return open === "" ? (town ? `Remote, ${town}` : "Remote") : `Remote, open to people in ${open}`;
  }
  const near = isApproximate(first) ? "near " : "";
  const place = town === undefined ? "Location not specified" : near + town;
  const others = more.length === 0 ? "" : ` and ${plural(more.length, "more place")}`;
  return job.location_type === "HYBRID" ? `${LOCATION_TYPE_TEXT.HYBRID}, ${place}${others}` : place + others;
}
