import { ownWholeJob } from "../employers/own-jobs-data.ts";
import { JOB_PLANS, PAYMENTS } from "./sample-payments.ts";

/** The job whose employer has credits, the one nothing can be read of, and any other. */
export const JOBS = { plain: 11, withCredits: 12, failing: 13 } as const;

const BASE = "/api/v1/employer/payment/";

/** Answers what the stories of payments ask, in the page itself. */
export function answerPayments(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    const [, job] = /^\/api\/v1\/employer\/job\/(\d+)$/.exec(pathname) ?? [];
    if (job !== undefined) {
      const data = { ...ownWholeJob(0), id: Number(job) };
      return Response.json({ status: true, message: "OK", data });
    }
    if (!pathname.startsWith(BASE)) return ask(input, init);
    const endpoint = pathname.slice(BASE.length);
    const data = dataOf(endpoint, searchParams);
    return data === undefined
      ? Response.json({ status: false, code: "internal", message: "Our side failed.", request_id: "story" })
      : Response.json({ status: true, message: "OK", data });
  };
}

function dataOf(endpoint: string, query: URLSearchParams): unknown {
  const id = Number(/(?:^|\/)(\d+)$/.exec(endpoint)?.[1]);
  const all = Object.values(PAYMENTS);
  const payment = all.find((each) => each.id === id);
  if (payment) return payment;
  // What is asked of the provider changes nothing here.
  if (endpoint === "check") return PAYMENTS.processing;
  if (endpoint === "get-job-plans") {
    const job = Number(query.get("job_ids"));
    if (job === JOBS.failing) return undefined;
    return job === JOBS.withCredits ? { ...JOB_PLANS, credits: 3, credits_missing: 0 } : JOB_PLANS;
  }
  if (endpoint === "get-transaction-history") {
    const items = query.get("search") === "" || !query.has("search") ? all : [];
    return { items, total: items.length, billing: { credits: 10, subscription: null } };
  }
  return undefined;
}
