import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { Button, EmptyState, plural } from "../../../ui/index.ts";
import { activeFilters } from "../filters/active-filters.ts";
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
      <EmptyState title={`We couldn't find “${state.location}”`}>
        <p>Try a city and state, or a ZIP code.{unknownPlace.length > 0 && " Did you mean:"}</p>
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
      title={data.remote ? "No jobs here, but remote ones" : "No jobs match your search"}
      waysOut={waysOut.map(({ id, change, count }) => ({
        ...wayText(id, change, filters),
        count,
        onTake: () => show((current) => changed(current, change)),
      }))}
    >
      <p>
        {data.remote && `${plural(data.remote.total, "remote job")} below can be done from anywhere. `}
        {waysOut.length > 0
          ? data.remote
            ? "Or try one of these:"
            : "Try one of these:"
          : data.remote
            ? ""
            : "There are no jobs nearby either. Try different keywords or another location."}
      </p>
    </EmptyState>
  );
}
