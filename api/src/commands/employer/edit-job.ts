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
 * Records that a listing was written, so that the map of every process updates; the map of this process does so right after the
 * commit. The listing is saved by then: if the map cannot update at once, that is not an error, since it reads the record a
 * moment later.
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
      .catch((error: unknown) => services.log.warn({ err: error }, "the map shows a listing's change later")),
  );
}

/** Records that a listing is public for the first time, so that alerts include it. */
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
 * Changes a listing directly, published or not, in one transaction. A public listing must keep meeting the rules for publishing;
 * a draft may stay incomplete. Unpublished changes of the same fields are dropped, those of other fields stay.
 * @throws ApiError as {@link withJobToEdit}, and `invalid_input` for a change that breaks a rule
 */
export async function editJob(
  services: Services,
  editing: Editing,
  changes: Partial<JobContent>,
): Promise<WholeJob> {
  return await withJobToEdit(services, editing, async (job, transaction) => {
    const whole = await findWholeJob(job.id, transaction);
    await editLocked(services, whole, job, { actor: editing.actor, changes }, transaction);
    return await findWholeJob(job.id, transaction);
  });
}

/** The same for a listing that the caller has locked, and read whole. */
export async function editLocked(
  services: Services,
  whole: WholeJob,
  job: Job,
  { actor, changes }: Pick<Editing, "actor"> & { readonly changes: Partial<JobContent> },
  transaction: Transaction,
): Promise<void> {
  const stored = contentOf(whole);
  if (job.status !== "DRAFT") requirePublishable(whole, { ...stored, ...changes }, services.now());
  await writeContent(job, differing(changes, stored), transaction);
  await keepUnpublished(job, without(whole.changes, Object.keys(changes)), transaction);
  await markEdited(services, job, { actor }, transaction);
}

/** Stores these as the unpublished changes of a listing; an empty set deletes them. */
export async function keepUnpublished(
  { id: jobId }: Job,
  changes: JobChanges,
  transaction: Transaction,
): Promise<void> {
  if (Object.keys(changes).length > 0) await UnpublishedChanges.upsert({ jobId, changes }, { transaction });
  else await UnpublishedChanges.destroy({ where: { jobId }, transaction });
}

/** Saves a changed listing: a new version, its editor, and the record that makes the map update. */
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
