import type { ExploreState } from "../../lib/explore-state.ts";
import { plural } from "../../ui/index.ts";
import type { ExploreData } from "./load.ts";

/** "32 jobs" and, quieter, "within 20 miles of Cambridge". */
export interface Headline {
  readonly count: string;
  readonly where: string;
}

/** The search as words tell it: around the place that was found, whatever was typed. */
export function told(state: ExploreState, { placeName }: Pick<ExploreData, "placeName">): ExploreState {
  return placeName === null ? state : { ...state, location: placeName };
}

/** What is shown, exactly. `total` undefined while nobody knows it yet. */
export function headline(state: ExploreState, total: number | undefined): Headline {
  const subject = total === undefined ? "Jobs" : plural(total, "job");
  const count = state.search === "" ? subject : `${subject} for “${shortened(state.search)}”`;
  return { count, where: whereText(state) };
}

export function headlineText(state: ExploreState, total: number | undefined): string {
  const { count, where } = headline(state, total);
  return [count, where].filter(Boolean).join(" ");
}

/** "within 20 miles of Cambridge", "in this area", or nothing when it is everywhere. */
export function whereText(state: ExploreState): string {
  if (state.area !== null) return "at one place";
  if (state.bounds !== null) return "in this area";
  const place = placeName(state);
  return place === "" ? "" : `within ${plural(state.distance, "mile")} of ${place}`;
}

/** The town without its state: the map says the rest. */
function placeName({ location, point }: ExploreState): string {
  if (location !== "") return shortened(location.split(",")[0]?.trim() || location);
  return point === null ? "" : "your point on the map";
}

/** A heading is no place for an essay. */
function shortened(text: string): string {
  return text.length <= 48 ? text : `${text.slice(0, 47).trimEnd()}…`;
}
