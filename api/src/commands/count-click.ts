import { createHash } from "node:crypto";
import type { ClickAttribution } from "@jobmap/contract";
import { QueryTypes, type Sequelize, Transaction } from "sequelize";
import { retried } from "../errors/retried.ts";

export interface Click {
  jobId: number;
  /** The listing was opened, left for its employer's site, or its application form opened here. */
  kind: "VIEW" | "APPLY" | "START";
  /** The surface that it came from: web, embed, share. */
  source: string;
  at: Date;
  /** What the embedding page reported about itself. */
  attribution?: ClickAttribution;
  /** The person, to be counted once. Without it every click counts. */
  person?: ClickPerson;
}

/** A person who clicks, as far as counting needs to know. */
export interface ClickPerson {
  /** Equal for the same person, listing, kind and day; see `ClickPeople`. */
  readonly digest: Buffer;
  /** Called if the person is new: whether one more may count. */
  isWanted(): boolean | Promise<boolean>;
}

/** Attributions stored per job, day and kind. Strangers choose them: further ones count only in the day's total. */
const MAX_ATTRIBUTIONS = 200;

const COLUMNS = [
  "via",
  "embed",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "page",
  "referrer",
] as const satisfies readonly (keyof ClickAttribution)[];

/**
 * Adds one to the day's count of a job, to that of the click's origin, and to those of the job's company, all or none. Clicks on
 * deleted jobs are not counted, nor are repeated ones of the same person, listing, kind and day.
 */
export async function countClick(database: Sequelize, click: Click): Promise<void> {
  // Without gap locks, with which the first clicks of a day would deadlock.
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  await retried(() =>
    database.transaction({ isolationLevel }, (transaction) => count(database, click, transaction)),
  );
}

async function count(
  database: Sequelize,
  { jobId, kind, source, at, attribution = {}, person }: Click,
  transaction: Transaction,
): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  // Locks the listing's company until this commits: `moveClicks` waits for it.
  const [job] = await database.query<{ company_id: number }>(
    "SELECT company_id FROM jobs WHERE id = ? LOCK IN SHARE MODE",
    { replacements: [jobId], type: QueryTypes.SELECT, transaction },
  );
  if (!job || (person && !(await isNew(database, day, person, transaction)))) return;
  await database.query(
    `INSERT INTO job_clicks (job_id, day, kind, source, clicks) VALUES (?, ?, ?, ?, 1)
     ON DUPLICATE KEY UPDATE clicks = clicks + 1`,
    { replacements: [jobId, day, kind, source], type: QueryTypes.INSERT, transaction },
  );
  const values = COLUMNS.map((name) => attribution[name] || null);
  const isKept =
    values.some((value) => value !== null) &&
    (await countAttribution(database, [jobId, day, kind, source], values, transaction));
  const { embed = "", page = "" } = attribution;
  const parts = [["", ""], ...(isKept && (embed || page) ? [[embed, page]] : [])];
  // Last, so that these rows are locked for the shortest time: all clicks of a company update them.
  await database.query(
    `INSERT INTO company_clicks (company_id, day, kind, source, embed, page, clicks) VALUES ?
     ON DUPLICATE KEY UPDATE clicks = clicks + 1`,
    {
      replacements: [parts.map((part) => [job.company_id, day, kind, source, ...part, 1])],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
}

/** Records a person; of concurrent requests only one succeeds. @returns whether they are to be counted */
async function isNew(
  database: Sequelize,
  day: string,
  { digest, isWanted }: ClickPerson,
  transaction: Transaction,
): Promise<boolean> {
  const [, added] = await database.query("INSERT IGNORE INTO click_people (day, digest) VALUES (?, ?)", {
    replacements: [day, digest],
    type: QueryTypes.INSERT,
    transaction,
  });
  return added > 0 && (await isWanted());
}

/** @returns whether there was room for it */
async function countAttribution(
  database: Sequelize,
  key: readonly [jobId: number, day: string, kind: string, source: string],
  values: readonly (string | null)[],
  transaction: Transaction,
): Promise<boolean> {
  const digest = createHash("sha1").update(JSON.stringify(values)).digest();
  const [, known] = await database.query(
    `UPDATE job_click_attributions SET clicks = clicks + 1
     WHERE job_id = ? AND day = ? AND kind = ? AND source = ? AND digest = ?`,
    { replacements: [...key, digest], type: QueryTypes.UPDATE, transaction },
  );
  if (known > 0) return true;
  const [count] = await database.query<{ rows_there: number }>(
    "SELECT COUNT(*) AS rows_there FROM job_click_attributions WHERE job_id = ? AND day = ? AND kind = ?",
    { replacements: key.slice(0, 3), type: QueryTypes.SELECT, transaction },
  );
  if (Number(count?.rows_there ?? 0) >= MAX_ATTRIBUTIONS) return false;
  await database.query(
    `INSERT INTO job_click_attributions (job_id, day, kind, source, digest, ${COLUMNS.join(", ")})
     VALUES (?, ?, ?, ?, ?, ${COLUMNS.map(() => "?").join(", ")}) ON DUPLICATE KEY UPDATE clicks = clicks + 1`,
    { replacements: [...key, digest, ...values], type: QueryTypes.INSERT, transaction },
  );
  return true;
}
