import type { Field } from "./fields.ts";
import type { Role } from "./roles.ts";

/** A field that a header may mean, with the confidence that its name alone gives, 0 to 1. */
export interface HeaderCandidate {
  readonly field: Field;
  readonly score: number;
}

/** What a header tells about its column. */
export interface HeaderReading {
  readonly words: readonly string[];
  /** Possible fields, best first. */
  readonly candidates: readonly HeaderCandidate[];
  /** Whose data the column contains; undefined if the header does not tell. */
  readonly role: Role | undefined;
  /** The words that tell so, joined: columns of one address share them. */
  readonly owner: string;
  /** The part of an address that it contains, whoever's address it is. */
  readonly part: PlaceField | undefined;
  /** Whether the column, by its header, contains nothing about the job, whatever its content. */
  readonly isForeign: boolean;
}

/** Fields that together locate a place. */
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
