import { countryCode } from "./countries.ts";
import { distanceKm } from "./distance.ts";
import { facilityOf } from "./facility-names.ts";
import { type FoundTown, type TownNote, townAnywhere, townIn } from "./find-town.ts";
import { type Locality, readLocality } from "./locality.ts";
import { compactName, isOneEditApart } from "./names.ts";
import type { PlaceIndex } from "./place-index.ts";
import { provinceOf } from "./provinces.ts";
import { regionCode, regionFullNames, TERRITORIES } from "./regions.ts";
import type { Place } from "./types.ts";

/** An address as people write it; parts may be missing, misspelled or contradictory. */
export interface Address {
  readonly street?: string | null;
  readonly locality?: string | null;
  readonly region?: string | null;
  readonly postal_code?: string | null;
  readonly country?: string | null;
}

/** Defaults for the parts that an address omits. */
export interface AssumedPlace {
  /** A state's code or name, or a province's. */
  readonly region?: string | undefined;
  /** ISO 3166-1 alpha-2; without one an address without a country may be in any. */
  readonly country?: string | undefined;
}

/** What had to be ignored or interpreted to find the place. */
export type GeocodeNote =
  | TownNote
  | "postcode_unknown"
  | "postcode_contradicts_region"
  | "postcode_far_from_town"
  | "town_unknown";

/** Why there is no position. */
export type GeocodeFailure =
  | "no_address"
  | "region_only"
  | "region_unknown"
  | "town_unknown"
  | "town_ambiguous"
  | "country_not_covered";

export type GeocodeResult =
  | {
      readonly latitude: number;
      readonly longitude: number;
      readonly precision: "POSTCODE" | "CITY";
      readonly place: Place;
      readonly notes: readonly GeocodeNote[];
      /** The street, if the town's text contained it before the town. */
      readonly street?: string;
    }
  | { readonly reason: GeocodeFailure };

/** Whether every town of a country is known, as for the United States and its territories. A code or a name. */
export function isCovered(country: string): boolean {
  const code = countryCode(country) ?? country;
  return code === "US" || TERRITORIES.has(code);
}

/** At this distance between a town and its postal area, one of the two is wrong. Large rural areas reach 80 km. */
const FAR_KM = 100;

/**
 * Position of an address: the center of its postal area, else of its town. Towns are found regardless of case, "Saint" or "St.",
 * "Township", or one wrong letter within the right region; bases, counties, islands and the end of an address line stand in for
 * their town. If parts contradict each other, two that agree outweigh one that does not. A state is never guessed: without one,
 * only a unique town name is found, and a given state is never overruled. Towns abroad are known, and never confused with US
 * towns of the same name. `assumed` completes what the address omits.
 */
export function geocode(index: PlaceIndex, address: Address, assumed: AssumedPlace = {}): GeocodeResult {
  const locality = readLocality(address.locality ?? "", (name) => index.isTownName(name));
  const said = readRegion(address.region ?? "") ?? locality.region;
  const country = countryOf(address, said, assumed.country);
  if (country !== undefined && country !== "US") return abroad(index, address, country, assumed.region);
  const region = said ?? (hasText(address.region) ? undefined : readRegion(assumed.region ?? ""));
  const digits = postcodeDigits(address.postal_code ?? "") ?? locality.postcode;
  // People enter the town as the postal code, and the street as the town.
  const names = /\p{L}{3}/u.test(address.postal_code ?? "")
    ? [...locality.names, address.postal_code ?? ""]
    : locality.names;
  const area = areaOf(index, digits, region);
  const notes: GeocodeNote[] = [];
  if (area === undefined && hasText(address.postal_code)) notes.push("postcode_unknown");
  const isRegionUnknown = region === undefined && hasText(address.region);
  const town =
    names.length === 0 || (isRegionUnknown && area === undefined)
      ? undefined
      : findTown(
          index,
          { ...locality, names },
          { region, isSaid: said !== undefined, isAnyCountry: country === undefined },
          area,
        );
  if (town?.note !== undefined) notes.push(town.note);
  if (area !== undefined) return resolveArea(area, town, region, names.length > 0, notes);
  if (town !== undefined) return located(town, notes);
  if (isRegionUnknown) return { reason: "region_unknown" };
  if (names.length === 0) return { reason: region === undefined ? "no_address" : "region_only" };
  const namesakes = region === undefined && names.some((name) => index.townsNamed(name).length > 0);
  return { reason: namesakes ? "town_ambiguous" : "town_unknown" };
}

/**
 * The country of an address, undefined if unknown. Territories that some lists treat as countries are regions of the United
 * States here.
 */
