import { countryCode } from "../../places/countries.ts";
import { readRegion } from "../../places/geocode.ts";
import { compactName } from "../../places/names.ts";
import { REGION_NAMES } from "../../places/regions.ts";
import { isStreetLine, parsePlaces, type WrittenPlace, type WrittenPlaces } from "../parse/place.ts";
import { parseLocationType } from "../parse/vocabulary.ts";
import { type Coordinates, textCoordinates } from "./coordinates.ts";
import type { Row } from "./row.ts";

/** The places that a row names as its worksite, before any lookup. */
export interface NamedPlaces extends WrittenPlaces {
  /** A position written into the address. */
  readonly coordinates: Coordinates | undefined;
}

/**
 * The places that a row names. Columns for town, state and postal code take precedence over free text, which is then the street;
 * the text alone may name several.
 */
export function namedPlaces(row: Row): NamedPlaces {
  const { coordinates, rest } = textCoordinates(row.prose("location"));
  const told = parsePlaces(rest);
  const own: WrittenPlace = {
    street: row.text("street") || null,
    locality: row.text("locality") || null,
    region: row.text("region") || null,
    postal_code: row.text("postal_code") || null,
    country: countryCode(row.text("country")) ?? null,
  };
  const places =
    own.locality !== null || own.postal_code !== null
      ? fromColumns(own, told.places, rest)
      : fromText(own, told.places);
  return { ...told, places, coordinates };
}

function fromColumns(own: WrittenPlace, told: readonly WrittenPlace[], text: string): WrittenPlace[] {
  // A list of towns that includes the row's own lists further places of work.
  const isList =
    told.length > 1 &&
    told.every(({ street, locality, region }) => street === null && locality !== null && region !== null);
  if (isList && told.some((place) => isSameTown(place, own))) {
    return told.map((place) => (isSameTown(place, own) ? { ...place, ...own } : place));
  }
  const several = own.locality === null || own.postal_code !== null ? [] : parsePlaces(own.locality).places;
  if (several.length > 1)
    return several.map((place) => ({ ...place, region: place.region ?? own.region, country: own.country }));
  if (own.locality !== null && own.postal_code === null && parseLocationType(own.locality) === "TELECOMMUTE")
    return [];
  const [first] = told;
  const isSame =
    first !== undefined && told.length === 1 && (first.locality === null || isSameTown(first, own));
  return [
    {
      ...own,
      street: own.street ?? addressLine(text, own),
      region: own.region ?? (isSame ? first.region : null),
    },
  ];
}

function fromText(own: WrittenPlace, told: readonly WrittenPlace[]): WrittenPlace[] {
  if (told.length === 0) return own.region === null ? [] : [own];
  // A single column of states or countries completes the places of the text.
  return told.map((place) => ({
    ...place,
    region: place.region ?? (place.country === null || place.country === own.country ? own.region : null),
    country: place.country ?? own.country,
  }));
}

function isSameTown(a: WrittenPlace, b: WrittenPlace): boolean {
  return compactName(a.locality ?? "") === compactName(b.locality ?? "");
}

/** The lines of an address joined, without the town, state and postal code that have their own columns. */
function addressLine(text: string, { locality, region }: WrittenPlace): string | null {
  let line = text
    .split("\n")
    .map((part) => part.replace(/[\s,]+$/, "").trim())
    .filter(Boolean)
    .join(", ");
  if (locality !== null) {
    const state = stateNames(region).map(escaped).join("|");
    const tail = `[\\s,]*\\b${escaped(locality.trim())}[\\s,.]+(?:${state})?[\\s,.]*(?:\\d{5}(?:-\\d{4})?)?$`;
    line = line.replace(new RegExp(tail, "i"), (whole) => (/\d{5}|,|\n/.test(whole) ? "" : whole));
  }
  return isStreetLine(line) || /\d/.test(line) ? line : null;
}

function stateNames(region: string | null): string[] {
  const code = readRegion(region ?? "");
  if (code === undefined) return region === null ? [] : [region];
  return [REGION_NAMES.get(code) ?? code, region ?? code, code];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The employer's address as the worksite, unless the row says that the work is in another state. */
export function employersPlace(row: Row): WrittenPlace | undefined {
  const [told] = parsePlaces(row.prose("company_street")).places;
  const columns: WrittenPlace = {
    street: row.text("company_street") || null,
    locality: row.text("company_locality") || null,
    region: row.text("company_region") || null,
    postal_code: row.text("company_postal_code") || null,
    country: countryCode(row.text("company_country")) ?? null,
  };
  const place = columns.locality === null && columns.postal_code === null ? told : columns;
  if (place === undefined || (place.locality === null && place.postal_code === null)) return undefined;
  const state = readRegion(row.text("region"));
  return state === undefined || state === readRegion(place.region ?? "") ? place : undefined;
}
