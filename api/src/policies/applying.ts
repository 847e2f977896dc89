import { ApiError } from "../errors/api-error.ts";
import type { Job } from "../models/index.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** @throws ApiError for a job that does not accept applications here now */
export function requireNative(job: Job, now: Date): void {
  if (job.applyKind !== "NATIVE")
    throw new ApiError("conflict", "This employer accepts applications on another site.");
  const closed = job.applicationsClosedOn(now);
  if (closed !== null)
    throw new ApiError("applications_closed", `Applications closed on ${DAY.format(new Date(closed))}.`);
}
