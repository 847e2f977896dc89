import type { Actor } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";

/**
 * One way from some states to another. `when` names the fact that must hold, among transitions of the same action the first whose
 * fact holds is taken. `writes` and `tells` say what else happens; the documentation is drawn from them.
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

/** What something can become: its states, the one it begins in, and every way between them. */
export interface Lifecycle<State extends string, Action extends string, Fact extends string> {
  /** What is spoken of, for messages: "job". */
  readonly subject: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly transitions: readonly Transition<State, Action, Fact>[];
}

/** What holds of the one in question now, for the transitions that ask `when`. */
export type Facts<Fact extends string> = Readonly<Record<Fact, boolean>>;

/** The transition that an action of somebody sets off in a state, or undefined where there is none. Pure. */
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
 * @throws ApiError `illegal_transition` when the action cannot be taken now
 */
export function take<S extends string, A extends string, F extends string>(
  lifecycle: Lifecycle<S, A, F>,
  state: S,
  action: A,
  by: Actor,
  facts: Facts<F>,
): Transition<S, A, F> {
  const found = transitionOf(lifecycle, state, action, by, facts);
  if (found) return found;
  const words = (text: string) => text.toLowerCase().replaceAll("_", " ");
  throw new ApiError(
    "illegal_transition",
    `This ${lifecycle.subject} is ${words(state)}: the action “${words(action)}” is not available.`,
  );
}

/** The actions that somebody may take in a state, for buttons. */
export function actionsOf<S extends string, A extends string, F extends string>(
  lifecycle: Lifecycle<S, A, F>,
  state: S,
  by: Actor,
  facts: Facts<F>,
): A[] {
  const actions = new Set(lifecycle.transitions.map((transition) => transition.action));
  return [...actions].filter((action) => transitionOf(lifecycle, state, action, by, facts) !== undefined);
}
