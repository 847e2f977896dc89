import type { FunnelRow } from "@jobmap/contract";
import { FUNNEL_BY, type FunnelBy } from "@jobmap/contract/employer-enums";
import { APPLICATION_SOURCES } from "@jobmap/contract/enums";

export type Named = Pick<FunnelRow, "job" | "source" | "embed" | "page" | "day">;
/** What an application has reached, as the address of the applicants says it. */
export type Reached = "" | "answered" | "interview" | "hired";

export interface FunnelState {
  readonly by: FunnelBy;
  /** The one row whose days are shown; empty for all. */
  readonly job: string;
  readonly source: string;
  readonly embed: string;
  readonly page: string;
}

const ALL = { job: "", source: "", embed: "", page: "" } as const;
const NARROWING = ["job", "source", "embed", "page"] as const;

/** The part of the dashboard's address that is about the funnel. Only days can be those of one row. */
export function funnelState(params: URLSearchParams): FunnelState {
  const by = FUNNEL_BY.find((each) => each === params.get("by")) ?? "job";
  if (by !== "day") return { by, ...ALL };
  const job = params.get("job") ?? "";
  return {
    by,
    job: /^\d{1,10}$/.test(job) ? job : "",
    source: (params.get("source") ?? "").slice(0, 40),
    embed: (params.get("embed") ?? "").slice(0, 64),
    page: (params.get("page") ?? "").slice(0, 200),
  };
}

export const isNarrowed = (state: FunnelState) => NARROWING.some((name) => state[name] !== "");

/** The address of the dashboard with the funnel in another state; the rest of it stays. */
export function funnelSearch(params: URLSearchParams, state: Partial<FunnelState> & Pick<FunnelState, "by">) {
  const next = new URLSearchParams(params);
  for (const name of ["by", ...NARROWING]) next.delete(name);
  if (state.by !== "job") next.set("by", state.by);
  for (const name of NARROWING) if (state[name]) next.set(name, state[name]);
  return next;
}

/** What the server is asked for. */
export function funnelQuery(days: string, { by, job, source, embed, page }: FunnelState) {
  return {
    by,
    days,
    ...(job ? { job_id: job } : {}),
    ...(source ? { source } : {}),
    ...(embed ? { embed } : {}),
    ...(page ? { page } : {}),
  };
}

/** The days of one row. */
export const daysOf = ({ job, source, embed, page }: Named) => ({
  by: "day" as const,
  job: job ? String(job.id) : "",
  source: source ?? "",
  embed: embed ?? "",
  page: page ?? "",
});

/** The list of exactly the applications that a figure counts; null for a source that no list can be narrowed to. */
export function applicantsPath(
  { job, source, embed, page, day }: Named,
  { from, to }: { from: string; to: string },
  reached: Reached,
): string | null {
  if (source !== null && !APPLICATION_SOURCES.some((known) => known === source)) return null;
  const query = new URLSearchParams();
  if (job) query.set("job", String(job.id));
  if (source) query.set("source", source);
  if (embed) query.set("embed", embed);
  if (page) query.set("embed_page", page);
  if (reached) query.set("reached", reached);
  query.set("from", day ?? from);
  query.set("to", day ?? to);
  query.set("zone", "utc");
  return `/employer/all-application?${query}`;
}
