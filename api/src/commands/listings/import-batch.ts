import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import type { KeyedJob } from "../../import/keys.ts";
import type { BatchResult } from "../../import/summary.ts";
import { moveClicks } from "../move-clicks.ts";
import { resolveCompanies } from "./resolve-companies.ts";
import { insertJobs, replaceParts, type StoreOptions, updateJob } from "./write-imported-jobs.ts";

interface StoredJob {
  readonly id: number;
  readonly source_key: string;
  readonly content_hash: Buffer | null;
  readonly status: string;
  readonly last_confirmed_at: Date | null;
}

/** States that an import set and may set again; moderation and employers have the last word on the others. */
const OURS: ReadonlySet<string> = new Set(["PUBLISHED", "EXPIRED", "CLOSED"]);

/**
 * Writes a batch in one transaction: companies, jobs, what hangs on them, and a row in `job_changes` for each job
 * written. What is stored already with the same content stays untouched, but for the day it was last confirmed.
 * A deadlock or a rival's insert retries the whole transaction.
 */
export function writeBatch(
  database: Sequelize,
  batch: readonly KeyedJob[],
  options: StoreOptions,
): Promise<BatchResult> {
  if (batch.length === 0) return Promise.resolve({ created: 0, updated: 0, unchanged: 0 });
  return retried(() => database.transaction((transaction) => write(database, batch, options, transaction)));
}

async function write(
  database: Sequelize,
  batch: readonly KeyedJob[],
  options: StoreOptions,
  transaction: Transaction,
): Promise<BatchResult> {
  const stored = await findStored(database, batch, options.source, transaction);
  const created = batch.filter(({ key }) => !stored.has(key));
  const changed: { keyed: KeyedJob; id: number }[] = [];
  const confirmed: number[] = [];
  const today = options.asOf.toISOString().slice(0, 10);
  for (const keyed of batch) {
    const known = stored.get(keyed.key);
    if (known === undefined) continue;
    const sameState = known.status === keyed.job.status || !OURS.has(known.status);
    if (!known.content_hash?.equals(keyed.hash) || !sameState) changed.push({ keyed, id: known.id });
    else if ((known.last_confirmed_at?.toISOString() ?? "") < today) confirmed.push(known.id);
  }
  const result = {
    created: created.length,
    updated: changed.length,
    unchanged: batch.length - created.length - changed.length,
  };
  if (options.dryRun) return result;

  const written = [...created, ...changed.map(({ keyed }) => keyed)];
  const companies = written.map(({ job }) => job.company);
  const companyIds =
    companies.length > 0
      ? await resolveCompanies(database, companies, options.source, transaction)
      : new Map();
  const categoryIds = await findCategories(database, transaction);
  const context = { ...options, companyIds, categoryIds, database, transaction };
  const newIds = await insertJobs(created, context);
  await moveClicks(
    database,
    changed.flatMap(({ keyed, id }) => {
      const companyId = companyIds.get(keyed.job.company);
      return companyId === undefined ? [] : [{ jobId: id, companyId }];
    }),
    transaction,
  );
  for (const { keyed, id } of changed) await updateJob(id, keyed, context);
  await replaceParts([...newIds, ...changed], context);
  if (confirmed.length > 0) {
    await database.query("UPDATE jobs SET last_confirmed_at = ?, updated_at = updated_at WHERE id IN (?)", {
      replacements: [options.asOf, confirmed],
      transaction,
    });
  }
  return result;
}

async function findStored(
  database: Sequelize,
  batch: readonly KeyedJob[],
  source: string,
  transaction: Transaction,
): Promise<Map<string, StoredJob>> {
  const rows = await database.query<StoredJob>(
    `SELECT id, source_key, content_hash, status, last_confirmed_at FROM jobs
     WHERE source = ? AND source_key IN (?)`,
    { replacements: [source, batch.map(({ key }) => key)], type: QueryTypes.SELECT, transaction },
  );
  return new Map(rows.map((row) => [row.source_key, row]));
}

async function findCategories(database: Sequelize, transaction: Transaction): Promise<Map<string, number>> {
  const rows = await database.query<{ id: number; code: string }>("SELECT id, code FROM categories", {
    type: QueryTypes.SELECT,
    transaction,
  });
  return new Map(rows.map(({ id, code }) => [code, id]));
}
