import type { Filters } from "../api/filters.ts";

/** What the choices of filters do. Parts of the chunk of a first press know this alone, and not the controller that fetches it. */
export interface FilterActions {
  readonly countWith: (change: Partial<Filters>) => number | null;
  setFilters(change: Partial<Filters>): void;
}

/** What an open job's page does. */
export interface JobActions {
  readonly attribution: Readonly<Record<string, string>>;
  readonly jobUrl: (id: number) => string;
  /** True when the link may be followed. */
  readonly applyClicked: (id: number, url: string) => boolean;
}
