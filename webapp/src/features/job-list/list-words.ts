import type { Place } from "@jobmap/contract";
import { plural } from "../../ui/index.ts";
import type { ListSearch } from "./load-list.ts";

/** "registered nurse jobs", "jobs". */
function subject(search: string, count: number): string {
  return [search, count === 1 ? "job" : "jobs"].filter(Boolean).join(" ");
}

/** The heading in two parts, prominent and subdued: "312 registered nurse jobs" "within 20 miles of Boston, MA". */
export function listHeading({ search, place }: ListSearch, total: number, distance: number) {
  const count = plural(total, subject(search, 1), subject(search, 2));
  return {
    loud: total === 0 ? `No ${subject(search, 2)}` : count,
    quiet: place ? whereText(place, distance) : "",
  };
}

function whereText({ label, kind, bounds }: Place, distance: number): string {
  if (kind === "REMOTE") return "from anywhere";
  return bounds ? `in ${label}` : `within ${distance} miles of ${label}`;
}

/** The title of the page: "Registered nurse jobs in Boston, MA". */
export function listTitle({ search, place, unknownLocation }: ListSearch): string {
  const where = place?.label ?? unknownLocation;
  const text = `${subject(search, 2)}${where ? ` in ${where}` : ""}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sort order that the API uses. */
export function orderText({ search, place }: ListSearch): string {
  if (search !== "") return "Best match";
  return place && !place.bounds ? "Nearest first" : "Newest first";
}
