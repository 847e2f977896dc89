import { JobBatchChange } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { type Actor, can } from "../policies/can.ts";

/** A change of many listings as it is stored. */
export interface StoredBatch {
  readonly id: number;
  readonly companyId: number;
  readonly accountId: number | null;
  readonly change: JobBatchChange;
  readonly startsAt: Date;
  readonly undoneAt: Date | null;
  readonly createdAt: Date;
}

export type BatchRowState = "WAITING" | "DONE" | "SAME" | "REFUSED" | "UNDONE" | "KEPT";

interface BatchColumns {
  id: number;
  company_id: number;
  account_id: number | null;
  change: string;
  starts_at: Date;
  undone_at: Date | null;
  created_at: Date;
}

/** How many listings are named with the reason why they were not changed. */
const MAX_PROBLEMS = 200;

export async function findBatch(
  database: Sequelize,
  id: number,
  transaction: Transaction | null = null,
): Promise<StoredBatch | undefined> {
  return await findOne(database, "id = ?", [id], transaction);
}

/** The batch that the same request started before. */
export async function findBatchByKey(
  database: Sequelize,
  companyId: number,
  requestKey: string,
): Promise<StoredBatch | undefined> {
  return await findOne(database, "company_id = ? AND request_key = ?", [companyId, requestKey], null);
}

async function findOne(
  database: Sequelize,
  where: string,
  replacements: readonly (number | string)[],
  transaction: Transaction | null,
): Promise<StoredBatch | undefined> {
  const [row] = await database.query<BatchColumns>(
    `SELECT id, company_id, account_id, \`change\`, starts_at, undone_at, created_at FROM job_batches WHERE ${where}`,
    { replacements: [...replacements], type: QueryTypes.SELECT, transaction },
  );
  return (
    row && {
      id: row.id,
      companyId: row.company_id,
      accountId: row.account_id,
      change: JobBatchChange.parse(JSON.parse(row.change)),
      startsAt: row.starts_at,
      undoneAt: row.undone_at,
      createdAt: row.created_at,
    }
  );
}

/**
 * A batch, for an actor who may read it and take it back: they see all of its listings.
 * @throws ApiError `not_found`
 */
export async function permitBatch(
  database: Sequelize,
  actor: Actor,
  batch: StoredBatch | undefined,
): Promise<StoredBatch> {
  if (!batch) throw notFound("Change not found.");
  const { id, companyId } = batch;
  // Whoever sees all jobs need not know which they are.
  const rows =
    actor.jobs === "all"
      ? []
      : await database.query<{ job_id: number }>("SELECT job_id FROM job_batch_rows WHERE batch_id = ?", {
          replacements: [id],
          type: QueryTypes.SELECT,
        });
  const jobIds = rows.map(({ job_id }) => job_id);
  if (!can(actor, "job_batch.change", { companyId, jobIds })) throw notFound("Change not found.");
  return batch;
}

/** Listings of a batch in a state, the first of them in its order. */
export async function findBatchJobs(
  database: Sequelize,
  batchId: number,
  state: BatchRowState,
  limit: number,
): Promise<number[]> {
  const rows = await database.query<{ job_id: number }>(
    "SELECT job_id FROM job_batch_rows WHERE batch_id = ? AND state = ? ORDER BY n LIMIT ?",
    { replacements: [batchId, state, limit], type: QueryTypes.SELECT },
  );
  return rows.map(({ job_id }) => job_id);
}

export interface BatchProblem {
  readonly id: number;
  readonly title: string;
  readonly message: string;
}

/** How many listings of a batch are in each state, and why some were not changed. */
export async function findBatchResults(
  database: Sequelize,
  batchId: number,
): Promise<{ counts: ReadonlyMap<BatchRowState, number>; problems: BatchProblem[] }> {
  const counts = await database.query<{ state: BatchRowState; n: number }>(
    "SELECT state, COUNT(*) AS n FROM job_batch_rows WHERE batch_id = ? GROUP BY state",
    { replacements: [batchId], type: QueryTypes.SELECT },
  );
  const problems = await database.query<BatchProblem>(
    `SELECT j.id, j.title, r.message FROM job_batch_rows r JOIN jobs j ON j.id = r.job_id
     WHERE r.batch_id = ? AND r.state IN ('REFUSED', 'KEPT') AND r.message IS NOT NULL ORDER BY r.n LIMIT ${MAX_PROBLEMS}`,
    { replacements: [batchId], type: QueryTypes.SELECT },
  );
  return { counts: new Map(counts.map(({ state, n }) => [state, Number(n)])), problems };
}
