import { distanceKm } from "../../places/distance.ts";
import {
  type GeocodeFailure,
  type GeocodeNote,
  type GeocodeResult,
  geocode,
  postcodeDigits,
  readRegion,
} from "../../places/geocode.ts";
import { isAddressLine, readLocality } from "../../places/locality.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import { REGION_NAMES } from "../../places/regions.ts";
import type { Field } from "../fields.ts";
import type { ImportedLocation, WarningKind } from "../job.ts";
import type { WrittenPlace } from "../parse/place.ts";
import { truncate } from "../parse/text.ts";
import { inTitleCase } from "../parse/title.ts";
import type { Coordinates } from "./coordinates.ts";
import type { Row } from "./row.ts";

/** What is known about places besides the row itself. */
export interface PlaceContext {
  readonly gazetteer: PlaceIndex;
  /** The importer's defaults for places that omit them. */
  readonly assumed: AssumedParts;
  /** Whether work is done at the employer's address if the row names no other place. */
  readonly workAtEmployer: boolean;
}

/** ISO 3166-1 alpha-2 code, state or province, and town; null if the importer gave none. */
export interface AssumedParts {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
}

/** Country of places for which neither the row nor the importer states one. */
export const HOME_COUNTRY = "US";

/** Coordinates farther than this from the named place belong to something else. */
export const NEAR_KM = 50;

type Found = Exclude<GeocodeResult, { reason: GeocodeFailure }>;

/** A written place with its position, as exact as the row allows; if the position is unknown, without one and with a warning. */
export function locate(
  place: WrittenPlace,
  coordinates: Coordinates | undefined,
  row: Row,
  context: PlaceContext,
): ImportedLocation {
  const { gazetteer, assumed } = context;
  const uncut = { ...place, locality: withoutCutRegion(place, assumedRegion(place, assumed)) };
  const result = find(uncut, context);
  const found = "reason" in result ? undefined : result;
  const country = countryOf(place, found, assumed);
  const street = [place.street ?? "", found?.street ?? ""].filter(Boolean).join(", ");
  const base = {
    street: truncate(street, 250) || null,
    locality: localityText(uncut, found, gazetteer),
    region: (found?.place.region ?? "") || regionText(place.region ?? assumedRegion(place, assumed), country),
    postal_code: found?.place.postal_code ?? postcodeText(place, found !== undefined, country),
    country,
  };
  if (coordinates !== undefined) {
    const state = country === "US" ? readRegion(place.region ?? "") : undefined;
    const isNear = found
      ? distanceKm(coordinates, found) <= NEAR_KM
      : isWithin(coordinates, state, gazetteer);
    if (isNear) {
      row.rule("at the row's coordinates, which are near the named place");
      return { ...base, ...coordinates, precision: "ROOFTOP" };
    }
    const { latitude, longitude } = coordinates;
    row.warn("coordinates_unusable", coordinatesField(row), `${latitude}, ${longitude}`);
  }
  if ("reason" in result) {
    const warning = WARNING_OF_FAILURE[result.reason];
    const field = warning === "region_only" ? "region" : row.has("locality") ? "locality" : "location";
    row.warn(warning, field, placeText(place));
    return { ...base, latitude: null, longitude: null, precision: null };
  }
  row.rule(
    result.precision === "POSTCODE" ? "at the center of the postal area" : "at the center of the town",
  );
  for (const note of result.notes) row.warn(note, FIELD_OF_NOTE[note], placeText(place));
  return { ...base, latitude: result.latitude, longitude: result.longitude, precision: result.precision };
}

type FoundNote = GeocodeNote | "city_assumed";
type Located = Omit<Found, "notes"> & { readonly notes: readonly FoundNote[] };

/** What the row says, completed by the importer's defaults; the default city if the row names no town. */
function find(
  place: WrittenPlace,
  { gazetteer, assumed }: PlaceContext,
): Located | { readonly reason: GeocodeFailure } {
  const region = assumedRegion(place, assumed);
  const defaults = { region: region ?? undefined, country: assumed.country ?? undefined };
  const result = geocode(gazetteer, place, defaults);
  if (!("reason" in result) || assumed.city === null || !isTownMissing(place, region, gazetteer))
    return result;
  const city = geocode(gazetteer, { locality: assumed.city, region, country: assumed.country });
  if ("reason" in city) return result;
  const street = place.locality === null || !/\p{L}{2}/u.test(place.locality) ? undefined : place.locality;
  return { ...city, notes: ["city_assumed"], ...(street === undefined ? {} : { street }) };
}

/** The importer's default state, for a place that is not in another country. */
function assumedRegion({ country }: WrittenPlace, assumed: AssumedParts): string | null {
  return country === null || country === (assumed.country ?? HOME_COUNTRY) ? assumed.region : null;
}

