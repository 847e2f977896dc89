import { distanceKm } from "./distance.ts";
import { compactName, isOneEditApart, placeKey } from "./names.ts";
import type { PlaceIndex } from "./place-index.ts";
import { regionCode, regionFullNames } from "./regions.ts";
import type { Place } from "./types.ts";

/** An address as people write it; every part may be missing, misspelt or contradict another. */
export interface Address {
  readonly street?: string | null;
  readonly locality?: string | null;
  readonly region?: string | null;
  readonly postal_code?: string | null;
  readonly country?: string | null;
}

/** What had to be overlooked to find the place. */
export type GeocodeNote =
  | "postcode_unknown"
  | "postcode_contradicts_region"
  | "postcode_far_from_town"
  | "town_unknown"
  | "town_misspelt"
  | "region_assumed";

/** Why no position could be given. */
export type GeocodeFailure =
  | "no_address"
  | "region_only"
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
    }
  | { readonly reason: GeocodeFailure };

const UNITED_STATES: ReadonlySet<string> = new Set([
  "us",
  "usa",
  "unitedstates",
  "unitedstatesofamerica",
  "estadosunidos",
  "etatsunis",
  "pr",
  "gu",
  "vi",
  "as",
  "mp",
  "puertorico",
  "guam",
]);

/** Whether addresses of a country can be looked up: those of the United States and its territories. A code or a name. */
export const isCovered = (country: string) => UNITED_STATES.has(compactName(country));

/** A town this far from its postal area means that one of the two is wrong. Large rural areas reach 80 km. */
const FAR_KM = 100;
/** A town alone, without region, is taken when it is this many times larger than its next namesake. */
const DOMINANT = 5;
const DOMINANT_POPULATION = 50_000;

/**
 * Position of a US address: the centre of its postal area, else of its town. Towns are found whatever the case,
 * "Saint" or "St.", "Township", or one wrong letter within the right region. When parts contradict each
 * other, two that agree beat one that does not. Other countries answer `country_not_covered`.
 */
export function geocode(index: PlaceIndex, address: Address): GeocodeResult {
  if (address.country && !isCovered(address.country)) {
    return { reason: "country_not_covered" };
  }
  const parts = splitLocality(address.locality ?? "");
  const region = readRegion(address.region ?? "") ?? parts.region;
  const digits = postcodeDigits(address.postal_code ?? "") ?? parts.postcode;
  // People put the town where the postal code belongs, and the street where the town does.
  const names = /\p{L}{3}/u.test(address.postal_code ?? "")
    ? [...parts.names, address.postal_code ?? ""]
    : parts.names;
  const area = areaOf(index, digits, region);
  const notes: GeocodeNote[] = [];
  if (area === undefined && hasText(address.postal_code)) notes.push("postcode_unknown");
  const town = findTown(index, names, region, area);
  if (town?.misspelt) notes.push("town_misspelt");
  if (area !== undefined) return resolveArea(area, town?.place, region, parts.names.length > 0, notes);
  if (town !== undefined) {
    if (region === undefined) notes.push("region_assumed");
    return located(town.place, notes);
  }
  if (parts.names.length === 0) return { reason: region === undefined ? "no_address" : "region_only" };
  const namesakes = region === undefined && parts.names.some((name) => index.townsNamed(name).length > 0);
  return { reason: namesakes ? "town_ambiguous" : "town_unknown" };
}

function resolveArea(
  area: Place,
  town: Place | undefined,
  region: string | undefined,
  townNamed: boolean,
  notes: GeocodeNote[],
): GeocodeResult {
  const sameRegion = region === undefined || area.region === region;
  // The town found may be a farther namesake: where the postal area's own town has the name, that one is meant.
  const isItsTown = town !== undefined && sameRegion && town.name === area.name;
  const isClose = town !== undefined && (isItsTown || distanceKm(town, area) <= FAR_KM);
  if (isClose || (sameRegion && town === undefined)) {
    if (!sameRegion) notes.push("postcode_contradicts_region");
    if (town === undefined && townNamed) notes.push("town_unknown");
    return located(area, notes);
  }
  notes.push(sameRegion ? "postcode_far_from_town" : "postcode_contradicts_region");
  return located(town ?? area, notes);
}

