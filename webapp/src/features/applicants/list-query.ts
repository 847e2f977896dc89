import type { AnswersDue, ApplicationReach } from "@jobmap/contract";
import { statusesOf } from "./stages.ts";
import { type ApplicantsSearch, EVERYTHING } from "./use-applicants-search.ts";

/** Rows of a page. */
export const limitOf = ({ dense }: Pick<ApplicantsSearch, "dense">) => (dense ? 50 : 20);

/** As it is sent, in an address or in a body. */
interface Filter {
  readonly search?: string;
  readonly status?: string;
  readonly job_id?: string;
  readonly rating?: string;
  readonly source?: string;
  readonly embed?: string;
  readonly embed_page?: string;
  readonly reached?: ApplicationReach;
  readonly answers_due?: AnswersDue;
  readonly knockout?: "true" | "false";
  readonly question_id?: string;
  readonly answer?: string;
  readonly applied_from?: string;
  readonly applied_before?: string;
}

/** What the server is asked for; empty values are omitted when it is sent. */
export function filterQuery(state: ApplicantsSearch): Filter {
  const { job, rating, search, stage, source, flagged, question, answer, from, to, zone } = state;
  const { embed, embed_page, reached, due } = state;
  const status = statusesOf(stage);
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(job ? { job_id: job } : {}),
    ...(rating ? { rating } : {}),
    ...(source ? { source } : {}),
    ...(flagged ? { knockout: flagged } : {}),
    ...(question && answer ? { question_id: question, answer } : {}),
    ...(embed ? { embed } : {}),
    ...(embed_page ? { embed_page } : {}),
    ...(reached ? { reached: REACHED[reached] } : {}),
    ...(due ? { answers_due: DUE[due] } : {}),
    ...(from ? { applied_from: startOf(from, zone) } : {}),
    ...(to ? { applied_before: startOf(to, zone, 1) } : {}),
  };
}

/** Query parameters of a list request. */
export function listQuery(state: ApplicantsSearch) {
  const { sort, order, page } = state;
  return { ...filterQuery(state), sort, order, page, limit: limitOf(state) };
}

export const isFiltered = (state: ApplicantsSearch) =>
  Object.entries(EVERYTHING).some(([name, value]) => state[name as keyof typeof EVERYTHING] !== value);

const DUE = { open: "OPEN", soon: "SOON", overdue: "OVERDUE" } as const;
const REACHED = { answered: "ANSWERED", interview: "INTERVIEW", hired: "HIRED" } as const;

/** The first moment of a day, here or in UTC, so many days later. */
function startOf(day: string, zone: ApplicantsSearch["zone"], later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const parts = [year, month - 1, date + later] as const;
  return new Date(zone === "utc" ? Date.UTC(...parts) : new Date(...parts)).toISOString();
}
