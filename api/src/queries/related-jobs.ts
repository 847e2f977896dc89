import { METERS_PER_MILE } from "@jobmap/contract/limits";
import { type JobFilter, type JobIndex, type PlaceRank, placeRank } from "../map/index.ts";
import type { ListedJob } from "../models/listed-job.ts";

const NEAR = 50 * METERS_PER_MILE;

/** Jobs similar to a given one, each with its distance in miles (NaN without a place) and the nearest of its places. */
export interface RelatedJobs {
  ids: number[];
  miles: number[];
  rank: PlaceRank | undefined;
}

/**
 * Jobs that may interest a reader of `job`, best first: the same title nearby, the same category nearby, then the same title and
 * category anywhere. Excludes the job itself and duplicates.
 */
export function findRelatedJobs(job: ListedJob, index: JobIndex, limit: number): RelatedJobs {
  const location = job.locations?.find((place) => place.latitude !== null && place.longitude !== null);
  const origin =
    location?.latitude != null && location.longitude != null
      ? { latitude: location.latitude, longitude: location.longitude }
      : undefined;
  const near: JobFilter = origin ? { radius: { ...origin, metres: NEAR } } : {};
  const kin: JobFilter = job.category ? { categoryIds: [job.category.id] } : {};
  const attempts: JobFilter[] = [{ ...near, text: job.title }, { ...near, ...kin }, { text: job.title }, kin];
  const found = new Map<number, number>();
  for (const filter of attempts) {
    if (found.size >= limit) break;
    const { ids, distances } = index.list(filter, {
      sort: origin ? "nearest" : "newest",
      limit: limit + 1,
      ...(origin ? { origin } : {}),
    });
    ids.forEach((id, i) => {
      const metres = distances?.[i];
      if (id !== job.id && !found.has(id))
        found.set(id, metres == null ? Number.NaN : metres / METERS_PER_MILE);
    });
  }
  const entries = [...found].slice(0, limit);
  return {
    ids: entries.map(([id]) => id),
    miles: entries.map(([, distance]) => distance),
    rank: placeRank({}, origin),
  };
}
