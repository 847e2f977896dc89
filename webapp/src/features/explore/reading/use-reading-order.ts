import type { JobSummary } from "@jobmap/contract";
import { useMemo, useRef } from "react";
import { t } from "#text";
import { announce } from "../../../lib/announce.ts";
import { call } from "../../../lib/api.ts";
import { type ExploreState, LAST_PAGE, PAGE_SIZE } from "../../../lib/explore-state.ts";
import type { ExploreData } from "../results/load.ts";
import { listQuery } from "../state/query.ts";

interface Around {
  id: number | null;
  data: ExploreData;
  state: ExploreState;
  onRead: (job: JobSummary, page?: number) => void;
}

interface ReadingOrder {
  jobs: readonly JobSummary[];
  /** Index of the job that is read; negative if it is not in the list. */
  at: number;
  /** "23 of 340"; undefined for a job that is not in the list. */
  position: string | undefined;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Goes on to a neighbor, on the next or the previous page if it is there. */
  go: (step: 1 | -1) => void;
}

/** The order in which jobs are read: the list through all its pages, and remote jobs after the last one. */
export function useReadingOrder({ id, data, state, onRead }: Around): ReadingOrder {
  const { list, remote } = data;
  const jobs = useMemo(() => [...(list.ok ? list.items : []), ...(remote?.items ?? [])], [list, remote]);
  const turning = useRef<number>(undefined);
  /** The job whose page is on its way. */
  const coming = useRef<number>(undefined);
  const total = list.ok ? list.total : 0;
  const here = list.ok ? list.items.length : 0;
  const pages = Math.min(LAST_PAGE, Math.ceil(total / PAGE_SIZE));
  const at = jobs.findIndex((job) => job.id === id);

  const turn = async (page: number) => {
    // Pressed again before the page is there.
    if (turning.current === page) return;
    turning.current = page;
    const query = { ...listQuery({ ...state, page }), purpose: "page" } as const;
    const reply = await call("GET user/job/list", { query }).catch(() => null);
    if (turning.current !== page) return;
    turning.current = undefined;
    const job = reply?.items.at(page > state.page ? 0 : -1);
    coming.current = job?.id;
    if (job) onRead(job, page);
    else announce(t`The next jobs did not load. Try again.`);
  };
  const isLast = at === here - 1 && here > 0;
  const next = isLast && state.page < pages ? state.page + 1 : undefined;
  const previous = at === 0 && here > 0 && state.page > 1 ? state.page - 1 : undefined;
  return {
    jobs,
    at,
    position:
      at < 0
        ? undefined
        : at < here
          ? t`${(state.page - 1) * PAGE_SIZE + at + 1} of ${total.toLocaleString("en-US")}`
          : t`${at - here + 1} of ${jobs.length - here} remote`,
    hasPrevious: at > 0 || previous !== undefined,
    hasNext: at + 1 < jobs.length || next !== undefined,
    go: (step) => {
      if (at < 0 && id !== null && id === coming.current) return;
      const page = step > 0 ? next : previous;
      if (page !== undefined) return void turn(page);
      turning.current = undefined;
      const job = jobs[Math.max(at, step > 0 ? -1 : 0) + step];
      if (job) onRead(job);
      else announce(step > 0 ? t`This is the last job.` : t`This is the first job.`);
    },
  };
}
