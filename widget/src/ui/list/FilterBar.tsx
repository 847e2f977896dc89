import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import type { WidgetOptions } from "../../core/read-options.ts";
import type { Controller } from "../control/controller.ts";
import { Icon } from "../pieces/Icon.tsx";
import { late, NotLoaded } from "../pieces/late.tsx";
import { loadPress } from "../press/load-press.ts";
import { countFilters, type WidgetState } from "../state/state.ts";

const DEBOUNCE_MS = 400;
/** Width in pixels below which the fields use their short placeholders. */
const NARROW_PX = 340;

const Choices = late(
  async () => (await loadPress()).Choices,
  ({ state }, retry) => retry && <NotLoaded strings={state.strings} retry={retry} />,
);

/** The server's search radius around a location: 20 miles. */
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

/** The search fields, and a button that opens the other filters, each value with its number of jobs. */
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
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [words, place, filters.search, filters.location, controller]);

  // A short placeholder says more than a long one that is cut off.
  const form = useRef<HTMLFormElement>(null);
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setShort((entry?.contentRect.width ?? NARROW_PX) < NARROW_PX),
    );
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
