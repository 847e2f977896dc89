import { type ExploreState, writeState } from "../../../lib/explore-state.ts";

interface HiddenStateProps {
  state: ExploreState;
  /** Parameters that the form has fields for, or that its search drops. */
  without: readonly string[];
}

/** Passes the rest of the search through a form that is submitted without scripts. */
export function HiddenState({ state, without }: HiddenStateProps) {
  return [...writeState(state)]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
