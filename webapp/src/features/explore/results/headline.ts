import type { Point } from "@jobmap/widget/core";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { plural } from "../../../ui/index.ts";
import type { FilterNames } from "../filters/filter-names.ts";
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

/** What an address does not say of its search. */
export interface Known {
  /** Names of the companies that are chosen, by their ids. */
  readonly companies?: FilterNames["companies"] | undefined;
  /** Where the reader is, when the browser has told. */
  readonly home?: Point | null;
}

/** What is shown, exactly. `total` undefined while nobody knows it yet. */
export function headline(state: ExploreState, total: number | undefined, known: Known = {}): Headline {
  const subject = total === undefined ? "Jobs" : plural(total, "job");
  const count = state.search === "" ? subject : `${subject} for “${shortened(state.search)}”`;
  const where = [employerText(state, known), whereText(state, known.home)];
  return { count, where: where.filter(Boolean).join(" ") };
}

export function headlineText(state: ExploreState, total: number | undefined, known: Known = {}): string {
  const { count, where } = headline(state, total, known);
  return [count, where].filter(Boolean).join(" ");
}

/** "at Harbor Works", or nothing when it is any employer, or several, which stand below. */
function employerText({ companies: [only = 0, ...more] }: ExploreState, { companies = {} }: Known): string {
  const name = more.length === 0 && companies[only];
  return name ? `at ${shortened(name)}` : "";
}

/** An address keeps fewer decimals than a browser tells: about 100 meters are the same place. */
const SAME_DEGREES = 0.001;

export const isSamePlace = (home: Known["home"], { latitude, longitude }: Point): boolean =>
  !!home && Math.hypot(home.latitude - latitude, home.longitude - longitude) < SAME_DEGREES;

/** "within 20 miles of Cambridge", "in this area", or nothing when it is everywhere. */
export function whereText(state: ExploreState, home?: Point | null): string {
  if (state.area !== null) return "at one place";
  if (state.bounds !== null) return "in this area";
  const place = placeName(state, home);
  return place === "" ? "" : `within ${plural(state.distance, "mile")} of ${place}`;
}

/** The town without its state: the map says the rest. */
function placeName({ location, point }: ExploreState, home: Known["home"]): string {
  if (location !== "") return shortened(location.split(",")[0]?.trim() || location);
  if (point === null) return "";
  return isSamePlace(home, point) ? "you" : "your point on the map";
}

/** A heading is no place for an essay. */
function shortened(text: string): string {
  return text.length <= 48 ? text : `${text.slice(0, 47).trimEnd()}…`;
}
