import { JOB_FIELDS } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { OPEN } from "../../queries/index-rows.ts";
import type { Services } from "../../services.ts";

/** Listings per statement when all of them are read, and changes per statement. */
const FILL_BATCH = 5_000;
const CHANGES_BATCH = 1_000;
/** A change may be committed this many seconds after others with higher ids. */
const COMMIT_SECONDS = 60;

type Given = Pick<Services, "database" | "now">;

interface Progress {
  readonly filled_to: number;
  readonly fill_to: number;
  readonly change_id: number;
  /** Whether nothing was known before: then a listing is as old as its row, and nobody is told of it. */
  readonly is_first: boolean;
}

type OnChanged = (ids: readonly number[], transaction: Transaction) => Promise<void>;

/**
 * Notes for each listing when what its page shows last changed: a digest of it is compared, so that saving the same again, or asking
 * whether a job is still open, is no change. Reads all listings at first, then those in `job_changes`. May be interrupted anywhere.
 * @param onChanged is told which listings have changed, with each batch, in the transaction that notes it
 */
export async function followJobPages(
  { database, now }: Given,
  onChanged: OnChanged = async () => {},
): Promise<void> {
  const { fill_to, is_first, ...begun } = await readProgress(database);
  let { filled_to, change_id } = begun;
  for (; filled_to < fill_to; filled_to += FILL_BATCH) {
    const range: Range = ["BETWEEN ? AND ?", [filled_to + 1, filled_to + FILL_BATCH]];
    if (is_first) await note(database, range, now(), "j.updated_at");
    else await noteChanged(database, range, now(), onChanged);
    const filled = Math.min(filled_to + FILL_BATCH, fill_to);
    await keepProgress(database, { filled_to: filled, fill_to, change_id, is_first });
  }
  for (let isLast = false; !isLast; ) {
    const changes = await select<{ id: number; job_id: number; is_settled: number }>(
      database,
      `SELECT id, job_id, created_at < CURRENT_TIMESTAMP(3) - INTERVAL ${COMMIT_SECONDS} SECOND AS is_settled
       FROM job_changes WHERE id > ? ORDER BY id LIMIT ${CHANGES_BATCH}`,
      [change_id],
    );
    isLast = changes.length < CHANGES_BATCH;
    const ids = [...new Set(changes.map(({ job_id }) => job_id))];
    if (ids.length > 0) await noteChanged(database, ["IN (?)", [ids]], now(), onChanged);
    // The others of the last minute are looked at again: one that was taken earlier may be committed between them.
    const settled = isLast ? changes.filter(({ is_settled }) => is_settled) : changes;
    change_id = settled.at(-1)?.id ?? change_id;
    await keepProgress(database, { filled_to: fill_to, fill_to, change_id, is_first });
  }
}

/** Which listings: a condition on an id, and its values. */
type Range = readonly [condition: string, values: readonly unknown[]];

async function noteChanged(
  database: Sequelize,
  range: Range,
  now: Date,
  onChanged: OnChanged,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await note(database, range, now, "?", transaction);
    const changed = await select<{ job_id: number }>(
      database,
      `SELECT job_id FROM job_pages WHERE job_id ${range[0]} AND changed_at = ?`,
      [...range[1], now],
      transaction,
    );
    if (changed.length > 0)
      await onChanged(
        changed.map(({ job_id }) => job_id),
        transaction,
      );
  });
}

/** @param first SQL for when pages have changed that were not known: `?` is now */
async function note(
  database: Sequelize,
  [condition, values]: Range,
  now: Date,
  first: "?" | "j.updated_at",
  transaction: Transaction | null = null,
): Promise<void> {
  await database.query(
    `INSERT INTO job_pages (job_id, company_id, digest, changed_at)
     SELECT j.id, j.company_id, IF(${OPEN}, ${DIGEST}, REPEAT('\\0', 16)), ${first}
     FROM jobs j JOIN companies c ON c.id = j.company_id LEFT JOIN job_pages p ON p.job_id = j.id
     WHERE j.id ${condition} AND (p.job_id IS NOT NULL OR (${OPEN}))
     ON DUPLICATE KEY UPDATE changed_at = IF(job_pages.digest = VALUES(digest), job_pages.changed_at, ?),
       digest = VALUES(digest), company_id = VALUES(company_id)`,
    { replacements: [now, ...(first === "?" ? [now] : []), ...values, now, now], transaction },
  );
}

/** Where a first look begins, and one after the changes in between are no longer known: with all listings. */
async function readProgress(database: Sequelize): Promise<Progress> {
  const [known] = await select<Omit<Progress, "is_first"> & { is_first: number }>(
    database,
    "SELECT filled_to, fill_to, change_id, is_first FROM job_pages_progress WHERE id = 1",
  );
  const [first] = await select<{ id: number | null }>(database, "SELECT MIN(id) AS id FROM job_changes");
  if (known && (first?.id == null || Number(first.id) <= Number(known.change_id) + 1))
    return { ...known, change_id: Number(known.change_id), is_first: known.is_first === 1 };
  const [last] = await select<{ job: number | null; change: number | null }>(
    database,
    "SELECT (SELECT MAX(id) FROM jobs) AS job, (SELECT MAX(id) FROM job_changes) AS `change`",
  );
  const begun: Progress = {
    filled_to: 0,
    fill_to: last?.job ?? 0,
    change_id: Number(last?.change ?? 0),
    is_first: known === undefined,
  };
  await keepProgress(database, begun);
  return begun;
}

async function keepProgress(
  database: Sequelize,
  { filled_to, fill_to, change_id, is_first }: Progress,
): Promise<void> {
  await database.query(
    "REPLACE INTO job_pages_progress (id, filled_to, fill_to, change_id, is_first) VALUES (1, ?, ?, ?, ?)",
    { replacements: [filled_to, fill_to, change_id, is_first ? 1 : 0] },
  );
}

/** Columns of a listing that its page shows. When it was last confirmed is left out: that says nothing new of the job. */
const SHOWN = [
  ..."title description responsibilities qualifications location_type applicant_location_requirements".split(
    " ",
  ),
  ..."salary_currency salary_min salary_max salary_unit other_compensation benefits category_id".split(" "),
  ..."occupation_code licences ends_on apply_kind apply_url apply_email valid_through".split(" "),
  ..."application_deadline language source source_url date_posted is_featured".split(" "),
  ...Object.keys(JOB_FIELDS),
];

/** The rows of a part of the listing, as one number. */
const partOf = (table: string, columns: string) =>
  `(SELECT COALESCE(SUM(CRC32(JSON_ARRAY(${columns}))), 0) FROM ${table} s WHERE s.job_id = j.id)`;

const DIGEST = `UNHEX(MD5(JSON_ARRAY(c.name, c.username, ${[...new Set(SHOWN)].map((name) => `j.${name}`).join(", ")},
  ${partOf("job_locations", "s.position, s.street, s.locality, s.region, s.postal_code, s.country, s.latitude, s.longitude")},
  ${partOf("job_employment_types", "s.employment_type")}, ${partOf("job_skills", "s.skill_id, s.position, s.spelling")})))`;

function select<T extends object>(
  database: Sequelize,
  statement: string,
  replacements: unknown[] = [],
  transaction: Transaction | null = null,
): Promise<T[]> {
  return database.query<T>(statement, { replacements, type: QueryTypes.SELECT, transaction });
}
