import type { ApplicantSort } from "@jobmap/contract";

/** Columns that the table can be sorted by. */
export const SORTED_BY = [
  "name",
  "job",
  "stage",
  "due",
  "rating",
  "applied",
] as const satisfies readonly ApplicantSort[];
