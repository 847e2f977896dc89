import type { ApplicationSummary } from "@jobmap/contract";
import { useState } from "react";
import { filterQuery } from "./list-query.ts";
import type { Target } from "./move.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";

/** Chosen rows of any page, or all that match but for some. */
type Chosen =
  | { readonly kind: "some"; readonly rows: ReadonlyMap<number, ApplicationSummary> }
  | {
      readonly kind: "all";
      readonly except: ReadonlySet<number>;
      readonly upTo: number;
      readonly total: number;
    };

const NONE: Chosen = { kind: "some", rows: new Map() };

/** A selection that lives through paging and sorting, and ends with the filter it was made under. */
export function useSelection(state: ApplicantsSearch, rows: readonly ApplicationSummary[]) {
  const filter = filterQuery(state);
  const key = JSON.stringify(filter);
  const [held, setHeld] = useState({ key, chosen: NONE });
  const chosen = held.key === key ? held.chosen : NONE;
  const choose = (next: Chosen) => setHeld({ key, chosen: next });
  const has = ({ id }: ApplicationSummary) =>
    chosen.kind === "some" ? chosen.rows.has(id) : id <= chosen.upTo && !chosen.except.has(id);
  const count = chosen.kind === "some" ? chosen.rows.size : chosen.total - chosen.except.size;
  return {
    count,
    isAll: chosen.kind === "all",
    /** Keys of the rows of this page that are chosen. */
    selected: new Set(rows.filter(has).map(({ id }) => String(id))),
    /** What the rows of this page have become; rows of other pages stay as they are. */
    select: (keys: ReadonlySet<string>) => {
      if (chosen.kind === "all") {
        const except = new Set(chosen.except);
        for (const { id } of rows)
          if (keys.has(String(id)) || id > chosen.upTo) except.delete(id);
          else except.add(id);
        return choose({ ...chosen, except });
      }
      const next = new Map(chosen.rows);
      for (const row of rows)
        if (keys.has(String(row.id))) next.set(row.id, row);
        else next.delete(row.id);
      choose({ kind: "some", rows: next });
    },
    /** @param upTo the latest application that was there when all were chosen */
    selectAll: (total: number, upTo: number) => choose({ kind: "all", except: new Set(), upTo, total }),
    clear: () => choose(NONE),
    /** What can be done with rows of this page is known better now than when they were chosen. */
    target: (): Target =>
      chosen.kind === "some"
        ? {
            applications: [...chosen.rows.values()].map((row) => rows.find(({ id }) => id === row.id) ?? row),
          }
        : { all: { filter, except: [...chosen.except], up_to: chosen.upTo }, count },
  };
}
export type HeldSelection = ReturnType<typeof useSelection>;
