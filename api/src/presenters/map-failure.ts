import type { Data } from "@jobmap/contract";
import type { FailedPage } from "../queries/map-failures.ts";

/** If a job was opened on a later day than that of the last failure, the map works again. */
export function presentMapFailure({
  page,
  reason,
  visits,
  recovered,
  last_at,
  clicked_on,
}: FailedPage): Data<"GET employer/map-failures">["items"][number] {
  const last = last_at.toISOString();
  const worked_on = clicked_on !== null && clicked_on > last.slice(0, 10) ? clicked_on : null;
  return { page, reason, visits, recovered, last_at: last, worked_on };
}
