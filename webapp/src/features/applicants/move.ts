import type { ApplicationSummary, EmployerApplicationAction, Input } from "@jobmap/contract";

type Selection = Input<"POST employer/applicants/move">["body"]["selection"];

/** All that match a filter, but for some. */
export type AllOfThem = Extract<Selection, { filter: object }>;

/** Whom a move is about. */
export type Target =
  | { readonly applications: readonly ApplicationSummary[] }
  | { readonly all: AllOfThem; readonly count: number };

/** Applications that are about to move to another stage. */
export interface Move {
  readonly action: EmployerApplicationAction;
  readonly target: Target;
  readonly onMoved?: (() => void) | undefined;
}
export type StartMove = (action: EmployerApplicationAction, target: Target, onMoved?: () => void) => void;

export const selectionOf = (target: Target): Selection =>
  "all" in target ? target.all : { ids: target.applications.map(({ id }) => id) };

export const countOf = (target: Target): number =>
  "all" in target ? target.count : target.applications.length;
