import type { JobDetail } from "@jobmap/contract";
import { LONG_JOB, storyCompany, storyJob } from "../../webapp/src/ui/jobs/story-data.ts";
import { buildJob } from "../../webapp/test/pages-factories.ts";

const TEXT =
  "Transplant, weed and harvest vegetables on 400 acres beside the Choptank, from March to September.";

const detailOf = (changes: Partial<JobDetail>): JobDetail =>
  buildJob({ ...storyJob(), description: `<p>${TEXT}</p>`, ...changes });

/** What the stories of jobs that are read ask for, by id. */
export const READ = {
  whole: 901,
  long: 902,
  loading: 903,
  gone: 904,
  failed: 905,
} as const;

const JOBS: ReadonlyMap<number, JobDetail> = new Map([
  [READ.whole, detailOf({ id: READ.whole, skills: [], benefits: ["Housing", "Transport from the camp"] })],
  [
    READ.long,
    detailOf({
      ...LONG_JOB,
      id: READ.long,
      description: `<p>${`${TEXT} `.repeat(40)}</p><p>${"Chesapeake".repeat(30)}</p>`,
      benefits: Array.from({ length: 30 }, (_, i) => `Benefit ${i + 1} of a long list of them`),
    }),
  ],
]);

/** Answers these questions in the page itself, so that every state can be seen without a server. */
export function answerReadJobs(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const id = Number(/^\/api\/v1\/user\/job\/(\d+)$/.exec(pathname)?.[1]);
    const job = JOBS.get(id);
    if (job) return reply(job);
    if (id === READ.loading) return await untilAborted(init?.signal);
    if (id === READ.gone || id === READ.failed) return failure(id === READ.gone ? "gone" : "internal");
    if (pathname.startsWith("/api/v1/user/company/getCompanyDetail/")) return reply(storyCompany());
    if (pathname === "/api/v1/user/job/click") return reply(null);
    return ask(input, init);
  };
}

const reply = (data: unknown) => Response.json({ status: true, message: "OK", data });

/** Told in the envelope alone: the browser writes a refused request to its console, where stories may write nothing. */
const failure = (code: string) => Response.json({ status: false, code, message: "No.", request_id: "story" });

/** Nothing comes, until nobody waits any more. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Gone", "AbortError")));
  });
}
