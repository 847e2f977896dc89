import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toastFailure } from "../../lib/aloud.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

export const employerQuery = endpointQuery("GET employer/profile", {});

/** The employer's data. Server errors are shown in the top right corner as well as on the page that made the request. */
export function useEmployer() {
  const employer = useQuery(employerQuery);
  const refusal = employer.isLoadingError && employer.error.isAnswer ? employer.error : undefined;
  useEffect(() => {
    if (refusal) toastFailure(refusal);
  }, [refusal]);
  return employer;
}
