import type { JobSummary } from "@jobmap/contract";
import type { MapPin } from "@jobmap/widget/map";

/** The pin of a job's first place that is known; undefined for jobs that have none. */
export function pinOf(job: JobSummary): MapPin | undefined {
  for (const { latitude, longitude, precision } of job.locations) {
    if (latitude === null || longitude === null) continue;
    const { id, title, base_salary: pay } = job;
    return { id, title, pay, latitude, longitude, ...(precision === null ? {} : { precision }) };
  }
  return undefined;
}
