/** What a row of the gazetteer stands for: a town, or a postal area. */
const PLACE_KINDS = ["CITY", "POSTCODE"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** One place of the gazetteer; the `places` table has the same columns. */
export interface Place {
  readonly id: number;
  readonly kind: PlaceKind;
  /** Town name as it is written ("St. Louis"); of a postal area, the town it belongs to. */
  readonly name: string;
  /** USPS code of the state or territory ("MO"). */
  readonly region: string;
  readonly region_name: string;
  /** ISO 3166-1 alpha-2. Territories are addressed as "US". */
  readonly country: string;
  /** Five digits for a postal area, null for a town. */
  readonly postal_code: string | null;
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Inhabitants, null where no source gives a figure. */
  readonly population: number | null;
}

/** A position in WGS 84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
