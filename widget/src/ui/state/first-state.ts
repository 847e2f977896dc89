import type { OptionProblem } from "../../core/options.ts";
import type { WidgetOptions } from "../../core/read-options.ts";
import { spoken } from "./spoken.ts";
import { type Filters, NO_DATA, NO_FILTERS, type WidgetState } from "./state.ts";

/** The state of an embed before anything is loaded. */
export function firstState(
  options: WidgetOptions,
  problems: readonly OptionProblem[],
  filters?: Partial<Filters>,
): WidgetState {
  return {
    phase: problems.some(({ isFatal }) => isFatal) ? "misconfigured" : "loading",
    ...spoken(options, null),
    problems,
    company: null,
    meta: null,
    filters: { ...NO_FILTERS, ...filters },
    area: null,
    total: 0,
    list: { status: "loading", items: [], total: 0, page: 0 },
    job: null,
    map: NO_DATA,
    highlighted: null,
    trouble: "lost",
    wait: 0,
    retryIn: 0,
  };
}
