import type { JobBatchChange, JobSelection } from "@jobmap/contract";
import { BATCH_GRACE_SECONDS, MAX_BATCH_JOBS } from "@jobmap/contract/batch-limits";
import { QueryTypes, type Transaction, UniqueConstraintError } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import type { Employer } from "../../policies/employer.ts";
import type { JobScope } from "../../policies/job-access.ts";
import { isRevocable } from "../../policies/job-batch.ts";
import { findOwnJobIds } from "../../queries/employer-jobs.ts";
import { findBatchByKey, permitBatch } from "../../queries/job-batches.ts";
import type { Services } from "../../services.ts";
import { prepareChanges } from "../employer/prepare-changes.ts";

interface NewBatch {
  readonly actor: Employer;
  readonly requestKey: string;
  readonly selection: JobSelection;
  readonly change: JobBatchChange;
}

const ROWS_PER_STATEMENT = 1_000;

/**
 * Notes which listings are to be changed and how; a worker changes them. A repeated request finds the batch that the first one
 * started. @returns its id
 * @throws ApiError `not_found` for listings of others, `conflict` if a filter finds other listings than the page showed
 */
export async function startBatch(
  services: Services,
  { actor, requestKey, selection, change }: NewBatch,
): Promise<number> {
  const { database, signals } = services;
  const known = await findBatchByKey(database, actor.companyId, requestKey);
  if (known) return (await permitBatch(database, actor, known)).id;
  const content = change.kind === "change" ? await prepareChanges(services, change.content) : undefined;
  const ids = await selectedJobs(services, actor, selection);
  try {
    const id = await database.transaction(async (transaction) => {
      const prepared = content ? { ...change, content } : change;
      const batchId = await insertBatch(services, { actor, requestKey, change: prepared }, transaction);
      for (let at = 0; at < ids.length; at += ROWS_PER_STATEMENT) {
        const rows = ids.slice(at, at + ROWS_PER_STATEMENT).map((job, i) => [batchId, at + i, job]);
        await database.query("INSERT INTO job_batch_rows (batch_id, n, job_id) VALUES ?", {
          replacements: [rows],
          transaction,
        });
      }
      return batchId;
    });
    signals.send("job_batch_tasks");
    return id;
  } catch (error) {
    // The same request came twice at once.
    const first =
      error instanceof UniqueConstraintError && (await findBatchByKey(database, actor.companyId, requestKey));
    if (first) return (await permitBatch(database, actor, first)).id;
    throw error;
  }
}

async function insertBatch(
  { database, now }: Services,
  {
    actor,
    requestKey,
    change,
  }: Pick<NewBatch, "actor" | "requestKey"> & { readonly change: object & { kind: string } },
  transaction: Transaction,
): Promise<number> {
  const at = now();
  const wait = isRevocable(change) ? 0 : BATCH_GRACE_SECONDS * 1_000;
  const startsAt = new Date(at.getTime() + wait);
  const [id] = await database.query(
    "INSERT INTO job_batches (company_id, account_id, request_key, `change`, starts_at, created_at) VALUES (?)",
    {
      replacements: [[actor.companyId, actor.id, requestKey, JSON.stringify(change), startsAt, at]],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  await queueBatch({ database }, id, wait === 0 ? null : startsAt, transaction);
  return id;
}

/** Has a worker go on with a batch, now or later. */
export async function queueBatch(
  { database }: Pick<Services, "database">,
  batchId: number,
  at: Date | null,
  transaction: Transaction | null = null,
): Promise<void> {
  await database.query("INSERT INTO job_batch_tasks (batch_id, next_attempt_at) VALUES (?, ?)", {
    replacements: [batchId, at],
    transaction,
  });
}

async function selectedJobs(
  { database, now }: Services,
  scope: JobScope,
  selection: JobSelection,
): Promise<number[]> {
  const asked = { database, now: now() };
  if (selection.ids) {
    const wanted = new Set(selection.ids);
    const own = new Set(await findOwnJobIds(asked, { scope }));
    for (const id of wanted) if (!own.has(id)) throw notFound("Job not found.");
    return [...wanted];
  }
  const ids = await findOwnJobIds(asked, { scope, ...selection.filter });
  if (ids.length > MAX_BATCH_JOBS)
    throw new ApiError("conflict", `At most ${MAX_BATCH_JOBS.toLocaleString("en-US")} jobs at once.`);
  if (ids.length !== selection.expected)
    throw new ApiError(
      "conflict",
      `There are ${ids.length.toLocaleString("en-US")} such jobs now. Nothing was changed: look at the list again.`,
    );
  return ids;
}
