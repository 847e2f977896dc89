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
  readonly knockout?: "true" | "false";
  readonly question_id?: string;
  readonly answer?: string;
  readonly applied_from?: string;
  readonly applied_before?: string;
}

/** What the server is asked for; empty values are omitted when it is sent. */
export function filterQuery(state: ApplicantsSearch): Filter {
  const { job, rating, search, stage, source, flagged, question, answer, from, to } = state;
  const status = statusesOf(stage);
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(job ? { job_id: job } : {}),
    ...(rating ? { rating } : {}),
    ...(source ? { source } : {}),
    ...(flagged ? { knockout: flagged } : {}),
    ...(question && answer ? { question_id: question, answer } : {}),
    ...(from ? { applied_from: startOf(from) } : {}),
    ...(to ? { applied_before: startOf(to, 1) } : {}),
  };
}

/** Query parameters of a list request. */
export function listQuery(state: ApplicantsSearch) {
  const { sort, order, page } = state;
  return { ...filterQuery(state), sort, order, page, limit: limitOf(state) };
}

export const isFiltered = (state: ApplicantsSearch) =>
  Object.entries(EVERYTHING).some(([name, value]) => state[name as keyof typeof EVERYTHING] !== value);

/** The first moment of a day here, so many days later. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
