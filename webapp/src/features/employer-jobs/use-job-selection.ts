import type { EmployerJobSummary } from "@jobmap/contract";
import { useState } from "react";
import { plural } from "#text";
import { filterOf, type JobsSearch } from "./use-jobs-search.ts";

/** Which jobs a change of many is about, as the server is asked. */
export interface SelectedJobs {
  readonly selection: { ids: number[] } | { filter: ReturnType<typeof filterOf>; expected: number };
  readonly count: number;
  /** "12 jobs" */
  readonly words: string;
}

interface Chosen {
  /** The list in which they were chosen: its filter, not its page or order. */
  readonly list: string;
  readonly ids: ReadonlySet<string>;
  /** All that the filter finds, on every page. */
  readonly isAll: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The chosen jobs of a list. They stay chosen on other pages and in another order; another filter starts anew. */
export function useJobSelection(state: JobsSearch, rows: readonly EmployerJobSummary[], total: number) {
  const list = JSON.stringify(filterOf(state));
  const [chosen, setChosen] = useState<Chosen>({ list, ids: NONE, isAll: false });
  const { ids, isAll } = chosen.list === list ? chosen : { ids: NONE, isAll: false };
  const count = isAll ? total : ids.size;
  const onPage = rows.map(({ id }) => String(id));
  const selected: SelectedJobs = {
    selection: isAll ? { filter: filterOf(state), expected: total } : { ids: [...ids].map(Number) },
    count,
    words: plural(count, { one: "# job", other: "# jobs" }),
  };
  return {
    selected,
    isAll,
    /** Keys of the rows of this page that are chosen, with those of other pages. */
    keys: isAll ? new Set([...ids, ...onPage]) : ids,
    choose: (next: ReadonlySet<string>) => setChosen({ list, ids: next, isAll: false }),
    chooseAll: () => setChosen({ list, ids: new Set(onPage), isAll: true }),
    clear: () => setChosen({ list, ids: NONE, isAll: false }),
  };
}
