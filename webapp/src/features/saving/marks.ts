import { useEffect } from "react";
import { t } from "#text";
import { loadChunk, runChunk } from "../../lib/load-chunk.ts";
import { useSession } from "../../lib/session.ts";
import { type MarkedJob, NO_MARKS, useMarks } from "./marks-store.ts";

/** The code of all presses on hearts and their like. */
export const loadSaving = () => import("./save.ts");

/** Saves or unsaves a job. The code for it is loaded on the first press. */
export function pressSave(job: MarkedJob, saved: boolean): void {
  void runChunk(t`Saving`, loadSaving, ({ setSaved }) => setSaved({ id: job.id, title: job.title }, saved));
}

/** Loads the signed-in candidate's marks once; every page that shows hearts calls this. */
export function useFetchedMarks(): void {
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  const isVisitor = useSession(({ status }) => status === "visitor");
  useEffect(() => {
    if (isCandidate)
      loadChunk(loadSaving).then(
        ({ fetchMarks }) => fetchMarks(),
        // Hearts stay empty; pressing one tries again, and shows an error if that fails.
        () => {},
      );
    else if (isVisitor) useMarks.setState(NO_MARKS);
  }, [isCandidate, isVisitor]);
}
