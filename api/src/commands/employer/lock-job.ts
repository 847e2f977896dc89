import type { JobStatus } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Job } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import { requireJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";

const EDITABLE: readonly JobStatus[] = ["DRAFT", "PUBLISHED", "PAUSED"];

/** Who edits which listing. `version` is the one that was changed; without it whatever is there is overwritten. */
export interface Editing {
  readonly id: number;
  readonly actor: Actor;
  readonly version?: number | undefined;
}

/** What is done to a locked listing in the transaction that locks it. */
type Work<T> = (job: Job, transaction: Transaction) => Promise<T>;

/**
 * Locks a listing in a transaction, for somebody who may do that to it. Nobody else waits for the lock or takes it: whether they may is asked
 * before, outside the transaction, whose first read must be the locked one. It is asked again of the row that is locked.
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
      return await work(permit(actor, action, job, "job"), transaction);
    }),
  );
}

/**
 * Locks a listing that may be edited, in the version that was changed.
 * @throws ApiError `not_found`, `changed_elsewhere`, `illegal_transition` for a listing that is over
 */
export function withJobToEdit<T>(
  services: Pick<Services, "database">,
  editing: Editing,
  work: Work<T>,
): Promise<T> {
  return withLockedJob(services, editing, "job.edit", async (job, transaction) => {
    if (!EDITABLE.includes(job.status))
      throw new ApiError(
        "illegal_transition",
        "This job is closed and can't be edited. You can repost it as a new job.",
      );
    requireVersion(job, editing.version);
    return await work(job, transaction);
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
