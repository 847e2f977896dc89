import { createHash } from "node:crypto";
import { eachField, JOB_FIELDS } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { slugify } from "../../format/slug.ts";
import type { ImportedCompany, ImportedJob } from "../../import/job.ts";
import type { KeyedJob } from "../../import/keys.ts";
import { jobLifecycle } from "../../lifecycles/job.ts";

export interface StoreOptions {
  readonly source: string;
  readonly now: Date;
  /** When the source was known to list these jobs; they count as confirmed then. */
  readonly asOf: Date;
  readonly dryRun: boolean;
}

export interface WriteContext extends StoreOptions {
  readonly companyIds: ReadonlyMap<ImportedCompany, number>;
  /** Ids by SOC code. */
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly database: Sequelize;
  readonly transaction: Transaction;
}

export interface WrittenJob {
  readonly keyed: KeyedJob;
  readonly id: number;
}

export type Value = string | number | boolean | Date | Buffer | null;

/** The columns that an import sets, on insert and on update. */
function columnsOf(
  { job, hash }: KeyedJob,
  { companyIds, categoryIds, asOf, now }: WriteContext,
): Record<string, Value> {
  return {
    company_id: companyIds.get(job.company) ?? null,
    ...contentColumns(job, categoryIds),
    source_url: job.source_url,
    valid_through: endOfDay(job.valid_through),
    content_hash: hash,
    source_posted_at: postedAt(job, now),
    last_confirmed_at: asOf,
  };
}

/** What a row of a file says about a job, by column; whoever listed it. @param categoryIds by SOC code */
export function contentColumns(
  job: ImportedJob,
  categoryIds: ReadonlyMap<string, number>,
): Record<string, Value> {
  return {
    title: job.title,
    description: job.description,
    responsibilities: job.responsibilities,
    qualifications: job.qualifications,
    location_type: job.location_type,
    applicant_location_requirements: json(job.applicant_location_requirements),
    salary_currency: job.pay?.currency ?? null,
    salary_min: job.pay?.min ?? null,
    salary_max: job.pay?.max ?? null,
    salary_unit: job.pay?.unit ?? null,
    other_compensation: json(job.other_compensation),
    benefits: json(job.benefits),
    category_id: job.category === null ? null : (categoryIds.get(job.category) ?? null),
    occupation_code: job.occupation_code,
    ...eachField(JOB_FIELDS, (_, name) => job[name]),
    ends_on: job.ends_on,
    apply_kind: job.apply_kind,
    apply_url: job.apply_url,
    apply_email: job.apply_email,
    application_deadline: job.application_deadline,
    language: job.language,
  };
}

/** Inserts new jobs with one statement. @returns their ids. */
export async function insertJobs(created: readonly KeyedJob[], context: WriteContext): Promise<WrittenJob[]> {
  if (created.length === 0) return [];
  const { database, transaction, source } = context;
  const records = created.map((keyed) => ({
    ...columnsOf(keyed, context),
    slug: slugOf(keyed, source),
    source,
    source_key: keyed.key,
    status: jobLifecycle.initial,
  }));
  const names = Object.keys(records[0] ?? {});
  await database.query(`INSERT INTO jobs (${names.join(", ")}) VALUES ?`, {
    replacements: [records.map((record) => Object.values(record))],
    transaction,
  });
  const rows = await database.query<{ id: number; source_key: string }>(
    "SELECT id, source_key FROM jobs WHERE source = ? AND source_key IN (?)",
    { replacements: [source, created.map(({ key }) => key)], type: QueryTypes.SELECT, transaction },
  );
  const ids = new Map(rows.map(({ id, source_key }) => [source_key, id]));
  return created.map((keyed) => {
    const id = ids.get(keyed.key);
    if (id === undefined) throw new Error(`job "${keyed.key}" was not stored`);
    return { keyed, id };
  });
}

/** Records the first publication of listings, and queues them for alerts. Listings that were public before keep their date. */
export async function announceListed(
  listed: readonly { readonly jobId: number }[],
  { database, transaction, now }: WriteContext,
): Promise<void> {
  if (listed.length === 0) return;
  const ids = listed.map(({ jobId }) => jobId);
  const isNew = "id IN (?) AND first_published_at IS NULL";
  await database.query(`INSERT IGNORE INTO fresh_jobs (job_id) SELECT id FROM jobs WHERE ${isNew}`, {
    replacements: [ids],
    transaction,
  });
  await database.query(`UPDATE jobs SET first_published_at = ? WHERE ${isNew}`, {
    replacements: [now, ids],
    transaction,
  });
}

