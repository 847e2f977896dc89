import type { Transaction } from "sequelize";
import { Job } from "../../models/index.ts";

/** A listing whose last opening has been filled. */
export interface FilledJob {
  readonly id: number;
  readonly title: string;
  readonly openings: number;
}

/**
 * Locks listings for the rest of a transaction, so that concurrent hires are all counted. Call it before locking applications:
 * closing a listing locks in that order too.
 */
export async function lockOpenings(ids: Iterable<number>, transaction: Transaction): Promise<Job[]> {
  return await Job.findAll({
    where: { id: [...new Set(ids)] },
    attributes: ["id", "title", "openings", "positionsFilled"],
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
}

/**
 * Counts hired applicants as filled openings, up to the number of openings. Does not close the listing: that would reject all
 * other applicants without the employer's decision.
 * @param jobs listings that are locked
 * @param hired number of hired applicants by listing id
 * @returns the listings whose last opening this filled
 */
export async function fillOpenings(
  jobs: readonly Job[],
  hired: ReadonlyMap<number, number>,
  transaction: Transaction,
): Promise<FilledJob[]> {
  const filled: FilledJob[] = [];
  for (const job of jobs) {
    const openings = job.openings ?? 1;
    const before = job.positionsFilled;
    const after = Math.min(openings, before + (hired.get(job.id) ?? 0));
    if (after <= before) continue;
    await job.update({ positionsFilled: after }, { transaction });
    if (after === openings) filled.push({ id: job.id, title: job.title, openings });
  }
  return filled;
}
