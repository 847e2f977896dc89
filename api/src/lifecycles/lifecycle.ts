import type { Actor } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import { type AnyState, STATE_WORDS } from "./state-words.ts";

/**
 * A transition from some states to another. `when` names the fact that must hold; of several transitions of the same action, the
 * first whose fact holds is taken. `writes` and `tells` describe what else happens; the documentation is generated from them.
 */
export interface Transition<State extends string, Action extends string, Fact extends string> {
  readonly action: Action;
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Actor[];
  readonly when?: Fact;
  readonly writes?: string;
  readonly tells?: readonly (
    | "candidate"
    | "candidates who applied"
    | "candidates who saved it"
    | "employer"
  )[];
}

/** The states of something, its initial state, and every transition between them. */
export interface Lifecycle<State extends string, Action extends string, Fact extends string> {
  readonly states: readonly State[];
  readonly initial: State;
  readonly transitions: readonly Transition<State, Action, Fact>[];
}

/** The facts of the row in question now, for transitions with `when`. */
export type Facts<Fact extends string> = Readonly<Record<Fact, boolean>>;

/** The transition that an actor's action causes in a state, or undefined if there is none. Pure. */
export function transitionOf<S extends string, A extends string, F extends string>(
  lifecycle: Lifecycle<S, A, F>,
  state: S,
  action: A,
  by: Actor,
  facts: Facts<F>,
): Transition<S, A, F> | undefined {
  return lifecycle.transitions.find(
    (transition) =>
      transition.action === action &&
      transition.from.includes(state) &&
      transition.by.includes(by) &&
      (transition.when === undefined || facts[transition.when]),
  );
}

/**
 * The same, for writing.
 * @throws ApiError `illegal_transition` when the action is not allowed now
 */
export function take<S extends AnyState, A extends string, F extends string>(
  lifecycle: Lifecycle<S, A, F>,
  state: S,
  action: A,
  by: Actor,
  facts: Facts<F>,
): Transition<S, A, F> {
  const found = transitionOf(lifecycle, state, action, by, facts);
  if (found) return found;
  const status = STATE_WORDS[state];
  throw new ApiError(
    "illegal_transition",
    `This is not possible: the status is now ${status}. Please reload the page.`,
  );
}

/** The actions that an actor may take in a state, for buttons. */
export function actionsOf<S extends string, A extends string, F extends string>(
  lifecycle: Lifecycle<S, A, F>,
  state: S,
  by: Actor,
  facts: Facts<F>,
): A[] {
  const actions = new Set(lifecycle.transitions.map((transition) => transition.action));
  return [...actions].filter((action) => transitionOf(lifecycle, state, action, by, facts) !== undefined);
}
