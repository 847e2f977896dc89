import { RESUME_FILES, type ResumeRequirement } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import type { Job } from "../models/index.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * The last day on which applications were accepted here, once that is over; null while they are accepted, or if they are taken
 * elsewhere.
 */
export function applicationsClosedOn(
  { applyKind, applicationDeadline }: Pick<Job, "applyKind" | "applicationDeadline">,
  now: Date,
): string | null {
  if (applyKind !== "NATIVE" || !applicationDeadline) return null;
  return applicationDeadline < now.toISOString().slice(0, 10) ? applicationDeadline : null;
}

/** @throws ApiError for a job that does not accept applications here now */
export function requireNative(job: Job, now: Date): void {
  if (job.applyKind !== "NATIVE")
    throw new ApiError("conflict", "This employer accepts applications on another site.");
  const closed = applicationsClosedOn(job, now);
  if (closed !== null)
    throw new ApiError("applications_closed", `Applications closed on ${DAY.format(new Date(closed))}.`);
}

/**
 * @param stated null if the listing says nothing: a resume is optional then
 * @throws ApiError `invalid_input` under the resume's field, if one is missing or not wanted
 */
export function requireWantedResume(stated: ResumeRequirement | null, isSent: boolean): void {
  const message =
    stated === "REQUIRED" && !isSent
      ? "Please add your resume."
      : stated === "NOT_WANTED" && isSent
        ? "This employer doesn't want a resume for this job. Please apply without one."
        : null;
  if (message !== null) throw new ApiError("invalid_input", message, { [RESUME_FILES.field]: message });
}
