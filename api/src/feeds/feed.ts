import type { JobDetail } from "@jobmap/contract";

/** What a feed says of itself. */
export interface FeedHead {
  readonly title: string;
  /** Address of the page that shows the same jobs. */
  readonly pageUrl: string;
  /** Address of the feed. */
  readonly feedUrl: string;
  /** The site's address, without a slash at its end. */
  readonly publicUrl: string;
  readonly updatedAt: Date;
}

/** An open job, with the website of its employer. */
export interface FeedJob {
  readonly job: JobDetail;
  readonly website: string | null;
}

/** A file that has all jobs, and is written while they are read: `open`, each job, `close`. */
export interface FullFeed {
  readonly contentType: string;
  open(head: FeedHead): string;
  /** Empty if the format cannot say what the job says. */
  job(job: FeedJob, head: FeedHead): string;
  /** Written between two jobs. */
  readonly separator: string;
  readonly end: string;
}

/** Address of a job's page that says which feed a reader came from. */
export function jobUrl({ id }: JobDetail, { publicUrl }: FeedHead, source?: string): string {
  const from = source === undefined ? "" : `?utm_source=${source}&utm_medium=feed`;
  return `${publicUrl}/job/${id}${from}`;
}
