import { useCallback, useEffect, useState } from "react";
import { lastVisit, readOpened, rememberOpened } from "../../../lib/explore-visits.ts";

/** What this browser remembers: jobs opened here, and when it was here before. */
export interface Visits {
  readonly opened: ReadonlySet<number>;
  readonly newSince: number | undefined;
  readonly onOpen: (job: { readonly id: number }) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Empty on the server and in the first rendering; then as the browser remembers. */
export function useVisits(): Visits {
  const [opened, setOpened] = useState(NONE);
  const [newSince, setNewSince] = useState<number>();
  useEffect(() => {
    setOpened(new Set(readOpened()));
    setNewSince(lastVisit(Date.now()));
  }, []);
  const onOpen = useCallback((job: { readonly id: number }) => {
    const all = rememberOpened(job.id);
    // Opened in another tab, this page goes on and shows it grey.
    setOpened(new Set(all));
  }, []);
  return { opened, newSince, onOpen };
}
