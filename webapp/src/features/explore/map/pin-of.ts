import type { JobSummary } from "@jobmap/contract";
import type { MapPin } from "@jobmap/widget/map";

/** The pin at a job's first known location; undefined if it has none. */
export function pinOf(job: JobSummary): MapPin | undefined {
  for (const { latitude, longitude, precision } of job.locations) {
    if (latitude === null || longitude === null) continue;
    const { id, title, base_salary: pay } = job;
    return { id, title, pay, latitude, longitude, ...(precision === null ? {} : { precision }) };
  }
  return undefined;
}
