import type { JobSummary } from "@jobmap/contract";

/** Whether a job says it was posted after `time`, in ms since 1970. False if the posting date or `time` is unknown. */
export function isPostedAfter(
  { date_posted }: Pick<JobSummary, "date_posted">,
  time: number | undefined,
): boolean {
  return date_posted !== null && time !== undefined && Date.parse(date_posted) > time;
}
