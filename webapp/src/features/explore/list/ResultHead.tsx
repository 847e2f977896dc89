import type { JobSort } from "@jobmap/contract/enums";
import type { ReactNode } from "react";
import { t } from "#text";
import { changed, type ExploreState, hasPlace } from "../../../lib/explore-state.ts";
import { Button, ChevronStartIcon, classNames, Heading, Select } from "../../../ui/index.ts";
import { headline, type Known } from "../results/headline.ts";
import type { Show } from "../state/use-explore-state.ts";
import styles from "./ResultHead.module.css";

const cx = classNames(styles);

const SORT_TEXT: Readonly<Record<JobSort, string>> = {
  relevance: t`Best match`,
  nearest: t`Nearest first`,
  newest: t`Newest first`,
  pay: t`Highest pay first`,
};

interface ResultHeadProps {
  /** State of the jobs that are shown. */
  state: ExploreState;
  known: Known;
  total: number | undefined;
  /** Text shown in place of the count: "Looking around Cambridge". */
  instead?: string | undefined;
  show: Show;
  onLeaveStack: () => void;
  /** Further actions for the search. */
  tool?: ReactNode;
}

/** The exact number of jobs, the area, and the sort order. */
export function ResultHead({ state, known, total, instead, show, onLeaveStack, tool }: ResultHeadProps) {
  const { count, where } = headline(state, total, known);
  const sorts = sortsOf(state);
  return (
    <div className={cx("head")}>
      {state.area !== null && (
        <Button
          variant="bare"
          size="sm"
          icon={<ChevronStartIcon />}
          className={cx("back")}
          onClick={onLeaveStack}
        >{t`All jobs here`}</Button>
      )}
      <Heading level={1} size="2xl" id="results-title" tabIndex={-1} className={cx("title")}>
        {instead ?? count} {instead === undefined && where !== "" && <em>{where}</em>}
      </Heading>
      <div className={cx("tools")}>
        {total !== undefined && total > 1 && (
          <Select
            label={t`Order`}
            look="word"
            options={sorts.map((sort) => ({ value: sort, text: SORT_TEXT[sort] }))}
            value={state.sort ?? defaultSort(state)}
            onValueChange={(sort) =>
              show((current) => ({
                ...changed(current, { area: current.area }),
                sort: sort === defaultSort(current) ? null : sort,
              }))
            }
          />
        )}
        {tool}
      </div>
    </div>
  );
}

/** The sort orders that make sense for this search. */
function sortsOf(state: ExploreState): JobSort[] {
  const sorts: JobSort[] = state.search === "" ? [] : ["relevance"];
  return hasPlace(state) ? [...sorts, "nearest", "newest", "pay"] : [...sorts, "newest", "pay"];
}

/** The API's default sort order. */
function defaultSort(state: ExploreState): JobSort {
  if (state.search !== "") return "relevance";
  return hasPlace(state) && state.bounds === null ? "nearest" : "newest";
}
