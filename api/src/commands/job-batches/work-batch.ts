import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Account, type Job } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import { isRevocable } from "../../policies/job-batch.ts";
import { type BatchRowState, findBatch, findBatchJobs, type StoredBatch } from "../../queries/job-batches.ts";
import { actorOf } from "../../security/actors.ts";
import type { Services } from "../../services.ts";
import { withLockedJob } from "../employer/lock-job.ts";
import { type Before, changeJob, changeJobBack } from "./change-job.ts";
import { queueBatch } from "./start-batch.ts";

const SLICE_JOBS = 50;
/** Then others take their turn. */
const SLICE_MS = 5_000;

/** What becomes of a listing. */
interface Outcome {
  readonly state: BatchRowState;
  readonly message?: string;
  readonly before?: Before | null;
}

/**
 * Changes the next listings of a batch, or takes them back if it was undone, each in a transaction of its own that also notes
 * what became of it. Queues itself until none is left.
 */
export async function workBatch(services: Services, batchId: number): Promise<void> {
  const until = services.now().getTime() + SLICE_MS;
  const batch = await findBatch(services.database, batchId);
  if (!batch) return;
  const actor = await starterOf(services, batch);
  const from = batch.undoneAt === null ? "WAITING" : "DONE";
  if (from === "DONE" && !isRevocable(batch.change)) return;
  for (;;) {
    const ids = await findBatchJobs(services.database, batchId, from, SLICE_JOBS);
    if (ids.length === 0) return;
    for (const id of ids) await workJob(services, { batch, actor, from }, id);
    if (services.now().getTime() < until) continue;
    await queueBatch(services, batchId, null);
    return services.signals.send("job_batch_tasks");
  }
}

interface Work {
  readonly batch: StoredBatch;
  /** Undefined if the account is gone, or acts for another company now. */
  readonly actor: Employer | undefined;
  readonly from: "WAITING" | "DONE";
}

async function workJob(services: Services, work: Work, id: number): Promise<void> {
  const { batch, actor, from } = work;
  try {
    if (!actor) throw new ApiError("not_found", "The account that asked for this is no longer there.");
    await withLockedJob(services, { id, actor }, "job.edit", async (job, transaction) => {
      const row = await lockRow(services, batch.id, id, transaction);
      if (row?.state !== from) return;
      await noteOutcome(
        services,
        work,
        id,
        await outcomeOf(services, { ...work, actor }, job, row, transaction),
        transaction,
      );
    });
  } catch (error) {
    if (!(error instanceof ApiError))
      services.log.error({ err: error, batch: batch.id, job: id }, "a listing of a batch was not changed");
    const message =
      error instanceof ApiError ? error.message : "Something went wrong with this job. Try it again.";
    await noteOutcome(services, work, id, { state: from === "WAITING" ? "REFUSED" : "KEPT", message }, null);
  }
}

async function outcomeOf(
  services: Services,
  { batch: { change }, actor, from }: Work & { readonly actor: Employer },
  job: Job,
  { before }: LockedRow,
  transaction: Transaction,
): Promise<Outcome> {
  if (from === "WAITING") {
    const changed = await changeJob(services, job, { actor, change }, transaction);
    return { state: changed.before ? "DONE" : "SAME", before: changed.before };
  }
  if (before) await changeJobBack(services, job, { actor, before }, transaction);
  return { state: "UNDONE" };
}

interface LockedRow {
  readonly state: BatchRowState;
  readonly before: Before | null;
}

/** Locked after the listing, as everywhere. */
async function lockRow(
  { database }: Services,
  batchId: number,
  jobId: number,
  transaction: Transaction,
): Promise<LockedRow | undefined> {
  const [row] = await database.query<{ state: BatchRowState; before: string | null }>(
    "SELECT state, `before` FROM job_batch_rows WHERE batch_id = ? AND job_id = ? FOR UPDATE",
    { replacements: [batchId, jobId], type: QueryTypes.SELECT, transaction },
  );
  return row && { state: row.state, before: row.before === null ? null : (JSON.parse(row.before) as Before) };
}

async function noteOutcome(
  { database }: Services,
  { batch: { id }, from }: Work,
  jobId: number,
  { state, message, before }: Outcome,
  transaction: Transaction | null,
): Promise<void> {
  await database.query(
    "UPDATE job_batch_rows SET state = ?, message = ?, `before` = ? WHERE batch_id = ? AND job_id = ? AND state = ?",
    {
      replacements: [
        state,
        message?.slice(0, 500) ?? null,
        before ? JSON.stringify(before) : null,
        id,
        jobId,
        from,
      ],
      transaction,
    },
  );
}

/** Whoever started the batch, as they may act now. */
async function starterOf(
  { database }: Services,
  { accountId, companyId }: StoredBatch,
): Promise<Employer | undefined> {
  const account = accountId === null ? null : await Account.findByPk(accountId);
  if (!account || account.companyId !== companyId) return undefined;
  return { ...(await actorOf(database, account)), companyId };
}
