import type { JobStatus } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Job } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import { requireJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";

const EDITABLE: readonly JobStatus[] = ["DRAFT", "PUBLISHED", "PAUSED"];

/**
 * Who edits which listing. `version` is the one that the editor started from; without it the stored version is overwritten,
 * whatever it is.
 */
export interface Editing {
  readonly id: number;
  readonly actor: Actor;
  readonly version?: number | undefined;
}

/** Work on a locked listing, in the transaction that locks it. */
type Work<T> = (job: Job, transaction: Transaction) => Promise<T>;

/**
 * Locks a listing in a transaction, for an actor with permission. Others neither take the lock nor wait for it: permission is
 * checked first, outside the transaction, because its first read must be the locking one. It is checked again on the locked row.
 * @throws ApiError `not_found`
 */
export async function withLockedJob<T>(
  { database }: Pick<Services, "database">,
  { id, actor }: Pick<Editing, "id" | "actor">,
  action: "job.edit" | "job.move",
  work: Work<T>,
): Promise<T> {
  await requireJob(actor, action, id);
  return await retried(() =>
    database.transaction(async (transaction) => {
      const job = await Job.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
      return await work(permit(actor, action, job, "Job not found."), transaction);
    }),
  );
}

/**
 * Locks a listing that may be edited, in the version that the editor started from.
 * @throws ApiError `not_found`, `changed_elsewhere`, `illegal_transition` for a listing that has ended
 */
export function withJobToEdit<T>(
  services: Pick<Services, "database">,
  editing: Editing,
  work: Work<T>,
): Promise<T> {
  return withLockedJob(services, editing, "job.edit", async (job, transaction) => {
    requireEditable(job);
    requireVersion(job, editing.version);
    return await work(job, transaction);
  });
}

/** @throws ApiError `illegal_transition` for a listing that has ended */
export function requireEditable({ status }: Job): void {
  if (!EDITABLE.includes(status))
    throw new ApiError(
      "illegal_transition",
      "This job is closed and can't be edited. You can repost it as a new job.",
    );
}

/**
 * @throws ApiError `changed_elsewhere` when the stored version is not the one that the editor started from. Its `id` names the
 * listing, for a client that was about to create it.
 */
export function requireVersion(job: Job, version: number | undefined): void {
  if (version !== undefined && version !== job.version)
    throw new ApiError(
      "changed_elsewhere",
      "This job was changed elsewhere. Nothing was overwritten, but your changes are not saved yet.",
      { id: String(job.id) },
    );
}
