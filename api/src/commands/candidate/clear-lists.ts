import { Op } from "sequelize";
import { notFound } from "../../errors/api-error.ts";
import { OPEN_APPLICATIONS } from "../../lifecycles/application.ts";
import { Application, DismissedJob, SavedJob, SearchHistoryEntry } from "../../models/index.ts";

/** Each clears one list of a candidate and returns how many entries it had. */

export const clearSavedJobs = (accountId: number): Promise<number> =>
  SavedJob.destroy({ where: { accountId } });

export const clearSearchHistory = (accountId: number): Promise<number> =>
  SearchHistoryEntry.destroy({ where: { accountId } });

export const restoreDismissedJobs = (accountId: number): Promise<number> =>
  DismissedJob.destroy({ where: { accountId } });

/** Removes ended applications from the candidate's list; employers keep them. */
export async function hideEndedApplications(candidateId: number, now: Date): Promise<number> {
  const [hidden] = await Application.update(
    { hiddenAt: now },
    { where: { candidateId, hiddenAt: null, status: { [Op.notIn]: [...OPEN_APPLICATIONS] } } },
  );
  return hidden;
}

/** @throws ApiError `not_found` */
export async function deleteSearch(accountId: number, id: number): Promise<number> {
  const removed = await SearchHistoryEntry.destroy({ where: { id, accountId } });
  if (removed === 0) throw notFound("Search not found.");
  return removed;
}

/**
 * Restores a dismissed job, identified by its entry or by the job.
 * @throws ApiError `not_found`
 */
export async function restoreDismissedJob(
  accountId: number,
  which: { id?: number | undefined; jobId?: number | undefined },
): Promise<number> {
  const known = Object.entries(which).filter(([, value]) => value !== undefined);
  const removed = await DismissedJob.destroy({ where: { accountId, ...Object.fromEntries(known) } });
  if (removed === 0) throw notFound("Dismissed job not found.");
  return removed;
}
