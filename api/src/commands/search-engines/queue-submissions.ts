import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import type { EngineName } from "../../gateways/search-engines/index.ts";

export interface Submissions {
  readonly engine: EngineName;
  readonly jobIds: readonly number[];
  readonly now: Date;
}

/**
 * Queues changed listings for a search engine: as changed where they are public, as gone where they were. Several changes of a page are
 * one entry. Listings of hidden companies and invented ones are for no engine; `job_pages` has none that never was public. Google
 * takes pages with a JobPosting alone, which needs a posting date.
 */
export async function queueSubmissions(
  database: Sequelize,
  { engine, jobIds, now }: Submissions,
  transaction: Transaction,
): Promise<void> {
  if (jobIds.length === 0) return;
  await database.query(
    `INSERT INTO search_submissions (engine, path, kind, changed_at)
     SELECT ?, CONCAT('/job/', p.job_id), IF(p.digest = REPEAT('\\0', 16), 'DELETED', 'UPDATED'), ?
     FROM job_pages p JOIN jobs j ON j.id = p.job_id JOIN companies c ON c.id = j.company_id
     WHERE p.job_id IN (?) AND c.show_profile AND NOT c.is_demo ${engine === "GOOGLE" ? "AND j.date_posted IS NOT NULL" : ""}
     ON DUPLICATE KEY UPDATE kind = VALUES(kind), changed_at = VALUES(changed_at), revision = revision + 1,
       attempts = 0, next_attempt_at = NULL`,
    { replacements: [engine, now, jobIds], type: QueryTypes.INSERT, transaction },
  );
}
