import { QueryTypes, type Sequelize } from "sequelize";
import type { FeedJob } from "../feeds/feed.ts";
import { type Company, Job } from "../models/index.ts";
import { presentJobDetail } from "../presenters/job.ts";
import { OPEN } from "../queries/index-rows.ts";
import { WHOLE_JOB } from "../queries/jobs.ts";

/** Jobs per read: few enough that a slow reader of the feed does not hold much memory. */
const BATCH = 200;

/** Whose jobs a feed has: one company's, or those of all that are neither hidden nor made up for a demo. */
export type FeedOwner = Pick<Company, "id"> | "all";

/** A company `c` whose jobs are in the feeds of all. */
const FEEDABLE = "c.show_profile AND NOT c.is_demo";

/** The open jobs of a feed by ascending id, whole, in batches. */
export async function* readFeedJobs(
  database: Sequelize,
  owner: FeedOwner,
  now: Date,
): AsyncGenerator<FeedJob[], void, void> {
  for (let after = 0; ; ) {
    const rows = await database.query<{ id: number }>(
      `SELECT j.id FROM jobs j ${owner === "all" ? "FORCE INDEX (PRIMARY) STRAIGHT_JOIN companies c ON c.id = j.company_id" : ""}
       WHERE j.id > ? AND ${OPEN} AND ${owner === "all" ? FEEDABLE : "j.company_id = ?"}
       ORDER BY j.id LIMIT ${BATCH}`,
      { replacements: [after, now, ...(owner === "all" ? [] : [owner.id])], type: QueryTypes.SELECT },
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await findFeedJobs(
      rows.map(({ id }) => id),
      now,
    );
    after = last.id;
  }
}

/** Those of `ids` whose company is neither hidden nor made up for a demo, in the same order. */
export async function withoutDemo(database: Sequelize, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<{ id: number }>(
    `SELECT j.id FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id IN (?) AND ${FEEDABLE}`,
    { replacements: [ids], type: QueryTypes.SELECT },
  );
  const kept = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => kept.has(id));
}

/** Whole jobs in the order of `ids`; those that are no longer open are left out. */
export async function findFeedJobs(ids: readonly number[], now: Date): Promise<FeedJob[]> {
  const rows = await Job.findAll({ where: { id: [...ids] }, include: WHOLE_JOB });
  const byId = new Map(rows.map((job) => [job.id, job]));
  return ids.flatMap((id) => {
    const job = byId.get(id);
    return job?.isOpen(now)
      ? [{ job: presentJobDetail(job, now), website: job.company?.website ?? null }]
      : [];
  });
}
