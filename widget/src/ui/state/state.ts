import type { CompanyInfo, CompanyMeta } from "../../core/company-columns-meta.ts";
import type { OptionProblem } from "../../core/options.ts";
import type { WidgetOptions } from "../../core/read-options.ts";
import type { FirstStrings } from "../../core/wording.ts";
import type { MapData } from "../../map/types.ts";
import type { Trouble } from "../api/api.ts";
import type { Detail } from "../api/api-detail.ts";
import type { Summary } from "../api/api-replies.ts";
import type { Area } from "../api/area.ts";
import type { Filters } from "../api/filters.ts";

export type { Filters } from "../api/filters.ts";

export const NO_FILTERS: Filters = {
  search: "",
  location: "",
  employmentTypes: [],
  locationTypes: [],
  categories: [],
  payFloor: null,
};

export const NO_DATA: MapData = { clusters: [], pins: [] };

/** Progress of loading the company's jobs. `misconfigured`: the embed code has a mistake. */
export type Phase = "loading" | "ready" | "down" | "unknown" | "deactivated" | "misconfigured";

export interface ListState {
  readonly status: "loading" | "ready" | "failed";
  readonly items: readonly Summary[];
  readonly total: number;
  readonly page: number;
}

export interface OpenJob {
  readonly id: number;
  readonly status: "loading" | "ready" | "gone" | "failed";
  readonly detail: Detail | null;
}

export interface WidgetState {
  readonly phase: Phase;
  /** With the locale in use, and units. */
  readonly options: WidgetOptions & { readonly units: "mi" | "km" };
  readonly strings: FirstStrings;
  /** Text direction; the page around the embed decides on which sides list and map are. */
  readonly dir: "ltr" | "rtl";
  readonly problems: readonly OptionProblem[];
  readonly company: CompanyInfo | null;
  readonly meta: CompanyMeta | null;
  readonly filters: Filters;
  readonly area: Area | null;
  /** Jobs that match the filters, anywhere. */
  readonly total: number;
  readonly list: ListState;
  readonly job: OpenJob | null;
  readonly map: MapData;
  readonly highlighted: number | null;
  /** Why the last request failed, and how many seconds to wait before asking again. */
  readonly trouble: Trouble;
  readonly wait: number;
  /** Seconds until the next attempt while the service is down. */
  readonly retryIn: number;
}

export function countFilters(filters: Filters): number {
  const { employmentTypes, locationTypes, categories, payFloor } = filters;
  return employmentTypes.length + locationTypes.length + categories.length + (payFloor === null ? 0 : 1);
}

export function isFiltered(filters: Filters): boolean {
  return countFilters(filters) > 0 || filters.search !== "" || filters.location !== "";
}
