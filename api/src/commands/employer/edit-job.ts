import type { JobStatus } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Job } from "../../models/index.ts";
import { checkPosting } from "../../posting/check-posting.ts";
import { asPosting } from "../../presenters/employer-job.ts";
import { findWholeJob, type WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";

const EDITABLE: readonly JobStatus[] = ["DRAFT", "PUBLISHED", "PAUSED"];

/**
 * Locks one listing of a company for the rest of a transaction.
 * @throws ApiError `not_found` for one that is not there or another company's
 */
export async function lockJob(id: number, companyId: number, transaction: Transaction): Promise<Job> {
  const job = await Job.findOne({ where: { id, companyId }, transaction, lock: transaction.LOCK.UPDATE });
  if (!job) throw notFound("job");
  return job;
}

/**
 * Notes that a listing was written, so that every process's map follows; this one's at once after the commit. By then it is saved: a map
 * that cannot follow at once is no failure, it reads the note a moment later.
 */
export async function noteChange(services: Services, jobId: number, transaction: Transaction): Promise<void> {
  await services.database.query("INSERT INTO job_changes (job_id) VALUES (?)", {
    replacements: [jobId],
    transaction,
  });
  transaction.afterCommit(() =>
    services.jobs
      .refresh([jobId])
      .catch((error: unknown) => services.log.warn({ err: error }, "the map follows a listing later")),
  );
}

/** Notes that a listing is public for the first time, for those whom alerts tell of it. */
export async function announce(
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
 * Changes a listing in one transaction. A listing that the public sees must keep the rules it was published by; a draft may be
 * as unfinished as it is.
 * @throws ApiError `illegal_transition` for a listing that is over, `invalid_input` for a change that breaks a rule
 */
export async function editJob(
  services: Services,
  { id, companyId }: { id: number; companyId: number },
  change: (job: Job, transaction: Transaction) => Promise<void>,
): Promise<WholeJob> {
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      const job = await lockJob(id, companyId, transaction);
      if (!EDITABLE.includes(job.status))
        throw new ApiError(
          "illegal_transition",
          "This listing is over and cannot be changed. You can repost it as a new one.",
        );
      await change(job, transaction);
      job.updatedAt = services.now();
      await job.save({ transaction });
      const whole = await findWholeJob(id, companyId, transaction);
      if (job.status !== "DRAFT") requirePublishable(whole, services.now());
      await noteChange(services, id, transaction);
      return whole;
    }),
  );
}

/** @throws ApiError `invalid_input` with every rule that keeps the listing from being public, under its field */
export function requirePublishable(whole: WholeJob, now: Date): void {
  const blocking = checkPosting(asPosting(whole), now.toISOString().slice(0, 10)).filter(
    ({ severity }) => severity === "blocks",
  );
  if (blocking.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { field, message } of blocking) fields[field] ??= message;
  throw new ApiError(
    "invalid_input",
    blocking.length === 1
      ? (blocking[0]?.message ?? "")
      : `${blocking.length} things keep this job from being public.`,
    fields,
  );
}
