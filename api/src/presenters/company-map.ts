import type { CompanyMapJob, CompanyMap as WireCompanyMap } from "@jobmap/contract";
import { type CompanyMap, placeOf } from "../company-map/index.ts";

/** A company's map for clients that want JSON: the same data as in the binary response. */
export function presentCompanyMap({ meta, entries }: CompanyMap): WireCompanyMap {
  const categoryAt = new Map(meta.categories.map(({ id }, index) => [id, index]));
  return {
    ...meta,
    jobs: entries.map((entry): CompanyMapJob => {
      const { job, precision } = entry;
      const place = placeOf(entry);
      return {
        id: job.id,
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
        precision,
        base_salary: job.pay,
        location_type: job.locationType,
        employment_types: [...job.employmentTypes],
        category: job.categoryId === null ? null : (categoryAt.get(job.categoryId) ?? null),
        posted_day: job.day,
      };
    }),
  };
}
