import { useSearchParams } from "react-router";
import { isTab, type TabId } from "./job-status.ts";

export interface JobsSearch {
  /** Id of a single job, for links from notifications; empty for all. The other filters apply to all jobs. */
  readonly job: string;
  readonly tab: TabId;
  readonly search: string;
  readonly page: number;
}

/** The list follows the address. */
export function useJobsSearch() {
  const [params, setParams] = useSearchParams();
  const shown = params.get("show");
  const page = Number(params.get("page") ?? 1);
  const job = params.get("job") ?? "";
  const state: JobsSearch = {
    job: /^\d{1,10}$/.test(job) ? job : "",
    tab: isTab(shown) ? shown : "all",
    search: params.get("search") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
  const queryOf = (change: Partial<JobsSearch>) => {
    const { tab, search, page: next } = { ...state, page: 1, ...change };
    const query = new URLSearchParams();
    if (tab !== "all") query.set("show", tab);
    if (search) query.set("search", search);
    if (next > 1) query.set("page", String(next));
    return query;
  };
  return {
    state,
    show: (change: Partial<JobsSearch>) =>
      setParams(queryOf(change), { replace: change.search !== undefined }),
    linkTo: (next: number) => ({ search: `?${queryOf({ page: next })}` }),
  };
}
