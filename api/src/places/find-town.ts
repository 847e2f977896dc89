import { facilityOf } from "./facility-names.ts";
import { type LocalKind, localTown } from "./local-names.ts";
import { isTownStreet, type Locality, saysCounty, townsAtEnd } from "./locality.ts";
import { isOneEditApart, placeKey } from "./names.ts";
import type { PlaceIndex } from "./place-index.ts";
import type { Place } from "./types.ts";

/** How a place was found if its name is not simply that of a town. */
export type TownNote =
  | LocalKind
  | "town_misspelt"
  | "region_assumed"
  | "town_in_address"
  | "city_from_state"
  | "facility"
  | "county"
  | "township"
  | "country_assumed";

export interface FoundTown {
  readonly place: Place;
  readonly note?: TownNote;
  /** The text before the town. */
  readonly street?: string;
}

/**
 * The place that names mean in a state: a town first, then other kinds of places, a misspelled town last. `isSaid` if the text
 * itself names the state.
 */
export function townIn(
  index: PlaceIndex,
  { names, literal, line }: Locality,
  region: string,
  isSaid: boolean,
): FoundTown | undefined {
  const first = (
    note: TownNote | undefined,
    find: (name: string) => Place | undefined,
    among = literal,
  ): FoundTown | undefined => {
    for (const name of among) {
      const place = find(name);
      if (place !== undefined) return note === undefined ? { place } : { place, note };
    }
    return undefined;
  };
  const { landmarks } = index;
  const local = literal.flatMap((name) => localPlace(index, name, region) ?? [])[0];
  const county = first("county", (name) => (saysCounty(name) ? landmarks.county(name, region) : undefined));
  return (
    (county && (local ?? county)) ??
    first(undefined, (name) => index.town(name, region), names) ??
    local ??
    first("facility", (name) => landmarks.facility(name, `US-${region}`)) ??
    first("township", (name) => landmarks.township(name, region)) ??
    first("county", (name) => landmarks.county(name, region)) ??
    atEnd(index, line, region) ??
    (isSaid ? cityOfState(index, line, region) : undefined) ??
    first("facility", (name) => landmarks.facilityCalled(name, `US-${region}`)) ??
    first("town_misspelt", (name) => misspelled(index, name, region), names) ??
    first("facility_near_town", (name) => index.town(facilityOf(name)?.core ?? "", region)) ??
    // The District is one city, whichever part of it is named.
    first("facility_near_town", () => (region === "DC" ? index.town("Washington", region) : undefined))
  );
}

/** The place that names mean without a state: only unambiguous ones. Also abroad if the country is unknown. */
export function townAnywhere(
  index: PlaceIndex,
  { names, literal, line }: Locality,
  isAnyCountry: boolean,
): FoundTown | undefined {
  for (const name of names) {
    const local = localPlace(index, name, undefined);
    if (local !== undefined) return local;
    // "Chicago, Bavaria": a part of a longer text may be anywhere.
    if (!literal.includes(name) && line.includes(",")) continue;
    const [only, second] = index.townsNamed(name);
    if (only !== undefined)
      return second === undefined && !isMeantAbroad(index, name, only)
        ? { place: only, note: "region_assumed" }
        : undefined;
  }
  for (const { street, town } of townsAtEnd(line)) {
    const local = localPlace(index, town, undefined);
    if (local !== undefined) return atEnd(index, line, local.place.region) ?? { ...local, street };
  }
  const [only, second] = isAnyCountry ? literal.flatMap((name) => index.abroad.named(name)) : [];
  return only === undefined || second !== undefined ? undefined : { place: only, note: "country_assumed" };
}

function named(index: PlaceIndex, name: string, region: string): Place | undefined {
  return localPlace(index, name, region)?.place ?? index.town(name, region);
}

function localPlace(index: PlaceIndex, name: string, region: string | undefined): FoundTown | undefined {
  const local = localTown(name, region);
  const place = local && index.town(local.town, local.region);
  return place && { place, note: local.kind };
}

/** "Stuttgart" alone hardly means the one in Arkansas. */
function isMeantAbroad(index: PlaceIndex, name: string, town: Place): boolean {
  return (index.abroad.named(name)[0]?.population ?? 0) > (town.population ?? 0);
}

/** "30-30 Thomson Ave L I City Qns", "71 Smith Avenue Kingston". */
function atEnd(index: PlaceIndex, line: string, region: string): FoundTown | undefined {
  for (const { street, town } of townsAtEnd(line)) {
    const words = town.split(" ");
    // A neighborhood may come before its borough ("L I City Qns"): the smaller of the two is more exact.
    const isBorough = words.length > 1 && localPlace(index, words.at(-1) ?? "", region) !== undefined;
    const place =
      named(index, town, region) ??
      (isBorough ? named(index, words.slice(0, -1).join(" "), region) : undefined);
    if (place !== undefined) return { place, street, note: "town_in_address" };
  }
  return undefined;
}

/** The one city that has its state's name and is written as its abbreviation: "100 Church St., NY". */
function cityOfState(index: PlaceIndex, line: string, region: string): FoundTown | undefined {
  if (region !== "NY" || !isTownStreet(line)) return undefined;
  const place = index.town("New York", region);
  return place && { place, street: line, note: "city_from_state" };
}

function misspelled(index: PlaceIndex, name: string, region: string): Place | undefined {
  const key = placeKey(name);
  if (key.length < 5) return undefined;
  return index.townsLike(key, region).find((town) => isOneEditApart(town.key, key))?.place;
}
