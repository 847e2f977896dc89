import type { EmployerJobSort } from "@jobmap/contract";
import { useSearchParams } from "react-router";
import type { Sort } from "../../ui/index.ts";
import { FILTERS, type FilterName, isSort } from "./job-filters.ts";
import { isTab, TABS, type TabId } from "./job-status.ts";

export interface JobsSearch {
  /** Id of a single job, for links from notifications; empty for all. The other filters apply to all jobs. */
  readonly job: string;
  readonly tab: TabId;
  readonly search: string;
  /** Values of the other filters; empty for any. */
  readonly filters: Readonly<Record<FilterName, string>>;
  /** Areas drawn on the map; empty for everywhere. */
  readonly within: string;
  readonly sort: EmployerJobSort;
  readonly order: "asc" | "desc";
  readonly page: number;
  /** Id of the change of many jobs that is shown; empty for none. */
  readonly batch: string;
}

const ID = /^\d{1,10}$/;

/** The list follows the address. */
export function useJobsSearch() {
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  return {
    state,
    show: (change: Partial<JobsSearch>) =>
      setParams(writeSearch({ ...state, job: "", page: 1, ...change }), {
        replace: change.search !== undefined,
      }),
    /** Shows what becomes of a change of many jobs, and the list as it is. */
    showBatch: (batch: string) => setParams(writeSearch({ ...state, batch }), { replace: true }),
    linkTo: (page: number) => ({ search: `?${writeSearch({ ...state, page })}` }),
  };
}

export function readSearch(params: URLSearchParams): JobsSearch {
  const shown = params.get("show");
  const page = Number(params.get("page") ?? 1);
  const idOf = (name: string) => (ID.test(params.get(name) ?? "") ? (params.get(name) ?? "") : "");
  const sort = params.get("sort");
  const known = isSort(sort) ? sort : "changed";
  const chosenOf = (name: FilterName) => {
    const value = params.get(name) ?? "";
    return FILTERS[name].options.some((option) => option.value === value) ? value : "";
  };
  return {
    job: idOf("job"),
    tab: isTab(shown) ? shown : "all",
    search: params.get("search") ?? "",
    filters: {
      applicants: chosenOf("applicants"),
      views_below: chosenOf("views_below"),
      ends_within: chosenOf("ends_within"),
      pay: chosenOf("pay"),
      unconfirmed: chosenOf("unconfirmed"),
    },
    within: params.get("within") ?? "",
    sort: known,
    order: params.get("order") === "desc" || (known === "changed" && !params.has("order")) ? "desc" : "asc",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    batch: idOf("batch"),
  };
}

export function writeSearch({
  job,
  tab,
  search,
  filters,
  within,
  sort,
  order,
  page,
  batch,
}: JobsSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (job) query.set("job", job);
  if (tab !== "all") query.set("show", tab);
  if (search) query.set("search", search);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (within) query.set("within", within);
  if (sort !== "changed") query.set("sort", sort);
  if (order !== (sort === "changed" ? "desc" : "asc")) query.set("order", order);
  if (page > 1) query.set("page", String(page));
  if (batch) query.set("batch", batch);
  return query;
}

/** The filter that the address asks for, as the server understands it. */
export function filterOf({ job, tab, search, filters, within }: JobsSearch) {
  if (job) return { id: job };
  const statuses = TABS.find(({ id }) => id === tab)?.statuses ?? [];
  const { applicants, views_below, ends_within, pay, unconfirmed } = filters;
  return {
    ...(statuses.length > 0 && { status: statuses.join(",") }),
    ...(search && { search }),
    ...(applicants && { applicants: applicants as "none" | "some" | "new" }),
    ...(views_below && { views_below }),
    ...(ends_within && { ends_within }),
    ...(pay && { pay: pay as "stated" | "missing" }),
    ...(unconfirmed && { unconfirmed: "true" as const }),
    ...(within && { within }),
  };
}

/** Whether anything besides the tab narrows the list. */
export const isNarrowed = ({ search, filters, within }: JobsSearch) =>
  search !== "" || within !== "" || Object.values(filters).some(Boolean);

export const NO_FILTERS: JobsSearch["filters"] = {
  applicants: "",
  views_below: "",
  ends_within: "",
  pay: "",
  unconfirmed: "",
};

/** The order as the table shows it. */
export const sortOf = ({ sort, order }: JobsSearch): Sort => ({
  column: sort,
  direction: order === "asc" ? "ascending" : "descending",
});
