/**
 * What a row of the gazetteer is: a town here or abroad, a postal area, or something else that an address may name instead of a
 * town. A FACILITY is a military base or a park.
 */
export const PLACE_KINDS = ["CITY", "POSTCODE", "COUNTY", "TOWNSHIP", "FACILITY"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** One place of the gazetteer; the `places` table has the same columns. */
export interface Place {
  readonly id: number;
  readonly kind: PlaceKind;
  /** Town name as it is written ("St. Louis"); of a postal area, the town it belongs to. */
  readonly name: string;
  /** USPS code of the state or territory ("MO"), for Canada that of the province, elsewhere empty. */
  readonly region: string;
  readonly region_name: string;
  /** ISO 3166-1 alpha-2. Territories are addressed as "US". */
  readonly country: string;
  /** Five digits for a postal area, else null. */
  readonly postal_code: string | null;
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Inhabitants, null if no source states them. */
  readonly population: number | null;
}

/** A position in WGS 84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * An area within closed lines, edges included: what an odd number of its rings surrounds. Each ring has longitude and latitude of its
 * corners in turn, in whole units of 1e-7 degree.
 */
export interface Outline {
  readonly rings: readonly ArrayLike<number>[];
}
