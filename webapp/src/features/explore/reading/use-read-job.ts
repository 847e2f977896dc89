import type { Company, JobDetail } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { ApiFailure, call } from "../../../lib/api.ts";

export type ReadJob =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly job: JobDetail; readonly company: Company }
  | { readonly status: "gone" }
  | { readonly status: "failed"; readonly retry: () => void };

interface Found {
  readonly id: number;
  readonly outcome: { readonly job: JobDetail; readonly company: Company } | "gone" | "failed";
}

const LOADING: ReadJob = { status: "loading" };

/** A listing in whole, with its employer. */
export function useReadJob(id: number): ReadJob {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const abort = new AbortController();
    load(id, abort.signal).then(
      (outcome) => setFound({ id, outcome }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const isGone = error instanceof ApiFailure && (error.code === "gone" || error.code === "not_found");
        setFound({ id, outcome: isGone ? "gone" : "failed" });
      },
    );
    return () => abort.abort();
  }, [id, tries]);
  if (found?.id !== id) return LOADING;
  const { outcome } = found;
  if (outcome === "gone") return { status: "gone" };
  if (outcome !== "failed") return { status: "ready", ...outcome };
  const retry = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  return { status: "failed", retry };
}

async function load(id: number, signal: AbortSignal) {
  const job = await call("GET user/job/{id}", { params: { id } }, { signal });
  const company = await call(
    "GET user/company/getCompanyDetail/{id}",
    { params: { id: job.company.id } },
    { signal },
  );
  return { job, company };
}
