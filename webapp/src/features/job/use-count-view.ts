import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { clickOrigin } from "./click-source.ts";

/** The last visit that was counted: rendering a page twice is still one visit. */
let counted = "";

/** Reports to the API, once per visit, that the listing was opened. A failed report is ignored. */
export function useCountView(jobId: number): void {
  const { key, search } = useLocation();
  // Changes of the address on the same page, such as opening the form, are not a new visit.
  const [opened] = useState(key);
  useEffect(() => {
    const visit = `${opened} ${jobId}`;
    if (counted === visit) return;
    counted = visit;
    call("POST user/job/click", { body: { job_id: jobId, ...clickOrigin(search) } }).catch(() => {});
  }, [jobId, opened, search]);
}
