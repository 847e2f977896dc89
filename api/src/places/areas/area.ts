import type { Outline } from "../types.ts";

export type AreaKind = "COUNTRY" | "REGION" | "COUNTY" | "METRO" | "REMOTE";

/** A place with an extent instead of a point; REMOTE is the choice of no place at all. */
export interface Area {
  readonly kind: AreaKind;
  readonly id: string;
  /** "Texas", "Harris County", "Houston". */
  readonly name: string;
  /** Unlike any other area's, and found as such when typed: "Harris County, TX", "Houston metro area, TX". */
  readonly label: string;
  /** USPS codes of its states. */
  readonly regions: readonly string[];
  /** In its towns, as GeoNames counts them: some live outside of towns. */
  readonly population: number;
  /** Degrees; west > east where it crosses the antimeridian. */
  readonly bounds: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
  /** FIPS codes of the states or counties that it consists of. */
  readonly parts: readonly string[];
  /** Other names that people type. */
  readonly others: readonly string[];
  /** Towns of it that the atlas puts into the water: latitude and longitude. */
  readonly patches: readonly (readonly [latitude: number, longitude: number])[];
}

/** An area with the lines around it; none for REMOTE. */
export interface LocatedArea {
  readonly area: Area;
  readonly outlines: readonly Outline[] | null;
}
