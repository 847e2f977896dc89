import type { Filters } from "../api/filters.ts";

/**
 * Actions of the filter panel. Components of the first-click chunk depend only on this interface, not on the controller
 * that loads them.
 */
export interface FilterActions {
  readonly countWith: (change: Partial<Filters>) => number | null;
  setFilters(change: Partial<Filters>): void;
}

/** Actions of an open job. */
export interface JobActions {
  readonly attribution: Readonly<Record<string, string>>;
  readonly jobUrl: (id: number) => string;
  /** Returns true if the link may be followed. */
  readonly applyClicked: (id: number, url: string) => boolean;
}