/** Updates a stored job from its source, except for its state. */
export async function updateJob(id: number, keyed: KeyedJob, context: WriteContext): Promise<void> {
  const columns = columnsOf(keyed, context);
  const names = Object.keys(columns).map((name) => `${name} = ?`);
  await context.database.query(
    `UPDATE jobs SET ${names.join(", ")}, version = version + 1, close_reason = IF(status = 'CLOSED', ?, close_reason) WHERE id = ?`,
    {
      replacements: [...Object.values(columns), keyed.job.close_reason, id],
      transaction: context.transaction,
    },
  );
}

const PARTS = [
  ["job_locations", "locations"],
  ["job_employment_types", "employment_types"],
  ["job_skills", "skills"],
] as const;

/**
 * Places, types and skills of the written jobs, and the record that they were written. With `onlySaid`, parts that a job says
 * nothing of stay.
 */
export async function replaceParts(
  written: readonly WrittenJob[],
  context: Pick<WriteContext, "database" | "transaction"> & { readonly onlySaid?: boolean },
): Promise<void> {
  if (written.length === 0) return;
  const { database, transaction, onlySaid = false } = context;
  const ids = written.map(({ id }) => id);
  for (const [table, part] of PARTS) {
    const replaced = written.filter(({ keyed }) => !onlySaid || keyed.job[part].length > 0);
    if (replaced.length === 0) continue;
    await database.query(`DELETE FROM ${table} WHERE job_id IN (?)`, {
      replacements: [replaced.map(({ id }) => id)],
      transaction,
    });
  }
  const insert = async (into: string, rows: readonly Value[][]) => {
    if (rows.length > 0)
      await database.query(`INSERT INTO ${into} VALUES ?`, { replacements: [rows], transaction });
  };
  await insert(
    "job_locations (job_id, position, street, locality, region, postal_code, country, latitude, longitude, `precision`)",
    written.flatMap(({ id, keyed }) =>
      keyed.job.locations.map((place, position) => [
        id,
        position,
        place.street,
        place.locality,
        place.region,
        place.postal_code,
        place.country,
        place.latitude,
        place.longitude,
        place.precision,
      ]),
    ),
  );
  await insert(
    "job_employment_types (job_id, employment_type)",
    written.flatMap(({ id, keyed }) => keyed.job.employment_types.map((type) => [id, type])),
  );
  await insertSkills(written, context, insert);
  await insert(
    "job_changes (job_id)",
    ids.map((id) => [id]),
  );
}

async function insertSkills(
  written: readonly WrittenJob[],
  { database, transaction }: Pick<WriteContext, "database" | "transaction">,
  insert: (into: string, rows: readonly Value[][]) => Promise<void>,
): Promise<void> {
  const names = [...new Set(written.flatMap(({ keyed }) => keyed.job.skills))];
  if (names.length === 0) return;
  await database.query("INSERT IGNORE INTO skills (name) VALUES ?", {
    replacements: [names.map((name) => [name])],
    transaction,
  });
  const rows = await database.query<{ id: number; name: string }>(
    "SELECT id, name FROM skills WHERE name IN (?)",
    {
      replacements: [names],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  // The collation decides which spellings are the same skill, so the database is queried rather than imitated.
  const collator = new Intl.Collator("en", { sensitivity: "base" });
  const find = (name: string) => rows.find((row) => collator.compare(row.name, name) === 0)?.id;
  const pairs = written.flatMap(({ id, keyed }) =>
    [...new Set(keyed.job.skills.flatMap((name) => find(name) ?? []))].map((skill) => [id, skill]),
  );
  await insert("job_skills (job_id, skill_id)", pairs);
}

function slugOf({ job, key }: KeyedJob, source: string): string {
  const suffix = createHash("sha1").update(`${source}\n${key}`).digest("hex").slice(0, 10);
  return [slugify(job.title, 80), slugify(job.company.name, 50), suffix].filter(Boolean).join("-");
}

/** The source's own posting date at noon UTC, which is that day in every US time zone, or now if that is earlier; null for none. */
function postedAt(job: ImportedJob, now: Date): Date | null {
  if (job.posted_on === null) return null;
  const posted = new Date(`${job.posted_on}T12:00:00Z`);
  return posted < now ? posted : now;
}

/** A listing that is valid through a day stays public until that day has ended everywhere in the US (Hawaii, UTC-10). */
function endOfDay(date: string | null): Date | null {
  return date === null ? null : new Date(Date.parse(`${date}T00:00:00Z`) + 34 * 3_600_000);
}

function json(list: readonly string[]): string | null {
  return list.length > 0 ? JSON.stringify(list) : null;
}
