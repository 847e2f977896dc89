import type { CompanyMap as WireCompanyMap } from "@jobmap/contract";
import type { EmploymentType, LocationType, Precision } from "@jobmap/contract/enums";
import type { JobPay, JobPoint } from "../map/index.ts";

/** An open job as its employer's map needs it. */
export interface CompanyJob {
  readonly id: number;
  /** The day on which it was posted, in days since 1970-01-01; null if unknown. */
  readonly day: number | null;
  readonly pay: JobPay | null;
  readonly locationType: LocationType;
  readonly employmentTypes: readonly EmploymentType[];
  readonly categoryId: number | null;
  readonly points: readonly CompanyPoint[];
}

export interface CompanyPoint extends JobPoint {
  /** Name of the state or country, for jobs far from all others; empty if unknown. */
  readonly area?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
}

/** A job at one of its places. */
export interface Entry {
  readonly job: CompanyJob;
  readonly precision: Precision | null;
  readonly area: string;
  readonly country: string | null;
  /** Column and row on the grid of `GRID`; −1 without a place. */
  readonly x: number;
  readonly y: number;
}

/** The part before the jobs: everything except `jobs` itself. */
export type CompanyMeta = Omit<WireCompanyMap, "jobs">;

/** Jobs that the first view leaves out, by area. */
export type Far = CompanyMeta["far"][number];
