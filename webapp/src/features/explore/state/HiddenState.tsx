import { type ExploreState, writeState } from "../../../lib/explore-state.ts";

interface HiddenStateProps {
  state: ExploreState;
  /** Names of parameters that the form has fields for, or that its search leaves behind. */
  without: readonly string[];
}

/** Carries the rest of the search through a form that is sent without scripts. */
export function HiddenState({ state, without }: HiddenStateProps) {
  return [...writeState(state)]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
