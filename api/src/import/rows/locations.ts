import type { LocationType } from "@jobmap/contract";
import { distanceKm } from "../../places/distance.ts";
import { type GeocodeNote, geocode, postcodeDigits, readRegion } from "../../places/geocode.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import type { Field } from "../fields.ts";
import type { ImportedLocation } from "../job.ts";
import { parseBoolean } from "../parse/number.ts";
import { countryCode, type WrittenPlace } from "../parse/place.ts";
import { truncate } from "../parse/text.ts";
import { inTitleCase } from "../parse/title.ts";
import { parseLocationType } from "../parse/vocabulary.ts";
import { type Coordinates, columnCoordinates } from "./coordinates.ts";
import type { Row } from "./row.ts";
import { employersPlace, namedPlaces } from "./written-places.ts";

export interface JobPlaces {
  readonly location_type: LocationType;
  readonly locations: readonly ImportedLocation[];
  readonly applicant_location_requirements: readonly string[];
}

/** What is known about places beside the row itself. */
export interface PlaceContext {
  readonly gazetteer: PlaceIndex;
  /** ISO 3166-1 alpha-2 of places whose country is not said. */
  readonly country: string;
  /** Whether work is done at the employer's address where the row names no other place. */
  readonly workAtEmployer: boolean;
}

/** Coordinates further than this from the place that is named beside them belong to something else. */
const NEAR_KM = 50;

/**
 * Where a row's work is done. Each place is located as exactly as the row allows: its own coordinates when they agree
 * with the named place, else the middle of its postal area, else of its town.
 */
export function buildPlaces(row: Row, context: PlaceContext): JobPlaces {
  const named = namedPlaces(row);
  const country = countryCode(row.text("country")) ?? context.country;
  const location_type = readLocationType(row) ?? named.location_type ?? "ONSITE";
  const isRemote = location_type === "TELECOMMUTE";
  // A state or country beside "remote" says where applicants may live, not where the work is.
  const written = isRemote ? named.places.filter(isTown) : atEmployer(named.places, row, context);
  const coordinates = columnCoordinates(row) ?? (written.length <= 1 ? named.coordinates : undefined);
  const locations = written.map((place, i) =>
    locate(place, i === 0 ? coordinates : undefined, country, row, context.gazetteer),
  );
  if (written.length === 0 && coordinates !== undefined) {
    locations.push(atCoordinates(coordinates, country, context.gazetteer));
  }
  return {
    location_type,
    locations,
    applicant_location_requirements: isRemote ? requirements(named.places, row, country) : [],
  };
}

function isTown({ locality, postal_code }: WrittenPlace): boolean {
  return locality !== null || postal_code !== null;
}

/** The places of a row that is worked at a place; the employer's where the row names no town and the import is told so. */
function atEmployer(
  places: readonly WrittenPlace[],
  row: Row,
  { workAtEmployer }: PlaceContext,
): readonly WrittenPlace[] {
  const employers = workAtEmployer && !places.some(isTown) ? employersPlace(row) : undefined;
  if (employers === undefined) return places;
  row.warn("employer_address_used", row.has("company_locality") ? "company_locality" : "company_street");
  return [employers];
}

/** ISO 3166 codes of where a remote worker may live ("US", "US-TX"), as far as the row says. */
function requirements(named: readonly WrittenPlace[], row: Row, country: string): string[] {
  const codes = named.map((place) => {
    const region = place.locality === null ? readRegion(place.region ?? "") : undefined;
    return region === undefined ? (place.country ?? country) : `US-${region}`;
  });
  return codes.length > 0 ? [...new Set(codes)] : row.text("country") === "" ? [] : [country];
}

function readLocationType(row: Row): LocationType | undefined {
  const text = row.text("location_type");
  const isRemote = parseBoolean(text);
  if (isRemote !== undefined) return isRemote ? "TELECOMMUTE" : "ONSITE";
  return (
    parseLocationType(text) ??
    parseLocationType(row.text("locality")) ??
    (/\bremot[eo]\b|\bhybrid\b|t[ée]l[ée]travail|home ?office/i.test(row.peek("title"))
      ? parseLocationType(row.text("title"))
      : undefined)
  );
}

