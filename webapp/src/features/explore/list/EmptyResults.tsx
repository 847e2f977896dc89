import { t } from "#text";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { Button, EmptyState } from "../../../ui/index.ts";
import { activeFilters } from "../filters/active-filters.ts";
import { remoteJobsText } from "../results/headline.ts";
import type { ExploreData } from "../results/load.ts";
import { placed } from "../search/use-search-draft.ts";
import type { Show } from "../state/use-explore-state.ts";
import { wayText } from "./way-text.ts";

interface EmptyResultsProps {
  data: ExploreData;
  state: ExploreState;
  show: Show;
}

/** Shown when nothing matches or the place is unknown: says why, and offers broader searches with their counts. */
export function EmptyResults({ data, state, show }: EmptyResultsProps) {
  const { unknownPlace, waysOut, names } = data;
  if (unknownPlace) {
    return (
      <EmptyState title={t`We couldn't find “${state.location}”`}>
        <p>
          {t`Try a city and state, or a ZIP code.`}
          {unknownPlace.length > 0 && ` ${t`Did you mean:`}`}
        </p>
        {unknownPlace.map((place) => (
          <Button
            key={`${place.label} ${place.latitude}`}
            variant="line"
            size="sm"
            onClick={() => show((current) => changed(current, placed(place)))}
          >
            {place.label}
          </Button>
        ))}
      </EmptyState>
    );
  }
  const filters = activeFilters(state, names);
  return (
    <EmptyState
      title={data.remote ? t`No jobs here, but remote ones` : t`No jobs match your search`}
      waysOut={waysOut.map(({ id, change, count }) => ({
        ...wayText(id, change, filters),
        count,
        onTake: () => show((current) => changed(current, change)),
      }))}
    >
      <p>
        {data.remote && `${t`${remoteJobsText(data.remote.total)} below can be done from anywhere.`} `}
        {waysOut.length > 0
          ? data.remote
            ? t`Or try one of these:`
            : t`Try one of these:`
          : data.remote
            ? ""
            : t`There are no jobs nearby either. Try different keywords or another location.`}
      </p>
    </EmptyState>
  );
}
