import { QueryTypes, type Transaction } from "sequelize";
import type { ImportedJob } from "../../import/job.ts";
import type { KeyedJob } from "../../import/keys.ts";
import { jobLifecycle } from "../../lifecycles/job.ts";
import { validThrough } from "../../policies/publishing.ts";
import type { StoredRow } from "../../queries/bulk-rows.ts";
import type { Target } from "../../queries/bulk-targets.ts";
import type { StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { newSlug } from "../employer/make-draft.ts";
import { findCategories } from "../listings/import-batch.ts";
import { contentColumns, replaceParts, type Value } from "../listings/write-imported-jobs.ts";

type Given = Pick<Services, "database" | "now">;

/** A row with the job that it describes. */
export interface Described {
  readonly row: StoredRow;
  readonly job: ImportedJob;
  /** The listing that is changed, or one that has ended and that a new one takes the place of. */
  readonly target: Target | null;
}

/** Drafts of rows, with two statements and their parts. */
export async function createJobs(
  { database, now }: Given,
  { companyId, accountId }: StoredUpload,
  rows: readonly Described[],
  transaction: Transaction,
): Promise<void> {
  if (rows.length === 0) return;
  // A listing that has ended keeps its content and its address, and gives its key to the new one.
  const ended = rows.flatMap(({ target }) => target?.id ?? []);
  if (ended.length > 0)
    await database.query("UPDATE jobs SET upload_key = NULL WHERE id IN (?)", {
      replacements: [ended],
      transaction,
    });
  const categories = await findCategories(database, transaction);
  const at = now();
  const records = rows.map(({ row, job }) => ({
    ...contentColumns(job, categories),
    company_id: companyId,
    created_by: accountId,
    slug: newSlug(job.title),
    upload_key: row.jobKey,
    content_hash: row.hash,
    status: jobLifecycle.initial,
    created_at: at,
    updated_at: at,
  }));
  const names = Object.keys(records[0] ?? {});
  await database.query(`INSERT INTO jobs (${names.join(", ")}) VALUES ?`, {
    replacements: [records.map((record) => Object.values(record))],
    transaction,
  });
  const keys = rows.flatMap(({ row }) => row.jobKey ?? []);
  const stored = await database.query<{ id: number; upload_key: Buffer }>(
    "SELECT id, upload_key FROM jobs WHERE company_id = ? AND upload_key IN (?)",
    { replacements: [companyId, keys], type: QueryTypes.SELECT, transaction },
  );
  const ids = new Map(stored.map(({ id, upload_key }) => [upload_key.toString("hex"), id]));
  await replaceParts(
    rows.map((described) => ({ keyed: keyedOf(described), id: idOf(ids, described) })),
    { database, transaction },
  );
}

/**
 * Changes listings to what their rows say. What a file does not say stays as it is: an empty cell erases nothing that was
 * written here.
 */
export async function changeJobs(
  { database, now }: Given,
  { accountId }: StoredUpload,
  rows: readonly Described[],
  transaction: Transaction,
): Promise<void> {
  if (rows.length === 0) return;
  const categories = await findCategories(database, transaction);
  const at = now();
  for (const { row, job, target } of rows) {
    const deadline = job.application_deadline;
    const published = target?.first_published_at ?? null;
    const columns = {
      ...said(contentColumns(job, categories)),
      ...(deadline !== null &&
        published !== null && {
          valid_through: validThrough(
            { applicationDeadline: deadline, durationDays: target?.duration_days ?? null },
            published,
          ),
        }),
      upload_key: row.jobKey,
      content_hash: row.hash,
      edited_at: at,
      edited_by: accountId,
      updated_at: at,
    };
    const set = Object.keys(columns).map((name) => `${name} = ?`);
    await database.query(`UPDATE jobs SET ${set.join(", ")}, version = version + 1 WHERE id = ?`, {
      replacements: [...Object.values(columns), target?.id ?? 0],
      transaction,
    });
  }
  const written = rows.map((described) => ({ keyed: keyedOf(described), id: described.target?.id ?? 0 }));
  await replaceParts(written, { database, transaction, onlySaid: true });
}

/** Amounts, and how to apply, are one statement each: a part of it that is empty is said as well. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  salary_min: ["salary_max", "salary_currency", "salary_unit"],
  apply_url: ["apply_kind", "apply_email"],
  apply_email: ["apply_kind", "apply_url"],
};
/** Of rows that name none. */
const USUAL_LANGUAGE = "en";
const NEVER_ALONE = new Set(Object.values(TOGETHER).flat());

function said(columns: Record<string, Value>): Record<string, Value> {
  const names = Object.keys(columns)
    .filter((name) => columns[name] !== null && !NEVER_ALONE.has(name))
    .filter((name) => name !== "language" || columns[name] !== USUAL_LANGUAGE);
  for (const [name, others] of Object.entries(TOGETHER))
    if (columns[name] !== null) names.push(name, ...others);
  return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
}

const keyedOf = ({ row, job }: Described): KeyedJob => ({
  job,
  key: row.jobKey?.toString("hex") ?? "",
  hash: row.hash ?? Buffer.alloc(0),
});

function idOf(ids: ReadonlyMap<string, number>, { row }: Described): number {
  const id = ids.get(row.jobKey?.toString("hex") ?? "");
  if (id === undefined) throw new Error(`the job of row ${row.n} was not stored`);
  return id;
}
