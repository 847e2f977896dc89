import { useCallback, useEffect, useState } from "react";
import { lastVisit, readOpened, rememberOpened } from "../../../lib/explore-visits.ts";

/** What this browser stores: the jobs opened here and the time of the previous visit. */
export interface Visits {
  readonly opened: ReadonlySet<number>;
  readonly newSince: number | undefined;
  readonly onOpen: (job: { readonly id: number }) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Empty on the server and in the first render, then loaded from the browser. */
export function useVisits(): Visits {
  const [opened, setOpened] = useState(NONE);
  const [newSince, setNewSince] = useState<number>();
  useEffect(() => {
    setOpened(new Set(readOpened()));
    setNewSince(lastVisit(Date.now()));
  }, []);
  const onOpen = useCallback((job: { readonly id: number }) => {
    const all = rememberOpened(job.id);
    // The job opens in another tab, so this page stays and shows it grayed out.
    setOpened(new Set(all));
  }, []);
  return { opened, newSince, onOpen };
}
