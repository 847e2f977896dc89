import type { JobChanges, JobContent } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { type Job, UnpublishedChanges } from "../../models/index.ts";
import { contentOf } from "../../posting/job-content.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { type Editing, withJobToEdit } from "./lock-job.ts";
import { requirePublishable } from "./require-publishable.ts";
import { differing, without } from "./same-content.ts";
import { writeContent } from "./write-content.ts";

/**
 * Notes that a listing was written, so that every process's map follows; this one's at once after the commit. By then it is saved: a map
 * that cannot follow at once is no failure, it reads the note a moment later.
 */
export async function noteChange(services: Services, jobId: number, transaction: Transaction): Promise<void> {
  const [changeId] = await services.database.query("INSERT INTO job_changes (job_id) VALUES (?)", {
    replacements: [jobId],
    transaction,
    type: QueryTypes.INSERT,
  });
  transaction.afterCommit(() =>
    services.jobIndex
      .apply(changeId, jobId)
      .catch((error: unknown) => services.log.warn({ err: error }, "the map follows a listing later")),
  );
}

/** Notes that a listing is public for the first time, for those whom alerts tell of it. */
export async function recordFirstPublication(
  { database }: Services,
  jobId: number,
  transaction: Transaction,
): Promise<void> {
  await database.query("INSERT IGNORE INTO fresh_jobs (job_id) VALUES (?)", {
    replacements: [jobId],
    transaction,
  });
}

/**
 * Changes a listing at once, published or not, in one transaction. A listing that the public sees must keep the rules it was published
 * by; a draft may be as unfinished as it is. Unpublished changes of the same fields are dropped, of others they stay.
 * @throws ApiError as {@link withJobToEdit}, and `invalid_input` for a change that breaks a rule
 */
export async function editJob(
  services: Services,
  editing: Editing,
  changes: Partial<JobContent>,
): Promise<WholeJob> {
  return await withJobToEdit(services, editing, async (job, transaction) => {
    const whole = await findWholeJob(job.id, transaction);
    const stored = contentOf(whole);
    if (job.status !== "DRAFT") requirePublishable(whole, { ...stored, ...changes }, services.now());
    await writeContent(job, differing(changes, stored), transaction);
    await keepUnpublished(job, without(whole.changes, Object.keys(changes)), transaction);
    await markEdited(services, job, editing, transaction);
    return await findWholeJob(job.id, transaction);
  });
}

/** Keeps these as the changes of a listing that are not published; none takes them away. */
export async function keepUnpublished(
  { id: jobId }: Job,
  changes: JobChanges,
  transaction: Transaction,
): Promise<void> {
  if (Object.keys(changes).length > 0) await UnpublishedChanges.upsert({ jobId, changes }, { transaction });
  else await UnpublishedChanges.destroy({ where: { jobId }, transaction });
}

/** Saves a listing that was changed: a new version, who made it, and the note that the map follows. */
export async function markEdited(
  services: Services,
  job: Job,
  { actor }: Pick<Editing, "actor">,
  transaction: Transaction,
): Promise<void> {
  const now = services.now();
  job.set({ version: job.version + 1, editedAt: now, editedBy: actor.id, updatedAt: now });
  await job.save({ transaction });
  await noteChange(services, job.id, transaction);
}
