import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import type { WidgetOptions } from "../../core/read-options.ts";
import type { Controller } from "../control/controller.ts";
import { Icon } from "../pieces/Icon.tsx";
import { late, NotLoaded } from "../pieces/late.tsx";
import { loadPress } from "../press/load-press.ts";
import { countFilters, type WidgetState } from "../state/state.ts";

const TYPING_REST = 400;
/** Pixels of both fields and a button that longer words need. */
const SHORT = 340;

const Choices = late(
  async () => (await loadPress()).Choices,
  ({ state }, retry) => retry && <NotLoaded strings={state.strings} retry={retry} />,
);

/** How far around a place the server looks: 20 miles. */
const distanceText = ({ locale, units }: WidgetOptions): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units === "mi" ? "mile" : "kilometer",
    unitDisplay: "long",
  }).format(units === "mi" ? 20 : 32);

interface Props {
  readonly controller: Controller;
  readonly state: WidgetState;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What and where in the open; the rest behind one button, each value with the number of jobs it leaves. */
export function FilterBar({ controller, state, isOpen, onToggle }: Props): ReactElement {
  const { options, strings, filters } = state;
  const has = (name: (typeof options.filters)[number]): boolean => options.filters.includes(name);
  const [words, setWords] = useState(filters.search);
  const [place, setPlace] = useState(filters.location);
  useEffect(() => setWords(filters.search), [filters.search]);
  useEffect(() => setPlace(filters.location), [filters.location]);
  useEffect(() => {
    if (words.trim() === filters.search && place.trim() === filters.location) return;
    const timer = setTimeout(
      () => controller.setFilters({ search: words.trim(), location: place.trim() }),
      TYPING_REST,
    );
    return () => clearTimeout(timer);
  }, [words, place, filters.search, filters.location, controller]);

  // Words that are cut say less than short ones.
  const form = useRef<HTMLFormElement>(null);
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setShort((entry?.contentRect.width ?? SHORT) < SHORT));
    if (form.current !== null) watch.observe(form.current);
    return () => watch.disconnect();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    controller.setFilters({ search: words.trim(), location: place.trim() });
  };
  const on = countFilters(filters);
  const hasMore = has("type") || has("remote") || has("category") || has("pay");
  return (
    <search>
      <form ref={form} part="filters" className="filters" onSubmit={submit}>
        {has("search") && (
          <input
            part="input"
            type="search"
            value={words}
            maxLength={200}
            aria-label={strings.search}
            placeholder={isShort ? strings.searchShort : strings.search}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        )}
        {has("location") && (
          <input
            part="input"
            type="search"
            value={place}
            maxLength={200}
            aria-label={strings.location}
            placeholder={isShort ? strings.locationShort : strings.location}
            title={strings.locationHint(distanceText(options))}
            onInput={(event) => setPlace(event.currentTarget.value)}
          />
        )}
        {hasMore && (
          <button
            part="button"
            type="button"
            className={on > 0 ? "plain is-on" : "plain"}
            aria-expanded={isOpen}
            aria-label={on > 0 ? strings.filtersOn(String(on)) : strings.filters}
            onClick={onToggle}
          >
            <Icon name="filter" />
            <span>{strings.filters}</span>
            {on > 0 && <b>{on}</b>}
          </button>
        )}
        {isOpen && <Choices controller={controller} state={state} onDone={onToggle} />}
      </form>
    </search>
  );
}
