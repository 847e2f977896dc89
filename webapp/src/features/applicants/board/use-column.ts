import type { ApplicationSummary, Data } from "@jobmap/contract";
import { useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Places } from "../../../lib/server-state/held-list.ts";
import { together } from "../../../lib/server-state/together.ts";
import { useHeldList } from "../../../lib/server-state/use-held-list.ts";
import { inPlace, placesOf } from "../../notifications/in-place.ts";
import type { Stage } from "../stages.ts";
import type { ApplicantsSearch } from "../use-applicants-search.ts";
import { columnQuery, pagesOf, placeOf } from "./column-pages.ts";

/** Cards before and after those on the screen that are asked for as well. */
const AHEAD = 20;
const FIRST: readonly number[] = [1];

type Pages = readonly Data<"GET employer/job/applicants-list">[];
const PLACES: Places<Pages> = {
  places: (pages) => pages.flatMap(({ items }) => placesOf(items)),
  patch: (shown, fresh) => {
    const known = fresh.flatMap(({ items }) => items);
    return shown.map((page) => ({ ...page, items: inPlace(page.items, known) }));
  },
};

/** A column's applications, of which only the pages around those on the screen are known. */
export function useColumn(state: ApplicantsSearch, stage: Stage) {
  const list = JSON.stringify(columnQuery(state, stage).queryKey);
  const [asked, setAsked] = useState({ list, pages: FIRST });
  const pages = asked.list === list ? asked.pages : FIRST;
  const answer = useQueries({
    queries: pages.map((page) => columnQuery(state, stage, page)),
    combine: together,
  });
  const key = ["GET employer/job/applicants-list", "board", list, ...pages] as const;
  const { data, news, isBehind } = useHeldList(key, answer, PLACES);
  const at = useCallback(
    (index: number): ApplicationSummary | undefined => {
      const place = placeOf(index);
      return data?.find(({ page }) => page === place.page)?.items[place.at];
    },
    [data],
  );
  const [first] = data ?? [];
  const count = first?.total ?? 0;
  return {
    answer,
    news,
    isBehind,
    /** The list's address: another one begins at its top. */
    list,
    /** Cards that it shows. */
    count,
    /** Applications as the server counts them, also while new ones wait to be shown; undefined until they are known. */
    total: answer.data?.[0]?.total ?? first?.total,
    /** The latest of them, up to which all can be moved. */
    latest: first?.latest ?? 0,
    at,
    /** Asks for the cards from one index to another, and for some around them. */
    look: (from: number, to: number) => {
      const next = pagesOf(from - AHEAD, Math.min(count - 1, to + AHEAD));
      if (next.join() !== pages.join()) setAsked({ list, pages: next });
    },
  };
}
export type Column = ReturnType<typeof useColumn>;
