import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import type { FormEvent } from "react";
import { t } from "#text";
import {
  AlertIcon,
  Button,
  Combobox,
  IconButton,
  LocateIcon,
  PlaceIcon,
  SearchActions,
  SearchBar,
  SearchIcon,
} from "../../ui/index.ts";
import { usePlaceSuggestions, useTitleSuggestions } from "../explore/search/suggestions.tsx";
import styles from "./HeroSearch.module.css";
import { useHeroSearch } from "./use-hero-search.ts";

/** Keywords and place. Without scripts it is a plain form that submits to the map page. */
export function HeroSearch() {
  const draft = useHeroSearch();
  const { chosen, problem } = draft;
  const titles = useTitleSuggestions(draft.what, draft.chosenTitle);
  const places = usePlaceSuggestions(draft.where, chosen?.label ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draft.search();
  };
  return (
    <div className={styles["search"]}>
      <SearchBar label={t`Search jobs`} layout="stack" action="/jobmap" method="get" onSubmit={submit}>
        <Combobox
          label={t`What`}
          name="search"
          look="line"
          icon={<SearchIcon />}
          placeholder={t`Job, skill or employer`}
          maxLength={200}
          value={draft.what}
          onValueChange={draft.setWhat}
          suggestions={titles}
          onRetry={titles.retry}
          onChoose={(choice) => void draft.chooseTitle(choice)}
        />
        <Combobox
          label={t`Where`}
          name="location"
          look="line"
          icon={<PlaceIcon />}
          placeholder={t`City or ZIP`}
          maxLength={200}
          value={draft.where}
          onValueChange={draft.setWhere}
          suggestions={places}
          onRetry={places.retry}
          onChoose={draft.choosePlace}
          emptyText={t`We couldn't find this place. Try a city and state, or a ZIP code.`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "place-problem" : undefined}
        />
        <input type="hidden" name="distance" value={DEFAULT_DISTANCE_MILES} />
        {chosen && (
          <>
            <input type="hidden" name="latitude" value={chosen.latitude} />
            <input type="hidden" name="longitude" value={chosen.longitude} />
          </>
        )}
        <SearchActions>
          <Button type="submit" size="lg" busy={draft.busy === "search"}>
            {draft.where.trim() === ""
              ? t`Search everywhere`
              : t`Search ${DEFAULT_DISTANCE_MILES} miles around`}
          </Button>
          <IconButton
            size="lg"
            variant="line"
            label={t`Use my location`}
            icon={<LocateIcon />}
            className={styles["locate"] ?? ""}
            aria-busy={draft.busy === "locate" || undefined}
            onClick={() => void draft.locate()}
          />
        </SearchActions>
      </SearchBar>
      <p id="place-problem" role="status" className={styles["problem"]}>
        {problem && (
          <>
            <AlertIcon size="sm" />
            {problem}
          </>
        )}
      </p>
    </div>
  );
}
