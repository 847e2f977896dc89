import type { ApplicationSummary, EmployerApplicationAction } from "@jobmap/contract";

/** Applications that are about to move to another stage. */
export interface Move {
  readonly action: EmployerApplicationAction;
  readonly applications: readonly ApplicationSummary[];
}
export type StartMove = (
  action: EmployerApplicationAction,
  applications: readonly ApplicationSummary[],
) => void;
