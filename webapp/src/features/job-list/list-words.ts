import type { Place } from "@jobmap/contract";
import { plural, t } from "#text";
import type { ListSearch } from "./load-list.ts";

/** The heading in two parts, prominent and subdued: "312 registered nurse jobs" "within 20 miles of Boston, MA". */
export function listHeading({ search, place }: ListSearch, total: number, distance: number) {
  return { loud: countText(search, total), quiet: place ? whereText(place, distance) : "" };
}

function countText(search: string, total: number): string {
  if (search === "") return total === 0 ? t`No jobs` : plural(total, { one: "# job", other: "# jobs" });
  if (total === 0) return t`No ${search} jobs`;
  return plural(total, { one: `# ${search} job`, other: `# ${search} jobs` });
}

function whereText({ label, kind, bounds }: Place, distance: number): string {
  if (kind === "REMOTE") return t`from anywhere`;
  return bounds ? t`in ${label}` : t`within ${distance} miles of ${label}`;
}

/** The title of the page: "Registered nurse jobs in Boston, MA". */
export function listTitle({ search, place, unknownLocation }: ListSearch): string {
  const where = place?.label ?? unknownLocation;
  const text = where ? titleAt(search, where) : search === "" ? t`Jobs` : t`${search} jobs`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const titleAt = (search: string, where: string) =>
  search === "" ? t`Jobs in ${where}` : t`${search} jobs in ${where}`;

/** The sort order that the API uses. */
export function orderText({ search, place }: ListSearch): string {
  if (search !== "") return t`Best match`;
  return place && !place.bounds ? t`Nearest first` : t`Newest first`;
}
