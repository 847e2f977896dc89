import type { FeedReading, JobFeed } from "@jobmap/contract";
import type { StoredFeed, StoredReading } from "../queries/job-feeds.ts";

/** A feed with its last reading. */
export function presentFeed(feed: StoredFeed, last: StoredReading | undefined): JobFeed {
  return {
    id: feed.id,
    name: feed.name,
    url: feed.url,
    state: feed.state,
    interval_hours: feed.interval_hours,
    publishes: feed.publishes,
    jobs: feed.job_count,
    next_read_at: feed.next_read_at?.toISOString() ?? null,
    last: last ? presentReading(last) : null,
    created_at: feed.created_at.toISOString(),
  };
}

export function presentReading(reading: StoredReading): FeedReading {
  return {
    id: reading.id,
    outcome: reading.outcome,
    problem: reading.problem,
    jobs: reading.job_count,
    created: reading.created_count,
    changed: reading.changed_count,
    same: reading.same_count,
    refused: reading.refused_count,
    closed: reading.closed_count,
    published: reading.published_count,
    pay_unasked: reading.pay_unasked,
    upload_id: reading.upload_id,
    started_at: reading.started_at.toISOString(),
    finished_at: reading.ended_at?.toISOString() ?? null,
  };
}
