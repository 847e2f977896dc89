import type { Data } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";
import type { JobScope } from "../policies/job-access.ts";
import { contains } from "./contains.ts";
import { visibleSql } from "./visible-jobs.ts";

type Found = Data<"GET employer/search">;

/** Results of each kind. */
const LIMIT = 6;
/** Further words are left out: each costs a look at every row. */
const MAX_WORDS = 6;

/** The jobs of a scope and their applicants of which each has all of the words. */
export async function searchEmployer(database: Sequelize, scope: JobScope, text: string): Promise<Found> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(contains);
  const named = Object.fromEntries(words.map((word, n) => [`word${n}`, word]));
  const each = (columns: readonly string[]) =>
    words
      .map((_, n) => `(${columns.map((column) => `${column} LIKE :word${n}`).join(" OR ")})`)
      .join(" AND ");
  const select = <Row extends object>(sql: string, more: Record<string, unknown> = {}) =>
    database.query<Row>(sql, { replacements: { ...named, ...more }, type: QueryTypes.SELECT });
  const [jobs, ids] = await Promise.all([
    select<Found["jobs"][number]>(
      `SELECT j.id, j.title, j.status, IFNULL(l.locality, '') AS town, IFNULL(j.requisition_id, '') AS requisition_id
       FROM jobs j LEFT JOIN job_locations l ON l.job_id = j.id AND l.position = 0
       WHERE ${visibleSql(scope)} AND ${each(["j.title", "j.requisition_id", "l.locality"])}
       ORDER BY j.status = 'PUBLISHED' DESC, j.updated_at DESC, j.id DESC LIMIT ${LIMIT}`,
    ),
    // Without the hint the optimizer reads the whole table backward, everybody's applications, for the latest few.
    select<{ id: number }>(
      `SELECT a.id FROM jobs j JOIN applications a FORCE INDEX (applications_names) ON a.job_id = j.id
       WHERE ${visibleSql(scope)} AND ${each(["a.first_name", "a.last_name", "a.email"])}
       ORDER BY a.id DESC LIMIT ${LIMIT}`,
    ),
  ]);
  if (ids.length === 0) return { jobs, applicants: [] };
  const applicants = await select<Found["applicants"][number]>(
    `SELECT a.id, TRIM(CONCAT(a.first_name, ' ', a.last_name)) AS name, a.email, j.title AS job, a.status
     FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id IN (:ids) ORDER BY a.id DESC`,
    { ids: ids.map(({ id }) => id) },
  );
  return { jobs, applicants };
}
