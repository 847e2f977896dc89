import { t } from "#text";
import type { ExploreState } from "../../lib/explore-state.ts";
import { activeFilters } from "../explore/filters/active-filters.ts";
import type { FilterNames } from "../explore/filters/filter-names.ts";
import { whereText } from "../explore/results/headline.ts";

/** Maximum length of a name, in characters. */
export const MAX_ALERT_NAME_LENGTH = 100;

/** Suggested name for an alert of this search: "Nurse within 20 miles of Boston, Full time". */
export function proposedName(state: ExploreState, names: FilterNames): string {
  const where = state.bounds ? t`in this part of the map` : whereText({ ...state, area: null });
  const filters = activeFilters({ ...state, postedWithin: null }, names).map(({ text }) => text);
  const words = state.search || (where === "" ? filters.shift() : undefined) || t`Jobs`;
  const subject = words.charAt(0).toUpperCase() + words.slice(1);
  const name = [[subject, where].filter(Boolean).join(" "), ...filters].join(", ");
  return name.length <= MAX_ALERT_NAME_LENGTH
    ? name
    : `${name.slice(0, MAX_ALERT_NAME_LENGTH - 1).trimEnd()}…`;
}