function locate(
  place: WrittenPlace,
  coordinates: Coordinates | undefined,
  defaultCountry: string,
  row: Row,
  gazetteer: PlaceIndex,
): ImportedLocation {
  const country = place.country ?? (readRegion(place.region ?? "") === undefined ? defaultCountry : "US");
  const result = geocode(gazetteer, { ...place, country });
  const isFound = !("reason" in result);
  const base = {
    street: place.street === null ? null : truncate(place.street, 250),
    locality: localityText(place, isFound ? result.place.name : undefined),
    region: isFound ? result.place.region : regionText(place, country),
    postal_code:
      isFound && result.place.postal_code !== null
        ? result.place.postal_code
        : postcodeText(place, isFound, country),
    country,
  };
  if (coordinates !== undefined) {
    const isNear = isFound
      ? distanceKm(coordinates, result) <= NEAR_KM
      : isWithin(coordinates, country === "US" ? readRegion(place.region ?? "") : undefined, gazetteer);
    if (isNear) {
      row.rule("at the position that the row gives, which is near what it names");
      return { ...base, ...coordinates, precision: "ROOFTOP" };
    }
    const { latitude, longitude } = coordinates;
    row.warn("coordinates_unusable", coordinatesField(row), `${latitude}, ${longitude}`);
  }
  if (!isFound) {
    if (result.reason === "region_only") row.warn("region_only", "region", placeText(place));
    else row.warn("place_not_found", row.has("locality") ? "locality" : "location", placeText(place));
    return { ...base, latitude: null, longitude: null, precision: null };
  }
  row.rule(
    result.precision === "POSTCODE" ? "at the middle of the postal area" : "at the middle of the town",
  );
  for (const note of result.notes) row.warn(note, FIELD_OF_NOTE[note], placeText(place));
  return { ...base, latitude: result.latitude, longitude: result.longitude, precision: result.precision };
}

/** Whether a position is in a state, as far as a town of it is near; true when no state is named. */
function isWithin(coordinates: Coordinates, region: string | undefined, gazetteer: PlaceIndex): boolean {
  if (region === undefined) return true;
  return gazetteer.townsIn(region).some((town) => distanceKm(coordinates, town) <= NEAR_KM);
}

function coordinatesField(row: Row): Field {
  return (["coordinates", "latitude"] as const).find((field) => row.text(field) !== "") ?? "location";
}

const FIELD_OF_NOTE: Readonly<Record<GeocodeNote, "locality" | "region" | "postal_code">> = {
  postcode_unknown: "postal_code",
  postcode_contradicts_region: "postal_code",
  postcode_far_from_town: "postal_code",
  town_unknown: "locality",
  town_misspelt: "locality",
  region_assumed: "region",
};

function atCoordinates(coordinates: Coordinates, country: string, gazetteer: PlaceIndex): ImportedLocation {
  const town = country === "US" ? gazetteer.nearestTown(coordinates) : undefined;
  const near = town !== undefined && distanceKm(coordinates, town) <= NEAR_KM ? town : undefined;
  return {
    street: null,
    locality: near?.name ?? null,
    region: near?.region ?? null,
    postal_code: null,
    country,
    ...coordinates,
    precision: "ROOFTOP",
  };
}

/** The town as the row writes it, tidied; the gazetteer's name where the row has none or a street in its place. */
function localityText(place: WrittenPlace, found: string | undefined): string | null {
  const text = (place.locality ?? "")
    .replace(/[\s,]+$/, "")
    .replace(/,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/, "")
    .replace(/\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?$/, "");
  if (found !== undefined && (text === "" || /\d/.test(text))) return found;
  if (text === "") return null;
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  return truncate(isOneCase ? inTitleCase(text, false) : text, 120);
}

function regionText(place: WrittenPlace, country: string): string | null {
  if (place.region === null) return null;
  return country === "US"
    ? (readRegion(place.region) ?? truncate(place.region, 60))
    : truncate(place.region, 60);
}

/** Postal codes of other countries as written; of ours only one that exists, which a located place already gave. */
function postcodeText(place: WrittenPlace, isFound: boolean, country: string): string | null {
  if (place.postal_code === null || isFound) return null;
  return country === "US" ? (postcodeDigits(place.postal_code) ?? null) : truncate(place.postal_code, 20);
}

function placeText({ locality, region, postal_code, country }: WrittenPlace): string {
  return [locality, region, postal_code, country].filter((part) => part !== null).join(", ");
}