/** Whether a place that was not found names no town, and nothing that excludes the default city. */
function isTownMissing(
  { locality, region, postal_code, country }: WrittenPlace,
  assumed: string | null,
  gazetteer: PlaceIndex,
): boolean {
  const state = readRegion(region ?? "") ?? region;
  if (country !== null && country !== HOME_COUNTRY) return false;
  if (postal_code !== null || (state !== null && state !== readRegion(assumed ?? ""))) return false;
  if (locality === null || isAddressLine(locality)) return true;
  const { names } = readLocality(locality, (name) => gazetteer.isTownName(name));
  return !names.some((name) => gazetteer.isTownName(name));
}

/** Some sources truncate their texts: "Brooklyn N" of "Brooklyn NY", if the state is known. */
function withoutCutRegion({ locality, region }: WrittenPlace, assumed: string | null): string | null {
  const code = readRegion(assumed ?? "");
  if (locality === null || region !== null || code === undefined) return locality;
  const whole = [code, REGION_NAMES.get(code) ?? code].map((name) => name.toLowerCase());
  for (const tail of [/[\s,]+(\p{Lu}\p{L}*\s\p{Lu}\p{L}*)\.?$/u, /[\s,]+(\p{Lu}\p{L}*)\.?$/u]) {
    const found = tail.exec(locality);
    const cut = found?.[1]?.toLowerCase();
    if (cut !== undefined && whole.some((name) => name !== cut && name.startsWith(cut)))
      return locality.slice(0, found?.index);
  }
  return locality;
}

function countryOf(
  place: WrittenPlace,
  found: Found | Located | undefined,
  { country }: AssumedParts,
): string {
  const known = found?.place.country;
  // A territory stays the country that the row calls it.
  if (known !== undefined && (known !== HOME_COUNTRY || place.country === null)) return known;
  return (
    place.country ?? (readRegion(place.region ?? "") === undefined ? (country ?? HOME_COUNTRY) : HOME_COUNTRY)
  );
}

/** Whether a position is in a state, judged by a nearby town; true if no state is named. */
function isWithin(coordinates: Coordinates, region: string | undefined, gazetteer: PlaceIndex): boolean {
  if (region === undefined) return true;
  return gazetteer.townsIn(region).some((town) => distanceKm(coordinates, town) <= NEAR_KM);
}

function coordinatesField(row: Row): Field {
  return (["coordinates", "latitude"] as const).find((field) => row.text(field) !== "") ?? "location";
}

const WARNING_OF_FAILURE: Readonly<Record<GeocodeFailure, WarningKind>> = {
  no_address: "place_not_found",
  region_only: "region_only",
  region_unknown: "region_unknown",
  town_unknown: "place_not_found",
  town_ambiguous: "town_ambiguous",
  country_not_covered: "place_abroad",
};

const FIELD_OF_NOTE: Readonly<Record<FoundNote, "locality" | "region" | "postal_code">> = {
  postcode_unknown: "postal_code",
  postcode_contradicts_region: "postal_code",
  postcode_far_from_town: "postal_code",
  town_unknown: "locality",
  town_misspelt: "locality",
  town_in_address: "locality",
  region_assumed: "region",
  country_assumed: "region",
  city_from_state: "locality",
  city_assumed: "locality",
  abbreviation: "locality",
  island: "locality",
  facility: "locality",
  facility_near_town: "locality",
  county: "locality",
  township: "locality",
};

/** The town as the row writes it, cleaned up; the gazetteer's name if the row has none, an abbreviation, or more than a town. */
function localityText(
  { locality }: WrittenPlace,
  found: Found | Located | undefined,
  gazetteer: PlaceIndex,
): string | null {
  const text = readLocality(locality ?? "", (name) => gazetteer.isTownName(name)).line;
  const isShort = found?.notes.some((note) => note === "abbreviation" || note === "city_assumed") ?? false;
  const isMore = found?.street !== undefined || /\d/.test(text);
  if (found !== undefined && (text === "" || isMore || isShort)) return found.place.name;
  if (text === "") return null;
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  return truncate(isOneCase ? inTitleCase(text, false) : text, 120);
}

function regionText(region: string | null, country: string): string | null {
  if (region === null) return null;
  return (country === "US" ? readRegion(region) : undefined) ?? truncate(region, 60);
}

/** Postal codes of other countries as written; a US one only if it exists, which a located place already confirmed. */
function postcodeText(place: WrittenPlace, isFound: boolean, country: string): string | null {
  if (place.postal_code === null || (isFound && country === "US")) return null;
  return country === "US" ? (postcodeDigits(place.postal_code) ?? null) : truncate(place.postal_code, 20);
}

function placeText({ locality, region, postal_code, country }: WrittenPlace): string {
  return [locality, region, postal_code, country].filter((part) => part !== null).join(", ");
}
