import type { LocationType } from "@jobmap/contract";
import { countryCode } from "../../places/countries.ts";
import { distanceKm } from "../../places/distance.ts";
import { readRegion } from "../../places/geocode.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import type { ImportedLocation } from "../job.ts";
import { parseBoolean } from "../parse/number.ts";
import type { WrittenPlace } from "../parse/place.ts";
import { parseLocationType } from "../parse/vocabulary.ts";
import { type Coordinates, columnCoordinates } from "./coordinates.ts";
import { HOME_COUNTRY, locate, NEAR_KM, type PlaceContext } from "./locate.ts";
import type { Row } from "./row.ts";
import { employersPlace, namedPlaces } from "./written-places.ts";

export interface JobPlaces {
  readonly location_type: LocationType;
  readonly locations: readonly ImportedLocation[];
  readonly applicant_location_requirements: readonly string[];
}

/**
 * Where a row's work is done. Each place is located as exactly as the row allows: by its own coordinates if they agree with the
 * named place, else the center of its postal area, else of its town.
 */
export function buildPlaces(row: Row, context: PlaceContext): JobPlaces {
  const named = namedPlaces(row);
  const country = countryCode(row.text("country")) ?? context.assumed.country ?? HOME_COUNTRY;
  const location_type = readLocationType(row) ?? named.location_type ?? "ONSITE";
  const isRemote = location_type === "TELECOMMUTE";
  // A state or country beside "remote" says where applicants may live, not where the work is.
  const told = isRemote ? named.places.filter(isTown) : atEmployer(named.places, row, context);
  const coordinates = columnCoordinates(row) ?? (told.length <= 1 ? named.coordinates : undefined);
  const isSilent = told.length === 0 && !isRemote && coordinates === undefined;
  const written = isSilent ? assumedPlace(context) : told;
  const locations = written.map((place, i) => locate(place, i === 0 ? coordinates : undefined, row, context));
  if (written.length === 0 && coordinates !== undefined) {
    locations.push(atCoordinates(coordinates, country, context.gazetteer));
  }
  return {
    location_type,
    locations,
    applicant_location_requirements: isRemote ? requirements(named.places, row, country) : [],
  };
}

/** The importer's default place, for a row that names no place at all. */
function assumedPlace({ assumed: { country, region, city } }: PlaceContext): WrittenPlace[] {
  if (region === null && city === null) return [];
  return [{ street: null, locality: null, region, postal_code: null, country }];
}

function isTown({ locality, postal_code }: WrittenPlace): boolean {
  return locality !== null || postal_code !== null;
}

/** The places of on-site work; the employer's if the row names no town and the import option says so. */
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

/** ISO 3166 codes of where a remote worker may live ("US", "US-TX"), as far as the row states them. */
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
