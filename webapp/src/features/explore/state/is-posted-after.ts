import type { JobSummary } from "@jobmap/contract";

/** Whether a job says that it was posted after `time`, in ms since 1970. Without a posting date, or a time, it is not known. */
export function isPostedAfter(
  { date_posted }: Pick<JobSummary, "date_posted">,
  time: number | undefined,
): boolean {
  return date_posted !== null && time !== undefined && Date.parse(date_posted) > time;
}