function located(place: Place, notes: readonly GeocodeNote[]): GeocodeResult {
  const precision = place.kind === "POSTCODE" ? "POSTCODE" : "CITY";
  return { latitude: place.latitude, longitude: place.longitude, precision, place, notes };
}

/** Five digits of a US postal code: ZIP+4 is cut, a zero eaten by a spreadsheet ("3069") comes back. */
export function postcodeDigits(text: string): string | undefined {
  const compact = text.trim().replace(/\.0+$/, "");
  const match = /^(\d{5})(?:[-\s]?\d{4})?$/.exec(compact) ?? /^(\d{3,4})(?:-\d{4})?$/.exec(compact);
  return match?.[1]?.padStart(5, "0");
}

/** USPS code of a region in any usual spelling, one wrong letter in a full name allowed. */
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
  // A restored leading zero is a guess, so it must agree with the region where one is given.
  return area !== undefined && digits.startsWith("0") && region !== undefined && area.region !== region
    ? undefined
    : area;
}

const FILLER_BEFORE =
  /^(?:(?:city|town|township|village|borough|county) of|near|outside(?: of)?|rural|greater|downtown|(?:[\d.]+ (?:mi|miles?|km) )?(?:north|south|east|west|[nsew]{1,2}) of)\s+/i;
const FILLER_AFTER =
  /\s+(?:(?:charter )?township|twp\.?|borough|boro|village|town|city|county|parish|(?:metro(?:politan)? )?area|metro|cdp)\.?$/i;

/** Names worth looking up in a locality such as "Felda, FL", "McBee SC 29101", "Clinton Twp." or "Langdon,". */
function splitLocality(text: string): {
  readonly names: readonly string[];
  readonly region: string | undefined;
  readonly postcode: string | undefined;
} {
  let rest = text.slice(0, 200).replace(/\s+/g, " ").trim();
  const zip = /[\s,](\d{5})(?:-\d{4})?$/.exec(rest);
  if (zip !== null) rest = rest.slice(0, zip.index).replace(/[\s,]+$/, "");
  const tail = /^(.*?)(?:,\s*|\s+)([A-Z]{2}|[A-Z][a-z]+\.?(?: [A-Z][a-z]+)?),?$/.exec(rest);
  const tailRegion = tail?.[2] === undefined ? undefined : regionCode(tail[2]);
  const names = [rest];
  if (tailRegion !== undefined && tail?.[1] !== undefined) names.push(tail[1]);
  const comma = rest.indexOf(",");
  if (comma > 0) names.push(rest.slice(0, comma));
  for (const name of [...names]) {
    names.push(name.replace(FILLER_BEFORE, ""), name.replace(FILLER_AFTER, ""), ...name.split(/[/;&(]/, 1));
  }
  const distinct = new Map(names.map((name) => [placeKey(name), name.trim()]));
  distinct.delete("");
  return { names: [...distinct.values()], region: tailRegion, postcode: zip?.[1] };
}

function findTown(
  index: PlaceIndex,
  names: readonly string[],
  region: string | undefined,
  area: Place | undefined,
): { readonly place: Place; readonly misspelt: boolean } | undefined {
  const where = region ?? area?.region;
  if (where === undefined) {
    for (const name of names) {
      const [largest, second] = index.townsNamed(name);
      if (largest === undefined) continue;
      const population = largest.population ?? 0;
      const dominant =
        population >= DOMINANT_POPULATION && population >= DOMINANT * (second?.population ?? 0);
      if (second === undefined || dominant) return { place: largest, misspelt: false };
    }
    return undefined;
  }
  // The postal area's own region is looked at too: a wrong state beside a right town and postal code.
  for (const code of new Set([where, area?.region ?? where])) {
    for (const name of names) {
      const place = index.town(name, code);
      if (place !== undefined) return { place, misspelt: false };
    }
  }
  const keys = names.map(placeKey).filter((key) => key.length >= 5);
  const place = index
    .townsIn(where)
    .find((town) => keys.some((key) => isOneEditApart(placeKey(town.name), key)));
  return place === undefined ? undefined : { place, misspelt: true };
}

function hasText(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text.trim() !== "";
}
