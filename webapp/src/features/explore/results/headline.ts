import type { Point } from "@jobmap/widget/core";
import { plural, t } from "#text";
import type { ExploreState, Extent } from "../../../lib/explore-state.ts";
import type { FilterNames } from "../filters/filter-names.ts";
import type { ExploreData } from "./load.ts";

/** "32 jobs" and, in lighter type, "within 20 miles of Cambridge". */
export interface Headline {
  readonly count: string;
  readonly where: string;
}

/**
 * The search as displayed: in the spelling that was searched, around the place that was found, or in the area, whatever was typed.
 */
export function told(
  state: ExploreState,
  { placeName, extent, understood }: Pick<ExploreData, "placeName" | "extent" | "understood">,
): ExploreState {
  const { search, location } = state;
  return { ...state, search: understood?.searched ?? search, location: placeName ?? location, extent };
}

/** Facts about a search that its address does not contain. */
export interface Known {
  /** Names of the selected companies, by id. */
  readonly companies?: FilterNames["companies"] | undefined;
  /** The reader's location, if the browser shared it. */
  readonly home?: Point | null;
  /** Matching jobs that can be done from anywhere; they are not among the total of a place. */
  readonly remote?: number | undefined;
}

const jobsText = (count: number) => plural(count, { one: "# job", other: "# jobs" });
export const remoteJobsText = (count: number) =>
  plural(count, { one: "# remote job", other: "# remote jobs" });

/** The exact headline. `total` is undefined while the count is unknown. */
export function headline(state: ExploreState, total: number | undefined, known: Known = {}): Headline {
  const isRemote = state.extent?.kind === "REMOTE" && !state.bounds;
  const subject = total === undefined ? t`Jobs` : isRemote ? remoteJobsText(total) : jobsText(total);
  const searched = state.search === "" ? "" : t`for “${shortened(unquoted(state.search))}”`;
  // Never a bare zero above matches.
  if (total === 0 && known.remote)
    return {
      count: t`0 ${nearText(state, known)}, ${known.remote.toLocaleString("en-US")} remote`,
      where: searched,
    };
  const count = [subject, searched].filter(Boolean).join(" ");
  const where = [employerText(state, known), whereText(state, known.home)];
  return { count, where: where.filter(Boolean).join(" ") };
}

export function headlineText(state: ExploreState, total: number | undefined, known: Known = {}): string {
  const { count, where } = headline(state, total, known);
  return [count, where].filter(Boolean).join(" ");
}

/** "near Boston", "in Texas", "at Harbor Works in this area". */
function nearText(state: ExploreState, known: Known): string {
  const isAround =
    state.bounds === null && state.extent === null && state.within === null && state.point !== null;
  const where = isAround ? t`near ${placeName(state, known.home)}` : whereText(state, known.home);
  return [employerText(state, known), where].filter(Boolean).join(" ");
}

/** "at Harbor Works"; nothing for any employer, or for several, which are listed below. */
function employerText({ companies: [only = 0, ...more] }: ExploreState, { companies = {} }: Known): string {
  const name = more.length === 0 && companies[only];
  return name ? t`at ${shortened(name)}` : "";
}

/** An address keeps fewer decimals than the browser reports: about 100 meters count as the same place. */
const SAME_DEGREES = 0.001;

export const isSamePlace = (home: Known["home"], { latitude, longitude }: Point): boolean =>
  !!home && Math.hypot(home.latitude - latitude, home.longitude - longitude) < SAME_DEGREES;

/** "within 20 miles of Cambridge", "in this area", or nothing for everywhere. */
export function whereText(state: ExploreState, home?: Point | null): string {
  if (state.area !== null) return t`at one place`;
  if (state.bounds !== null) return t`in this area`;
  if (state.within !== null)
    return state.within.includes(".") ? t`in the areas you drew` : t`in the area you drew`;
  if (state.extent) return extentText(state.extent);
  const place = placeName(state, home);
  return place === ""
    ? ""
    : t`within ${plural(state.distance, { one: "# mile", other: "# miles" })} of ${place}`;
}

/** "in Texas", "in the United States"; nothing for remote work, which the count says. */
function extentText({ kind, label }: Extent): string {
  if (kind === "REMOTE") return "";
  const takesThe =
    kind === "COUNTRY" || / metro area,|Area,|^(?:District of|City of|U\.S\.|Northern Mariana)/.test(label);
  return takesThe ? t`in the ${label}` : t`in ${label}`;
}

/** The town without its state: the map shows the rest. */
function placeName({ location, point }: ExploreState, home: Known["home"]): string {
  if (location !== "") return shortened(location.split(",")[0]?.trim() || location);
  if (point === null) return "";
  return isSamePlace(home, point) ? t`you` : t`your point on the map`;
}

/** Words in quotes are taken as they are; told, they have quotes of their own. */
export const unquoted = (text: string): string => text.replace(/^"(.*)"$/, "$1");

/** Keeps headings short. */
function shortened(text: string): string {
  return text.length <= 48 ? text : `${text.slice(0, 47).trimEnd()}…`;
}
