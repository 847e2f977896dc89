import { type FormEvent, useEffect, useRef } from "react";
import { t } from "#text";
import { type ExploreState, PARAM } from "../../../lib/explore-state.ts";
import { setExplore, useExplore } from "../../../lib/explore-store.ts";
import { PREFIX } from "../../../lib/language.ts";
import {
  AlertIcon,
  Button,
  Combobox,
  classNames,
  IconButton,
  LocateIcon,
  PlaceIcon,
  SearchActions,
  SearchBar,
  SearchCell,
  SearchIcon,
  Select,
} from "../../../ui/index.ts";
import { HiddenState } from "../state/HiddenState.tsx";
import type { Show } from "../state/use-explore-state.ts";
import { distanceOptions } from "./distances.ts";
import { ExampleHint } from "./ExampleHint.tsx";
import styles from "./SearchForm.module.css";
import { usePlaceSuggestions, useTitleSuggestions } from "./suggestions.tsx";
import { useSearchDraft } from "./use-search-draft.ts";

const cx = classNames(styles);

/** The form's own fields, and parameters that a new search drops. */
const NOT_CARRIED = [
  PARAM.search,
  PARAM.location,
  PARAM.latitude,
  PARAM.longitude,
  PARAM.distance,
  PARAM.page,
  PARAM.area,
  PARAM.bounds,
  PARAM.at,
  PARAM.job,
  PARAM.reading,
];

interface SearchFormProps {
  state: ExploreState;
  /** The area that the place is: all of it is searched, whatever the distance. */
  extent: ExploreState["extent"];
  show: Show;
  onLocate: () => void;
  layout: "row" | "stack";
  /** The place was not found. */
  placeError?: string | undefined;
  /** Called after a search was submitted, so that a surrounding dialog can close. */
  onSearched?: () => void;
}

/** Keywords, place and distance. Works as a plain form without scripts. */
export function SearchForm({
  state,
  extent,
  show,
  onLocate,
  layout,
  placeError,
  onSearched,
}: SearchFormProps) {
  const draft = useSearchDraft(state, (next) => {
    show(next);
    onSearched?.();
  });
  const titles = useTitleSuggestions(draft.what, state.search);
  const places = usePlaceSuggestions(draft.where, state.location);
  const isOwnPlace = useExplore(({ home }) => home !== null && state.point !== null && state.location === "");
  const locating = useExplore((store) => store.locating);
  const look = layout === "row" ? "cell" : "line";
  const form = useRef<HTMLFormElement>(null);
  const editing = useExplore((store) => store.editing);
  const { what, setWhat } = draft;
  useEffect(() => {
    if (!editing) return;
    // In the next frame the dialog of a phone is open.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.elements.namedItem(PARAM.search);
      // The form of the other layout is not displayed.
      if (!(field instanceof HTMLInputElement) || field.offsetParent === null) return;
      if (what !== editing.text) return setWhat(editing.text);
      setExplore({ editing: null });
      field.focus();
      field.setSelectionRange(editing.start, editing.end);
    });
    return () => cancelAnimationFrame(frame);
  }, [editing, what, setWhat]);
  return (
    <SearchBar
      ref={form}
      label={t`Search jobs`}
      layout={layout}
      action={`${PREFIX}/jobmap`}
      method="get"
      className={cx("form", layout)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <div className={cx("what")}>
        <Combobox
          label={t`What`}
          name="search"
          look={look}
          icon={<SearchIcon />}
          // A single space lets CSS detect an empty box (`:placeholder-shown`); the visible text comes from the hint.
          placeholder=" "
          maxLength={200}
          enterKeyHint="search"
          value={draft.what}
          onValueChange={draft.setWhat}
          suggestions={titles}
          onRetry={titles.retry}
          onChoose={draft.chooseTitle}
        />
        <ExampleHint />
      </div>
      <div className={cx("where", placeError && "invalid")}>
        <Combobox
          label={t`Where`}
          name="location"
          look={look}
          icon={<PlaceIcon />}
          placeholder={isOwnPlace ? t`Your location` : state.point ? t`Chosen point` : t`City or ZIP`}
          maxLength={200}
          value={draft.where}
          onValueChange={draft.setWhere}
          suggestions={places}
          onRetry={places.retry}
          onChoose={draft.choosePlace}
          emptyText={t`We couldn't find this place. Try a city and state, or a ZIP code.`}
          aria-invalid={placeError ? true : undefined}
          aria-describedby={placeError ? `place-error-${layout}` : undefined}
          end={
            <IconButton
              size="sm"
              label={t`Use my location`}
              icon={<LocateIcon />}
              className={cx("locate")}
              aria-busy={locating === "asking" || undefined}
              onClick={onLocate}
            />
          }
        />
        {placeError && (
          <p id={`place-error-${layout}`} className={cx("error")}>
            <AlertIcon size="sm" />
            {placeError}
          </p>
        )}
      </div>
      {extent === null && (
        <SearchCell className={cx("distance")}>
          <Select
            label={t`Distance`}
            name="distance"
            look="cell"
            options={distanceOptions(state.distance)}
            value={String(draft.distance)}
            onValueChange={(value) => draft.setDistance(Number(value))}
          />
        </SearchCell>
      )}
      <HiddenState state={state} without={NOT_CARRIED} />
      <SearchActions>
        <Button type="submit">
          <span className={cx("glyph")}>
            <SearchIcon />
          </span>
          <span className={cx("word")}>{t`Search`}</span>
        </Button>
      </SearchActions>
    </SearchBar>
  );
}
