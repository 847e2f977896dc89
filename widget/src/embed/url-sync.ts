import { EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import type { UrlState } from "../core/protocol.ts";
import { type Filters, NO_FILTERS, type WidgetState } from "../ui/state/state.ts";

/** An embed's state in an address. */
export interface Wanted {
  readonly filters: Filters;
  readonly job: number | null;
}

const KEYS = ["q", "where", "type", "place", "category", "pay", "job"];

/** An embed's part of the state, by short names; defaults are omitted. */
export function writeState({ filters, job }: Pick<WidgetState, "filters" | "job">): UrlState {
  const state: Record<string, string> = {
    q: filters.search,
    where: filters.location,
    type: filters.employmentTypes.join("."),
    place: filters.locationTypes.join("."),
    category: filters.categories.join("."),
    pay: filters.payFloor === null ? "" : String(filters.payFloor / 100),
    job: job === null ? "" : String(job.id),
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ""));
}

/** Parses what `writeState` wrote, or what a user typed: unknown values are ignored. */
export function readState(state: UrlState): Wanted {
  const words = (key: string): readonly string[] => (state[key] ?? "").split(".");
  const whole = (text: string | undefined): number | null =>
    text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
  const pay = whole(state["pay"]);
  return {
    filters: {
      ...NO_FILTERS,
      search: (state["q"] ?? "").slice(0, 200),
      location: (state["where"] ?? "").slice(0, 200),
      employmentTypes: EMPLOYMENT_TYPES.filter((type) => words("type").includes(type)),
      locationTypes: LOCATION_TYPES.filter((type) => words("place").includes(type)),
      categories: words("category")
        .map((id) => whole(id))
        .filter((id) => id !== null),
      payFloor: pay === null ? null : pay * 100,
    },
    job: whole(state["job"]),
  };
}

/** An embed's parameters in the page's address: `jm-acme-job=12`. Two embeds of two companies share an address. */
export class PageAddress {
  readonly #prefix: string;

  constructor(company: string) {
    this.#prefix = `jm-${company}-`;
  }

  read(): UrlState {
    const query = new URLSearchParams(location.search);
    const state: Record<string, string> = {};
    for (const key of KEYS) {
      const value = query.get(this.#prefix + key);
      if (value !== null) state[key] = value;
    }
    return state;
  }

  /** `push` adds a history entry, which Back undoes; the page's own history state is kept in both cases. */
  write(state: UrlState, push: boolean): void {
    const url = new URL(location.href);
    for (const key of KEYS) {
      const value = state[key];
      if (value === undefined) url.searchParams.delete(this.#prefix + key);
      else url.searchParams.set(this.#prefix + key, value);
    }
    if (url.href === location.href) return;
    if (push) history.pushState(history.state, "", url);
    else history.replaceState(history.state, "", url);
  }
}
