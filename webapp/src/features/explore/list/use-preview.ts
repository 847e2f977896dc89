import type { JobSummary } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { t } from "#text";
import { announce } from "../../../lib/announce.ts";
import { ApiFailure, call } from "../../../lib/api.ts";

/**
 * The job of the preview: taken from the list if present, else fetched. Calls `onGone` if the job is no longer listed. Undefined until it
 * is loaded.
 */
export function usePreview(
  id: number | null,
  jobs: readonly JobSummary[],
  onGone: () => void,
): JobSummary | undefined {
  const [fetched, setFetched] = useState<JobSummary>();
  const listed = id === null ? undefined : jobs.find((job) => job.id === id);
  const wanted = id !== null && listed === undefined && fetched?.id !== id ? id : null;
  useEffect(() => {
    if (wanted === null) return;
    const abort = new AbortController();
    call("GET user/job/{id}", { params: { id: wanted } }, { signal: abort.signal }).then(
      setFetched,
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const gone = error instanceof ApiFailure && (error.code === "gone" || error.code === "not_found");
        announce(gone ? t`This job is no longer listed.` : t`The job did not load.`);
        onGone();
      },
    );
    return () => abort.abort();
  }, [wanted, onGone]);
  if (id === null) return undefined;
  return listed ?? (fetched?.id === id ? fetched : undefined);
}
