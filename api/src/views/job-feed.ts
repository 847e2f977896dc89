import { FEED_LIMITS, type Feed, type JobSort, type WishReason } from "@jobmap/contract";
import { checkFacts } from "@jobmap/contract/fit";
import { METERS_PER_MILE } from "@jobmap/contract/limits";
import { placeRank } from "../map/index.ts";
import type { JobPreference } from "../models/index.ts";
import { presentJobSummary } from "../presenters/job.ts";
import {
  combined,
  feedLimits,
  feedRanking,
  readWishedOccupations,
  type WishedOccupation,
} from "../queries/feed-filter.ts";
import { findListedJobs } from "../queries/listed-jobs.ts";
import { occupationOf } from "../search/occupation-names.ts";
import type { Services } from "../services.ts";

interface Slice {
  readonly page: number;
  readonly limit: number;
  readonly sort: JobSort | undefined;
}

/** Where a job was found that no title explains. */
const ELSEWHERE: WishReason = "in the skills, employer or description";

/** A page of the jobs that somebody wished for, with the reason of each, and what each wish takes out. */
export async function findFeed(
  services: Pick<Services, "jobIndex" | "searches" | "answerRecords" | "now">,
  preference: JobPreference | null,
  { page, limit, sort: wanted }: Slice,
): Promise<Feed> {
  const isUsed = preference?.isOn === true && Object.values(preference.wishes).some(isStated);
  if (!isUsed) return { items: [], total: 0, page, limit, sort: wanted ?? "newest", excluded: [] };
  const { wishes } = preference;
  const occupations = readWishedOccupations(wishes, services.searches);
  const limits = await feedLimits(wishes, occupations);
  const { index } = services.jobIndex;
  const filter = combined(limits);
  const sort = wanted === "nearest" && !wishes.distance ? "newest" : (wanted ?? defaultSort(occupations));
  const origin = wishes.distance ?? undefined;
  const found = index.list(filter, {
    sort,
    offset: (page - 1) * limit,
    limit,
    origin,
    ranking: feedRanking(occupations),
    employers: services.answerRecords.scores,
  });
  const jobs = await findListedJobs(found.ids);
  const now = services.now();
  const rank = placeRank(filter, origin);
  const items = found.ids.flatMap((id, n) => {
    const row = jobs.get(id);
    if (!row) return [];
    const metres = found.distances?.[n];
    const distance = metres == null ? null : metres / METERS_PER_MILE;
    const job = presentJobSummary(row, now, { distance, rank });
    return [
      {
        job,
        wished: wishedBy(occupations, row.title),
        occupation: occupationOf(row),
        facts: checkFacts(wishes, { ...job, company_size: row.company?.size ?? null }),
      },
    ];
  });
  const excluded = FEED_LIMITS.flatMap((name) => {
    // Without an occupation it would be every job there is.
    if (!(name in limits) || name === "occupations") return [];
    return [{ limit: name, count: index.count(combined(limits, name)) - found.total }];
  });
  return { items, total: found.total, page, limit, sort, excluded };
}

const isStated = (wish: unknown) => (Array.isArray(wish) ? wish.length > 0 : wish !== null);

const defaultSort = (occupations: readonly unknown[]) => (occupations.length > 0 ? "relevance" : "newest");

/** The occupation whose words the title has, or else the first. */
function wishedBy(occupations: readonly WishedOccupation[], title: string) {
  const [first] = occupations;
  if (!first) return null;
  for (const { text, understood } of occupations) {
    const reason = understood.explainTitle(title);
    if (reason !== null) return { occupation: text, reason };
  }
  return { occupation: first.text, reason: ELSEWHERE };
}
