import type { Site } from "@jobmap/contract";
import type { MetaDescriptor } from "react-router";
import { t } from "#text";
import { EMPTY_STATE, type ExploreState, readState, writeState } from "../../lib/explore-state.ts";
import { mapPath } from "../../lib/paths.ts";
import { pageMeta } from "../../lib/seo.ts";
import { countFilters } from "./filters/facet-text.ts";
import { headlineText, told } from "./results/headline.ts";
import type { ExploreData } from "./results/load.ts";

/**
 * Title, description and canonical address of a search. Keywords and a place make an indexable page; filters, sort orders, map areas and
 * empty lists do not, because they are specific to one visitor.
 */
export function exploreMeta(site: Site | undefined, data: ExploreData | undefined): MetaDescriptor[] {
  const { state } = readState(new URLSearchParams(data?.query ?? ""));
  const total = data?.list.ok ? data.list.total : undefined;
  const what = headlineText(data ? told(state, data) : state, total, {
    ...data?.names,
    remote: data?.remote?.total,
  });
  const isWhole =
    state.search === "" && state.location === "" && state.point === null && state.bounds === null;
  return pageMeta(site, {
    title: isWhole ? t`${what} on the map` : titled(state, what),
    description: t`${what}, with the pay on every pin that states it. Search by title, employer and location, and narrow by pay, job type and date.`,
    path: canonical(state),
    noindex:
      countFilters(state) > 0 ||
      state.bounds !== null ||
      state.area !== null ||
      state.sort !== null ||
      !(total || data?.remote),
  });
}

function titled({ page }: ExploreState, what: string): string {
  return page === 1 ? what : t`${what}, page ${page}`;
}

/** The search without the map area, open panels and anything else that only narrows it. */
function canonical(state: ExploreState): string {
  const { search, location, point, distance, page } = state;
  return mapPath(Object.fromEntries(writeState({ ...EMPTY_STATE, search, location, point, distance, page })));
}
