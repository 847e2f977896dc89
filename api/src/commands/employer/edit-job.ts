import type { JobChanges, JobContent, JobStatus } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Job, UnpublishedChanges } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import { contentOf } from "../../posting/job-content.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { requirePublishable } from "./require-publishable.ts";
import { differing, without } from "./same-content.ts";
import { writeContent } from "./write-content.ts";

const EDITABLE: readonly JobStatus[] = ["DRAFT", "PUBLISHED", "PAUSED"];

/** Who edits which listing. `version` is the one that was changed; without it whatever is there is overwritten. */
export interface Editing {
  readonly id: number;
  readonly actor: Actor;
  readonly version?: number | undefined;
}

/**
 * Locks a listing for the rest of a transaction, for somebody who may do that to it.
 * @throws ApiError `not_found`
 */
export async function lockJob(
  { id, actor }: Pick<Editing, "id" | "actor">,
  action: "job.edit" | "job.move",
  transaction: Transaction,
): Promise<Job> {
  const job = await Job.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
  return permit(actor, action, job, "job");
}

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
 * @throws ApiError `changed_elsewhere` when another version than the one that was changed is stored by now. Its `id` names the listing,
 * for a client that was about to make it.
 */
export function requireVersion(job: Job, version: number | undefined): void {
  if (version !== undefined && version !== job.version)
    throw new ApiError(
      "changed_elsewhere",
      "This job was changed elsewhere. Nothing was overwritten, but your changes are not saved yet.",
      { id: String(job.id) },
    );
}

/**
 * Locks a listing that may be edited, in the version that was changed.
 * @throws ApiError `not_found`, `changed_elsewhere`, `illegal_transition` for a listing that is over
 */
export async function lockForEditing(editing: Editing, transaction: Transaction): Promise<Job> {
  const job = await lockJob(editing, "job.edit", transaction);
  if (!EDITABLE.includes(job.status))
    throw new ApiError(
      "illegal_transition",
      "This job is closed and can't be edited. You can repost it as a new job.",
    );
  requireVersion(job, editing.version);
  return job;
}

/**
 * Changes a listing at once, published or not, in one transaction. A listing that the public sees must keep the rules it was published
 * by; a draft may be as unfinished as it is. Unpublished changes of the same fields are dropped, of others they stay.
 * @throws ApiError as {@link lockForEditing}, and `invalid_input` for a change that breaks a rule
 */
export async function editJob(
  services: Services,
  editing: Editing,
  changes: Partial<JobContent>,
): Promise<WholeJob> {
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      const job = await lockForEditing(editing, transaction);
      const whole = await findWholeJob(job.id, transaction);
      const stored = contentOf(whole);
      if (job.status !== "DRAFT") requirePublishable(whole, { ...stored, ...changes }, services.now());
      await writeContent(job, differing(changes, stored), transaction);
      await keepUnpublished(job, without(whole.changes, Object.keys(changes)), transaction);
      await markEdited(services, job, editing, transaction);
      return await findWholeJob(job.id, transaction);
    }),
  );
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