function countryOf(
  { country, region, postal_code }: Address,
  said: string | undefined,
  assumed: string | undefined,
): string | undefined {
  if (hasText(country)) {
    const code = countryCode(country) ?? country;
    return TERRITORIES.has(code) ? "US" : code;
  }
  if (said !== undefined) return "US";
  const byRegion = hasText(region) ? (countryCode(region) ?? provinceOf(region)?.country) : undefined;
  return byRegion ?? assumed ?? (hasText(region) || hasText(postal_code) ? "US" : undefined);
}

/** A town or base of another country; in its province if one is given. */
function abroad(
  index: PlaceIndex,
  { locality, region }: Address,
  country: string,
  assumedRegion: string | undefined,
): GeocodeResult {
  // "Regina, SK": some codes of provinces are also codes of countries.
  const province = provinceOf(hasText(region) ? region : country) ?? provinceOf(assumedRegion ?? "");
  const { names } = readLocality(locality ?? "", (name) => index.isTownName(name));
  for (const name of names) {
    const place =
      index.abroad.find(name, country, province?.country === country ? province.code : undefined) ??
      (province?.code === country ? index.abroad.find(name, province.country, province.code) : undefined);
    if (place !== undefined) return located({ place }, []);
  }
  for (const name of names) {
    const base = index.landmarks.facility(name, country) ?? index.landmarks.facilityCalled(name, country);
    if (base !== undefined) return located({ place: base }, ["facility"]);
    const near = index.abroad.find(facilityOf(name)?.core ?? "", country);
    if (near !== undefined) return located({ place: near }, ["facility_near_town"]);
  }
  return { reason: "country_not_covered" };
}

function resolveArea(
  area: Place,
  town: FoundTown | undefined,
  region: string | undefined,
  townNamed: boolean,
  notes: GeocodeNote[],
): GeocodeResult {
  const sameRegion = region === undefined || area.region === region;
  // The town found may be a more distant one of the same name: if the postal area's own town has the name, that one is meant.
  const isItsTown = town !== undefined && sameRegion && town.place.name === area.name;
  const isClose = town !== undefined && (isItsTown || distanceKm(town.place, area) <= FAR_KM);
  if (isClose || (sameRegion && town === undefined)) {
    if (!sameRegion) notes.push("postcode_contradicts_region");
    if (town === undefined && townNamed) notes.push("town_unknown");
    return located({ ...town, place: area }, notes);
  }
  notes.push(sameRegion ? "postcode_far_from_town" : "postcode_contradicts_region");
  return located(town ?? { place: area }, notes);
}

function located({ place, street }: FoundTown, notes: readonly GeocodeNote[]): GeocodeResult {
  const precision = place.kind === "POSTCODE" ? "POSTCODE" : "CITY";
  const { latitude, longitude } = place;
  return { latitude, longitude, precision, place, notes, ...(street === undefined ? {} : { street }) };
}

function findTown(
  index: PlaceIndex,
  locality: Locality,
  { region, isSaid, isAnyCountry }: { region: string | undefined; isSaid: boolean; isAnyCountry: boolean },
  area: Place | undefined,
): FoundTown | undefined {
  const where = region ?? area?.region;
  if (where === undefined) return townAnywhere(index, locality, isAnyCountry);
  // Also checks the postal area's own region: a wrong state beside a correct town and postal code.
  const isElsewhere = area !== undefined && area.region !== where;
  const beside = isElsewhere ? townIn(index, locality, area.region, false) : undefined;
  return townIn(index, locality, where, isSaid) ?? beside;
}

/** Five digits of a US postal code: ZIP+4 is cut off, a zero lost in a spreadsheet ("3069") is restored. */
export function postcodeDigits(text: string): string | undefined {
  const compact = text.trim().replace(/\.0+$/, "");
  const match = /^(\d{5})(?:[-\s]?\d{4})?$/.exec(compact) ?? /^(\d{3,4})(?:-\d{4})?$/.exec(compact);
  return match?.[1]?.padStart(5, "0");
}

/** USPS code of a region in any usual spelling; allows one wrong letter in a full name. */
export function readRegion(text: string): string | undefined {
  const exact = regionCode(text);
  if (exact !== undefined) return exact;
  const key = compactName(text.replace(/^(?:state|commonwealth) of /i, ""));
  if (key.length < 4) return undefined;
  return regionFullNames().find(([name]) => name === key || isOneEditApart(name, key))?.[1];
}

function areaOf(
  index: PlaceIndex,
  digits: string | undefined,
  region: string | undefined,
): Place | undefined {
  if (digits === undefined) return undefined;
  const area = index.postcode(digits);
  // A restored leading zero is a guess, so it must agree with the region if one is given.
  return area !== undefined && digits.startsWith("0") && region !== undefined && area.region !== region
    ? undefined
    : area;
}

function hasText(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text.trim() !== "";
}
