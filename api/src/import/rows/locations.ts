import type { LocationType } from "@jobmap/contract";
import { distanceKm } from "../../places/distance.ts";
import { type GeocodeNote, geocode, postcodeDigits, readRegion } from "../../places/geocode.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import type { ImportedLocation } from "../job.ts";
import { parseBoolean } from "../parse/number.ts";
import { countryCode, parsePlaces, type WrittenPlace } from "../parse/place.ts";
import { truncate } from "../parse/text.ts";
import { inTitleCase } from "../parse/title.ts";
import { parseLocationType } from "../parse/vocabulary.ts";
import type { Row } from "./row.ts";

export interface JobPlaces {
  readonly location_type: LocationType;
  readonly locations: readonly ImportedLocation[];
  readonly applicant_location_requirements: readonly string[];
}

/** Coordinates further than this from the place that is named beside them belong to something else. */
const NEAR_KM = 50;

/**
 * Where a row's work is done. Each place is located as exactly as the row allows: its own coordinates when they agree
 * with the named place, else the middle of its postal area, else of its town.
 */
export function buildPlaces(row: Row, gazetteer: PlaceIndex, defaultCountry: string): JobPlaces {
  const told = parsePlaces(row.prose("location"));
  const country = countryCode(row.text("country")) ?? defaultCountry;
  const coordinates = readCoordinates(row);
  const location_type = readLocationType(row) ?? told.location_type ?? "ONSITE";
  const isRemote = location_type === "TELECOMMUTE";
  const named = writtenPlaces(row, told.places, isRemote);
  // A state or country beside "remote" says where applicants may live, not where the work is.
  const written = isRemote
    ? named.filter((place) => place.locality !== null || place.postal_code !== null)
    : named;
  const locations = written.map((place, i) =>
    locate(place, i === 0 ? coordinates : undefined, country, row, gazetteer),
  );
  if (written.length === 0 && coordinates !== undefined) {
    locations.push(atCoordinates(coordinates, country, gazetteer));
  }
  return {
    location_type,
    locations,
    applicant_location_requirements: isRemote ? requirements(named, row, country) : [],
  };
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
    (/\bremot[eo]\b|\bhybrid\b|t[ée]l[ée]travail|home ?office/i.test(row.text("title"))
      ? parseLocationType(row.text("title"))
      : undefined)
  );
}

/** The places named in a row: of its own columns, else of its location text, else the employer's unless it is remote. */
function writtenPlaces(row: Row, told: readonly WrittenPlace[], isRemote: boolean): WrittenPlace[] {
  const own: WrittenPlace = {
    street: row.text("street") || null,
    locality: row.text("locality") || null,
    region: row.text("region") || null,
    postal_code: row.text("postal_code") || null,
    country: countryCode(row.text("country")) ?? null,
  };
  const ownIsPlace = own.locality !== null || own.postal_code !== null;
  if (ownIsPlace && told.length <= 1) {
    const several = own.locality === null || own.postal_code !== null ? [] : parsePlaces(own.locality).places;
    if (several.length > 1)
      return several.map((place) => ({ ...place, region: place.region ?? own.region, country: own.country }));
    if (
      own.locality !== null &&
      parseLocationType(own.locality) === "TELECOMMUTE" &&
      own.postal_code === null
    )
      return [];
    return [
      {
        ...own,
        street: own.street ?? told[0]?.street ?? null,
        region: own.region ?? told[0]?.region ?? null,
      },
    ];
  }
  if (told.length > 0) {
    // A lone column of states or countries completes the places of the text.
    return told.map((place) => ({
      ...place,
      region: place.region ?? (place.country === null || place.country === own.country ? own.region : null),
      postal_code: place.postal_code ?? (told.length === 1 ? own.postal_code : null),
      country: place.country ?? own.country,
    }));
  }
  const employers: WrittenPlace = {
    street: row.text("company_street") || null,
    locality: row.text("company_locality") || null,
    region: row.text("company_region") || null,
    postal_code: row.text("company_postal_code") || null,
    country: countryCode(row.text("company_country")) ?? null,
  };
  if (!isRemote && own.region === null && (employers.locality !== null || employers.postal_code !== null)) {
    row.warn("employer_address_used", "company_locality");
    return [employers];
  }
  return own.region === null ? [] : [own];
}

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

function readCoordinates(row: Row): Coordinates | undefined {
  const pair = /^\(?(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\)?$/.exec(row.text("coordinates"));
  const latitude = Number(pair?.[1] ?? (row.text("latitude").replace(",", ".") || Number.NaN));
  const longitude = Number(pair?.[2] ?? (row.text("longitude").replace(",", ".") || Number.NaN));
  const isPosition =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPosition ? { latitude, longitude } : undefined;
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
    if (!isFound || distanceKm(coordinates, result) <= NEAR_KM)
      return { ...base, ...coordinates, precision: "ROOFTOP" };
    row.warn("coordinates_unusable", row.has("coordinates") ? "coordinates" : "latitude");
  }
  if (!isFound) {
    row.warn("place_not_found", row.has("locality") ? "locality" : "location", placeText(place));
    return { ...base, latitude: null, longitude: null, precision: null };
  }
  for (const note of result.notes) row.warn(note, FIELD_OF_NOTE[note], placeText(place));
  return { ...base, latitude: result.latitude, longitude: result.longitude, precision: result.precision };
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
