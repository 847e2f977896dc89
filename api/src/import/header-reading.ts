import type { Field } from "./fields.ts";
import type { Role } from "./roles.ts";

/** A field a header may mean, with how sure its name alone makes us, 0 to 1. */
export interface HeaderCandidate {
  readonly field: Field;
  readonly score: number;
}

/** What a header says of its column. */
export interface HeaderReading {
  readonly words: readonly string[];
  /** Fields it may mean, best first. */
  readonly candidates: readonly HeaderCandidate[];
  /** Whose the column is; undefined when the header does not say. */
  readonly role: Role | undefined;
  /** The words that say so, in one: columns of one address share them. */
  readonly owner: string;
  /** The part of an address it holds, whoever's address that is. */
  readonly part: PlaceField | undefined;
  /** True when it says that the column holds nothing of the job, whatever stands in it. */
  readonly isForeign: boolean;
}

/** Fields that together say where a place is. */
export const PLACE_FIELDS = [
  "street",
  "locality",
  "region",
  "postal_code",
  "country",
  "location",
  "latitude",
  "longitude",
  "coordinates",
] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

export function isPlaceField(field: Field): field is PlaceField {
  return (PLACE_FIELDS as readonly string[]).includes(field);
}
