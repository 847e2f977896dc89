import type { JobDraft, Precision } from "@jobmap/contract";
import { isSame } from "../../../lib/same.ts";
import type { KeptRow } from "./rows.ts";

type Place = JobDraft["locations"][number];

/** One work location as form fields. */
export interface PlaceFields {
  /** Distinguishes it from the form's other places: its index in the listing it was filled from, or a key for an added place. */
  readonly key: string;
  readonly street: string;
  readonly locality: string;
  readonly region: string;
  readonly postal_code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null until an address was chosen or geocoded, or the pin was set. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** Precision of the point: `ROOFTOP` if a person set the pin, or if the address was found to its door. */
  readonly precision: Precision | null;
  /** Whether a person set the pin. Of a stored exact point nobody knows: it counts as set, so that nothing moves it unasked. */
  readonly isSetByHand: boolean;
}

let added = 0;

/** A place that the user adds. */
export function newPlace(change: Partial<PlaceFields> & Pick<PlaceFields, "country">): PlaceFields {
  const empty = {
    street: "",
    locality: "",
    region: "",
    postal_code: "",
    point: null,
    precision: null,
    isSetByHand: false,
  };
  return { key: `new-${++added}-${Date.now().toString(36)}`, ...empty, ...change };
}

/** The form fields of a listing's place. `at` is its index. */
export function placeFields(place: Place, at: number): PlaceFields {
  const { street, locality, region, postal_code, country, latitude, longitude, precision } = place;
  return {
    key: `place-${at}`,
    street: street ?? "",
    locality: locality ?? "",
    region: region ?? "",
    postal_code: postal_code ?? "",
    country,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    precision,
    isSetByHand: precision === "ROOFTOP",
  };
}

/** A place with a changed address: its point is looked up again unless a person set the pin. */
export function withAddress(
  place: PlaceFields,
  change: Partial<Pick<PlaceFields, "street" | "locality" | "region" | "postal_code" | "country">>,
): PlaceFields {
  return { ...place, ...change, ...(place.isSetByHand ? {} : { point: null, precision: null }) };
}

/** Places as they are saved. Untouched ones are saved as they were; empty ones are omitted. */
export const placesOf = (fields: readonly PlaceFields[], base: readonly Place[]): Place[] =>
  keptPlaces(fields, base).map(({ value }) => value);

export function keptPlaces(fields: readonly PlaceFields[], base: readonly Place[]): KeptRow<Place>[] {
  return fields.flatMap((place, at) => {
    const untouched = base.find((other) => isSame(placeOf(placeFields(other, 0)), placeOf(place)));
    if (untouched) return [{ at, value: untouched }];
    return isEmpty(place) ? [] : [{ at, value: placeOf(place) }];
  });
}

function isEmpty({ street, locality, region, postal_code, point }: PlaceFields): boolean {
  return point === null && [street, locality, region, postal_code].every((part) => part.trim() === "");
}

/** Without a point the server geocodes the address. */
function placeOf({ point, precision, country, ...address }: PlaceFields): Place {
  return {
    street: address.street.trim() || null,
    locality: address.locality.trim() || null,
    region: address.region.trim() || null,
    postal_code: address.postal_code.trim() || null,
    country,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    precision: point && (precision ?? "ROOFTOP"),
  };
}

/** The places with the points geocoded for their addresses, where the address is unchanged since. */
export function withPoints(fields: readonly PlaceFields[], saved: readonly Place[]): readonly PlaceFields[] {
  const found = saved.map(placeFields);
  let isOther = false;
  const next = fields.map((place) => {
    if (place.point) return place;
    const same = found.find((one) => one.point !== null && isSameAddress(one, place));
    if (!same) return place;
    isOther = true;
    return { ...place, point: same.point, precision: same.precision, isSetByHand: false };
  });
  return isOther ? next : fields;
}

export function isSameAddress(a: PlaceFields, b: PlaceFields): boolean {
  const parts = ["street", "locality", "region", "postal_code", "country"] as const;
  return parts.every((part) => a[part].trim() === b[part].trim());
}
