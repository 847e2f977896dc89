import type { JobSummary } from "@jobmap/contract";
import type { Bounds, Viewport } from "@jobmap/widget/core";
import type { Insets } from "@jobmap/widget/map";
import { useCallback } from "react";
import { changed, type ExploreState, hasPlace } from "../../../lib/explore-state.ts";
import { setExplore, useExplore } from "../../../lib/explore-store.ts";
import type { Show } from "../state/use-explore-state.ts";
import type { Layout } from "../state/use-layout.ts";
import { useLayer } from "./use-layer.ts";
import { centerOf, visibleBounds } from "./view.ts";

interface Around {
  readonly state: ExploreState;
  readonly show: Show;
  readonly newest: () => ExploreState;
  readonly layout: Layout;
  readonly searchInsets: Insets;
}

interface MapActions {
  /** Searches the visible part of the map and returns its bounding box. */
  searchHere: (view: Viewport) => Bounds;
  /** @param isStep it is a step of the history of its own */
  onMoved: (view: Viewport, isStep: boolean) => Bounds | null;
  onSelect: (id: number) => void;
  onStack: (area: string) => void;
  leavePreview: () => void;
  leaveStack: () => void;
  /** Opens a job beside the list, or goes on to another one, which may be on another page of it. */
  onRead: (job: Pick<JobSummary, "id">, page?: number) => void;
  /** Leaves the job that is read for its place on the map. */
  onMapInstead: (job: Pick<JobSummary, "id">) => void;
  leaveReading: () => void;
}

/** The reader's actions on the map as changes of the search (docs/adr/0008-explore-state-in-url.md says which can be undone). */
export function useMapActions({ state, show, newest, layout, searchInsets }: Around): MapActions {
  const { open: openPreview, close: closePreview } = useLayer(show, "preview");
  const { open: openStack, close: closeStack } = useLayer(show, "stack");
  const { open: openReading, turn: turnReading, close: closeReading } = useLayer(show, "reading");
  const isPhone = layout === "phone";

  const searchHere = (view: Viewport, isStep = false) => {
    const bounds = visibleBounds(view, searchInsets);
    // The first move away from a place adds a history entry, so Back undoes it.
    show(
      (current) => changed(current, { ...kept(current), bounds, at: null, sort: sortOf(current) }),
      isStep || newest().bounds === null ? "push" : "replace",
    );
    return bounds;
  };
  return {
    searchHere,
    onMoved: (view, isStep) => {
      const { follows, stop } = useExplore.getState();
      if (isPhone && stop === "half") setExplore({ stop: "peek" });
      // Drawn areas stay what is searched, wherever the map is: also one that was finished while the map still moved.
      if (newest().within !== null) return null;
      if (follows) return searchHere(view, isStep);
      setExplore({ moved: true });
      show(
        (current) => ({ ...current, at: { ...centerOf(view), zoom: view.zoom } }),
        isStep ? "push" : "replace",
      );
      return null;
    },
    onSelect: (id) => {
      if (isPhone) setExplore({ stop: "peek" });
      // On a phone the preview covers the list, and Back closes the preview.
      if (isPhone && state.job === null) openPreview((current) => ({ ...current, job: id }));
      else show((current) => ({ ...current, job: id }), "replace");
    },
    onStack: (area) => {
      if (isPhone) setExplore({ stop: "half" });
      openStack((current) => changed(current, { area }));
      document.getElementById("results-title")?.focus({ preventScroll: true });
    },
    leavePreview: useCallback(() => closePreview((current) => ({ ...current, job: null })), [closePreview]),
    onRead: ({ id }, page) => {
      // Whoever closes it stays on the page that it is on.
      if (page !== undefined) show((current) => ({ ...current, page, reading: id }), "replace");
      else (state.reading === null ? openReading : turnReading)((current) => ({ ...current, reading: id }));
    },
    onMapInstead: ({ id }) => {
      setExplore({ stop: "peek" });
      // What has focus is about to go; the preview takes it from the map, which a phone's sheet keeps from it until it is closed.
      const focusMap = () => document.getElementById("map")?.focus({ preventScroll: true });
      focusMap();
      show((current) => ({ ...current, reading: null, job: id }), "replace", "preview");
      queueMicrotask(focusMap);
    },
    leaveReading: useCallback(
      () => closeReading((current) => ({ ...current, reading: null })),
      [closeReading],
    ),
    leaveStack: () => closeStack((current) => ({ ...current, area: null, page: 1 })),
  };
}

/** What is looked at stays open while the map moves. */
const kept = ({ job, reading }: ExploreState) => ({ job, reading });

function sortOf(state: ExploreState): ExploreState["sort"] {
  return state.sort === "nearest" && !hasPlace(state) ? null : state.sort;
}
