import type { EmploymentType, LocationType } from "@jobmap/contract/enums";

/** The visitor's search and filters. */
export interface Filters {
  readonly search: string;
  /** A town or postcode; the server geocodes it. */
  readonly location: string;
  readonly employmentTypes: readonly EmploymentType[];
  readonly locationTypes: readonly LocationType[];
  readonly categories: readonly number[];
  /** Minimum annual pay in minor units of the currency. */
  readonly payFloor: number | null;
}
