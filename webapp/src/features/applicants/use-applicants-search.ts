import { useSearchParams } from "react-router";
import { isStage, type StageId } from "./stages.ts";

export interface ApplicantsSearch {
  readonly view: "table" | "board";
  /** A job's id, or empty for all. */
  readonly job: string;
  readonly stage: StageId | "all";
  /** Minimum rating out of five; empty means any rating, or none. */
  readonly rating: string;
  readonly search: string;
  readonly page: number;
}

/** The view follows the address; `?application=` opens one application in the panel. */
export function useApplicantsSearch() {
  const [params, setParams] = useSearchParams();
  const id = (name: string) => (/^\d{1,10}$/.test(params.get(name) ?? "") ? (params.get(name) ?? "") : "");
  const stage = params.get("stage");
  const state: ApplicantsSearch = {
    view: params.get("view") === "board" ? "board" : "table",
    job: id("job"),
    stage: isStage(stage) ? stage : "all",
    rating: /^[1-5]$/.test(id("rating")) ? id("rating") : "",
    search: params.get("search") ?? "",
    page: Math.max(1, Number(id("page"))),
  };
  const queryOf = (change: Partial<ApplicantsSearch>, application = "") => {
    const next = { ...state, page: 1, ...change };
    const query = new URLSearchParams();
    if (next.view === "board") query.set("view", next.view);
    if (next.job) query.set("job", next.job);
    if (next.stage !== "all") query.set("stage", next.stage);
    if (next.rating) query.set("rating", next.rating);
    if (next.search) query.set("search", next.search);
    if (next.page > 1) query.set("page", String(next.page));
    if (application) query.set("application", application);
    return query;
  };
  return {
    state,
    application: id("application"),
    show: (change: Partial<ApplicantsSearch>) => setParams(queryOf(change)),
    linkTo: (change: Partial<ApplicantsSearch>) => ({ search: `?${queryOf(change)}` }),
    /** The same list with the panel open on an application. */
    linkToApplication: (one: number) => ({ search: `?${queryOf({ page: state.page }, String(one))}` }),
    closeApplication: () => setParams(queryOf({ page: state.page }), { preventScrollReset: true }),
  };
}
export type ShownApplicants = ReturnType<typeof useApplicantsSearch>;
