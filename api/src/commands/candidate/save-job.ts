import type { Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Folder, Job, SavedJob } from "../../models/index.ts";
import { wasPublic } from "../../queries/open-job.ts";
import type { Services } from "../../services.ts";

/** Maximum number of saved jobs of a candidate. */
const MAX_SAVED_JOBS = 1_000;

export interface Saving {
  readonly accountId: number;
  readonly jobId: number;
  /** Undefined leaves the job where it is, null removes it from any folder. */
  readonly folderId?: number | null | undefined;
  readonly note?: string | undefined;
}

/**
 * Saves a job, or changes the folder and note of a saved one. Idempotent.
 * @throws ApiError `not_found` for a job that was never public and for another account's folder, `conflict` past {@link
 * MAX_SAVED_JOBS}
 */
export async function saveJob(
  { database, now }: Pick<Services, "database" | "now">,
  { accountId, jobId, folderId, note }: Saving,
): Promise<SavedJob> {
  return await retried(() =>
    database.transaction(async (transaction) => {
      await requireJob(jobId, transaction);
      if (folderId) await requireFolder(accountId, folderId, transaction);
      const found = await SavedJob.findOne({ where: { accountId, jobId }, transaction });
      const saved = found ?? SavedJob.build({ accountId, jobId, savedAt: now() });
      if (!found && (await SavedJob.count({ where: { accountId }, transaction })) >= MAX_SAVED_JOBS)
        throw new ApiError(
          "conflict",
          `You can save ${MAX_SAVED_JOBS.toLocaleString("en-US")} jobs. Please remove some first.`,
        );
      if (folderId !== undefined) saved.folderId = folderId;
      if (note !== undefined) saved.note = note;
      return await saved.save({ transaction });
    }),
  );
}

/** Removes a job from the saved list, if it is on it. */
export async function unsaveJob(accountId: number, jobId: number): Promise<void> {
  await SavedJob.destroy({ where: { accountId, jobId } });
}

async function requireJob(id: number, transaction: Transaction): Promise<void> {
  const job = await Job.findByPk(id, { attributes: ["id", "status", "firstPublishedAt"], transaction });
  if (!(job && wasPublic(job))) throw notFound("Job not found.");
}

async function requireFolder(accountId: number, id: number, transaction: Transaction): Promise<void> {
  if (!(await Folder.findOne({ where: { id, accountId }, transaction }))) throw notFound("Folder not found.");
}
