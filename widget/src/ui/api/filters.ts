import type { EmploymentType, LocationType } from "@jobmap/contract/enums";

/** What the visitor is looking for. */
export interface Filters {
  readonly search: string;
  /** A town or postcode, found by the server. */
  readonly location: string;
  readonly employmentTypes: readonly EmploymentType[];
  readonly locationTypes: readonly LocationType[];
  readonly categories: readonly number[];
  /** Minor units a year. */
  readonly payFloor: number | null;
}
