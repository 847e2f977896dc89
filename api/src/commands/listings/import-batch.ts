import type { JobStatus } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import type { KeyedJob } from "../../import/keys.ts";
import type { BatchResult } from "../../import/summary.ts";
import type { Services } from "../../services.ts";
import { moveClicks } from "../move-clicks.ts";
import { resolveCompanies } from "./resolve-companies.ts";
import { changeListings, findChange, type JobActor, type StateChange } from "./transition.ts";
import {
  announceListed,
  insertJobs,
  replaceParts,
  type StoreOptions,
  updateJob,
} from "./write-imported-jobs.ts";

interface StoredJob {
  readonly id: number;
  readonly source_key: string;
  readonly content_hash: Buffer | null;
  readonly status: JobStatus;
  readonly last_confirmed_at: Date | null;
}

const SOURCE: JobActor = { by: "source", accountId: null };

/** The action for a listing whose source reports it in a given state. */
const ACTIONS = { PUBLISHED: "list", EXPIRED: "expire", CLOSED: "close" } as const;

/**
 * Writes a batch in one transaction: companies, jobs, their related rows, and a row in `job_changes` for each job written.
 * Stored jobs with unchanged content stay untouched, except for the day they were last confirmed. After a deadlock or a
 * concurrent insert the whole transaction is retried.
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
  const moved: StateChange[] = [];
  const given = { database, now: () => options.now };
  const today = options.asOf.toISOString().slice(0, 10);
  for (const keyed of batch) {
    const known = stored.get(keyed.key);
    if (known === undefined) continue;
    const change = await sourceChange(known, keyed, given, transaction);
    if (change) moved.push(change);
    if (!known.content_hash?.equals(keyed.hash) || change) changed.push({ keyed, id: known.id });
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
  for (const { keyed, id } of newIds) {
    const change = await sourceChange({ id, status: "DRAFT" }, keyed, given, transaction);
    if (change) moved.push(change);
  }
  for (const { keyed, id } of changed) await updateJob(id, keyed, context);
  const listed = moved.filter(({ to }) => to === "PUBLISHED");
  await announceListed(listed, context);
  await changeListings(given, moved, SOURCE, transaction);
  await replaceParts([...newIds, ...changed], context);
  if (confirmed.length > 0) {
    await database.query("UPDATE jobs SET last_confirmed_at = ?, updated_at = updated_at WHERE id IN (?)", {
      replacements: [options.asOf, confirmed],
      transaction,
    });
  }
  return result;
}

/** How a listing's state follows its source; for the other states, moderators and employers decide. */
async function sourceChange(
  { id, status }: Pick<StoredJob, "id" | "status">,
  { job }: KeyedJob,
  given: Pick<Services, "database" | "now">,
  transaction: Transaction,
): Promise<StateChange | undefined> {
  if (status === job.status) return undefined;
  const listing = { id, status, validThrough: null };
  const change = await findChange(given, listing, ACTIONS[job.status], SOURCE, transaction);
  return change && { ...change, closeReason: job.close_reason };
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

/** Ids of categories by their codes. */
export async function findCategories(
  database: Sequelize,
  transaction: Transaction,
): Promise<Map<string, number>> {
  const rows = await database.query<{ id: number; code: string }>("SELECT id, code FROM categories", {
    type: QueryTypes.SELECT,
    transaction,
  });
  return new Map(rows.map(({ id, code }) => [code, id]));
}
