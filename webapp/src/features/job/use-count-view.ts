import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { clickOrigin } from "./click-source.ts";

/** The visit that was counted last: rendering a page twice is still one visit. */
let counted = "";

/** Tells the employer's count that the listing was opened, once a visit. A count that fails is nobody's trouble. */
export function useCountView(jobId: number): void {
  const { key, search } = useLocation();
  // What changes in the address while the page stays, as opening the form does, is no other visit.
  const [opened] = useState(key);
  useEffect(() => {
    const visit = `${opened} ${jobId}`;
    if (counted === visit) return;
    counted = visit;
    call("POST user/job/click", { body: { job_id: jobId, ...clickOrigin(search) } }).catch(() => {});
  }, [jobId, opened, search]);
}
