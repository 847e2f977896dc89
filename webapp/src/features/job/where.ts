import type { JobDetail, JobLocation } from "@jobmap/contract";
import { plural, t } from "#text";
import { regionText } from "../../lib/regions.ts";
import { isApproximate, LOCATION_TYPE_TEXT, townText } from "../../ui/index.ts";

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
  const town = townText(location) ?? t`this place`;
  if (location.precision === "ROOFTOP")
    return location.street ? t`At ${location.street}, ${town}` : t`Exact location in ${town}`;
  if (location.precision === "POSTCODE") {
    const zip = location.postal_code ? t`ZIP code ${location.postal_code}` : t`ZIP code`;
    return t`Near ${town}, ${zip}: exact address not listed`;
  }
  return t`Near ${town}: exact address not listed`;
}

/** "near Hurlock, MD and 2 more places"; "Remote, open to people in Maryland". */
export function whereText(job: JobDetail): string {
  const [first, ...more] = job.locations;
  const town = townText(first);
  if (job.location_type === "TELECOMMUTE") {
    const open = job.applicant_location_requirements.map(regionText).join(", ");
    return open === "" ? (town ? t`Remote, ${town}` : t`Remote`) : t`Remote, open to people in ${open}`;
  }
  const place =
    town === undefined ? t`Location not specified` : isApproximate(first) ? t`near ${town}` : town;
  const all =
    more.length === 0
      ? place
      : t`${place} and ${plural(more.length, { one: "# more place", other: "# more places" })}`;
  return job.location_type === "HYBRID" ? `${LOCATION_TYPE_TEXT.HYBRID}, ${all}` : all;
}
