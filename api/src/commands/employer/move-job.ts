import type { CloseReason, EmployerJobAction } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { retried } from "../../import/write/retry.ts";
import { jobLifecycle } from "../../lifecycles/job.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { type Job, JobEvent } from "../../models/index.ts";
import { jobFacts, validThrough } from "../../policies/publishing.ts";
import { findWholeJob, type WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { answerAll } from "../application/answer-all.ts";
import { lockJob, noteChange, requirePublishable } from "./edit-job.ts";

export interface Move {
  readonly id: number;
  readonly companyId: number;
  /** Who does it, for the history. */
  readonly accountId: number;
  readonly action: EmployerJobAction;
  readonly closeReason?: CloseReason | undefined;
}

/**
 * Takes an employer's action on a listing: its new state, the dates that go with it and its history, in one transaction.
 * @throws ApiError `not_found`, `illegal_transition`, or `invalid_input` when the listing cannot be public as it is
 */
export async function moveJob(services: Services, move: Move): Promise<WholeJob> {
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      const job = await lockJob(move.id, move.companyId, transaction);
      await moveLocked(services, job, move, transaction);
      return await findWholeJob(move.id, move.companyId, transaction);
    }),
  );
}

/** The same for a listing that is locked already. */
export async function moveLocked(
  services: Services,
  job: Job,
  { companyId, accountId, action, closeReason }: Move,
  transaction: Transaction,
): Promise<void> {
  const now = services.now();
  const { to } = take(jobLifecycle, job.status, action, "employer", jobFacts(job, now));
  const from = job.status;
  if (to === "PUBLISHED") {
    requirePublishable(await findWholeJob(job.id, companyId, transaction), now);
    job.lastConfirmedAt = now;
    job.confirmAskedAt = null;
    job.validThrough = job.firstPublishedAt ? job.validThrough : validThrough(job.applicationDeadline, now);
    job.firstPublishedAt ??= now;
  }
  if (to === "CLOSED") job.closeReason = closeReason ?? "CANCELLED";
  job.status = to;
  job.updatedAt = now;
  await job.save({ transaction });
  await JobEvent.create(
    {
      jobId: job.id,
      actor: "employer",
      accountId,
      action,
      fromStatus: from,
      toStatus: to,
      reason: to === "CLOSED" ? job.closeReason : null,
      createdAt: now,
    },
    { transaction },
  );
  if (to === "CLOSED") await answerAll(services, job, transaction);
  await noteChange(services, job.id, transaction);
}
