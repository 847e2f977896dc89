import { APPLICANT_SORTS, type ApplicantSort } from "@jobmap/contract/employer-enums";
import { useSearchParams } from "react-router";
import type { Sort } from "../../ui/index.ts";
import { isStage, type StageId } from "./stages.ts";

const VIEWS = ["table", "board", "review"] as const;
export type ApplicantsViewId = (typeof VIEWS)[number];

export interface ApplicantsSearch {
  readonly view: ApplicantsViewId;
  /** A job's id, or empty for all. */
  readonly job: string;
  readonly stage: StageId | "all";
  /** Minimum rating out of five; empty means any rating, or none. */
  readonly rating: string;
  readonly search: string;
  readonly source: "" | "web" | "embed" | "share";
  /** Whether an answer is flagged; empty means either. */
  readonly flagged: "" | "true" | "false";
  /** A question's id, and a part of its answer. */
  readonly question: string;
  readonly answer: string;
  /** The ID of an embed and the page that it is on, exactly. */
  readonly embed: string;
  readonly embed_page: string;
  /** How far they have come, by now or before. */
  readonly reached: "" | "answered" | "interview" | "hired";
  /** Promised answers that are owed: any, those due soon, or those whose time has passed. */
  readonly due: "" | "open" | "soon" | "overdue";
  /** Days such as `2026-11-23`, both included; empty means any. */
  readonly from: string;
  readonly to: string;
  /** Where these days begin and end: here, or in UTC as on the dashboard. */
  readonly zone: "" | "utc";
  readonly sort: ApplicantSort;
  readonly order: Sort["direction"];
  /** Rows of 36 px. */
  readonly dense: boolean;
  readonly page: number;
}

/** What shows all applications, newest first. */
export const EVERYTHING = {
  job: "",
  stage: "all",
  rating: "",
  search: "",
  source: "",
  flagged: "",
  question: "",
  answer: "",
  embed: "",
  embed_page: "",
  reached: "",
  due: "",
  from: "",
  to: "",
} as const satisfies Partial<ApplicantsSearch>;

/** Parameters of the address that are the same text in the state, in the order of the address. */
const TEXTS = [
  ...["job", "rating", "search", "source", "flagged", "question", "answer"],
  ...["embed", "embed_page", "reached", "due", "from", "to"],
] as const satisfies readonly (keyof ApplicantsSearch)[];

const oneOf = <const T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === value);

/** What an address asks for. */
export function stateOf(params: URLSearchParams): ApplicantsSearch {
  const text = (name: string) => params.get(name) ?? "";
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : "");
  const id = (name: string) => matching(name, /^\d{1,10}$/);
  const day = (name: string) => matching(name, /^\d{4}-\d\d-\d\d$/);
  const stage = params.get("stage");
  return {
    view: oneOf(params.get("view"), VIEWS) ?? "table",
    job: id("job"),
    stage: isStage(stage) ? stage : "all",
    rating: matching("rating", /^[1-5]$/),
    search: text("search"),
    source: oneOf(params.get("source"), ["web", "embed", "share"]) ?? "",
    flagged: oneOf(params.get("flagged"), ["true", "false"]) ?? "",
    question: id("question"),
    answer: text("answer"),
    embed: text("embed").slice(0, 64),
    embed_page: text("embed_page").slice(0, 200),
    reached: oneOf(params.get("reached"), ["answered", "interview", "hired"]) ?? "",
    due: oneOf(params.get("due"), ["open", "soon", "overdue"]) ?? "",
    from: day("from"),
    to: day("to"),
    zone: oneOf(params.get("zone"), ["utc"]) ?? "",
    sort: oneOf(params.get("sort"), APPLICANT_SORTS) ?? "applied",
    order: oneOf(params.get("order"), ["ascending"]) ?? "descending",
    dense: params.get("rows") === "dense",
    page: Math.max(1, Number(id("page"))),
  };
}

/** The address of a list, without what is open beside it. */
function queryOf(state: ApplicantsSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (state.view !== "table") query.set("view", state.view);
  if (state.stage !== "all") query.set("stage", state.stage);
  for (const name of TEXTS) if (state[name] !== "") query.set(name, state[name]);
  if (state.zone !== "" && (state.from || state.to)) query.set("zone", state.zone);
  if (state.sort !== "applied") query.set("sort", state.sort);
  if (state.order !== "descending") query.set("order", state.order);
  if (state.dense) query.set("rows", "dense");
  if (state.page > 1) query.set("page", String(state.page));
  return query;
}

/** The view follows the address; `?application=` opens one application in the panel, or in the review. */
export function useApplicantsSearch() {
  const [params, setParams] = useSearchParams();
  const state = stateOf(params);
  const changed = (change: Partial<ApplicantsSearch>, application = "") => {
    const query = queryOf({ ...state, page: 1, ...change });
    if (application) query.set("application", application);
    return query;
  };
  const open = params.get("application") ?? "";
  const { page } = state;
  return {
    state,
    application: /^\d{1,10}$/.test(open) ? open : "",
    /** What a saved view keeps of it. */
    query: String(queryOf({ ...state, page: 1 })),
    show: (change: Partial<ApplicantsSearch>) => setParams(changed(change)),
    /** Opens a saved view. */
    showQuery: (query: string) => setParams(queryOf(stateOf(new URLSearchParams(query)))),
    linkTo: (change: Partial<ApplicantsSearch>) => ({ search: `?${changed(change)}` }),
    /** The same list with the panel open on an application. */
    linkToApplication: (one: number) => ({ search: `?${changed({ page }, String(one))}` }),
    /** The review at an application; going back leads out of the review, not through everybody who was read. @param pick goes with the address */
    review: (one: number, pick?: number) =>
      setParams(changed({ view: "review" }, String(one)), {
        state: pick,
        replace: state.view === "review",
        preventScrollReset: state.view === "review",
      }),
    closeApplication: () => setParams(changed({ page }), { preventScrollReset: true }),
  };
}
export type ShownApplicants = ReturnType<typeof useApplicantsSearch>;
