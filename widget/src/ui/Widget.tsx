import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import type { Controller } from "./control/controller.ts";
import { FilterBar } from "./list/FilterBar.tsx";
import { Footer } from "./list/Footer.tsx";
import { JobList } from "./list/JobList.tsx";
import { JobPanel } from "./list/JobPanel.tsx";
import { StateView } from "./list/StateView.tsx";
import { MapView } from "./map/MapView.tsx";
import { around } from "./pieces/around.tsx";
import { countText } from "./state/count-text.ts";
import { isFiltered } from "./state/state.ts";
import { useStore } from "./state/store.ts";

/**
 * The whole embed: header with filters, list, map and the open job. The script tag, the iframe and the shared page all
 * render it.
 */
export function Widget({ controller }: { readonly controller: Controller }): ReactElement {
  const state = useStore(controller.store);
  const { phase, options, strings, dir, company, job, meta } = state;
  const opener = useRef<HTMLElement | null>(null);
  const root = useRef<HTMLElement>(null);
  const [isFiltering, setFiltering] = useState(false);

  // When a job closes, focus returns to the element that opened it, if it is still in the page.
  useEffect(() => {
    controller.beforeOpen = () => {
      opener.current = focusedIn(root.current);
    };
    return () => {
      controller.beforeOpen = null;
    };
  }, [controller]);
  const isOpen = job !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && controller.isByHand) {
      const list = root.current?.querySelector<HTMLElement>("[data-list]");
      (opener.current?.isConnected ? opener.current : list)?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen, controller]);

  // Focus moves to the filter button whichever way the filters open or close: the element that had it may be removed.
  const toggleFilters = (): void => {
    setFiltering(!isFiltering);
    root.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (isFiltering) toggleFilters();
    else if (job !== null) controller.closeJob();
    else return;
    event.preventDefault();
  };

  const isShown = phase === "ready" || (phase === "down" && meta !== null);
  const isEmpty = isShown && meta?.total === 0 && !isFiltered(state.filters);
  const name = company === null ? strings.map : strings.jobsAt(company.name);
  return (
    <section
      ref={root}
      part="box"
      className={`box is-${isShown && !isEmpty ? options.view : "state"}${job === null ? "" : " has-job"}`}
      aria-label={name}
      aria-busy={phase === "loading"}
      lang={options.locale}
      onKeyDown={onKeyDown}
    >
      {isShown && !isEmpty ? (
        <>
          <div className="panel" inert={job !== null}>
            <header part="head" dir={dir}>
              <h2 part="title">{company === null ? name : around(strings.jobsAt, company.name)}</h2>
              {options.filters.length > 0 && (
                <FilterBar
                  controller={controller}
                  state={state}
                  isOpen={isFiltering}
                  onToggle={toggleFilters}
                />
              )}
            </header>
            {options.view !== "map" && <JobList controller={controller} state={state} />}
            {options.view === "map" && (
              <p className="note" dir={dir}>
                {countText(state)}
              </p>
            )}
            <Footer state={state} />
          </div>
          {options.view !== "list" && <MapView controller={controller} state={state} />}
          {job !== null && <JobPanel controller={controller} state={state} job={job} />}
        </>
      ) : (
        <div dir={dir}>
          <StateView controller={controller} state={state} isEmpty={isEmpty} />
        </div>
      )}
      <p className="hidden" role="status" aria-live="polite">
        {isShown && state.list.status !== "loading" ? countText(state) : ""}
      </p>
    </section>
  );
}

function focusedIn(element: HTMLElement | null): HTMLElement | null {
  const root = element?.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active instanceof HTMLElement && element?.contains(active) === true ? active : null;
}
