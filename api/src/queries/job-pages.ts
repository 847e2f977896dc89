import { QueryTypes, type Sequelize } from "sequelize";

/** When the pages of listings with these ids last changed, closed ones included, by id. @param below exclusive */
export async function readPageChanges(
  database: Sequelize,
  from: number,
  below: number,
): Promise<Map<number, Date>> {
  const rows = await select<{ job_id: number; changed_at: Date }>(
    database,
    "SELECT job_id, changed_at FROM job_pages WHERE job_id >= ? AND job_id < ?",
    [from, below],
  );
  return new Map(rows.map(({ job_id, changed_at }) => [job_id, changed_at]));
}

/** When the pages of listings last changed, by number of their range of `size` ids. @param only one range */
export async function readRangeChanges(
  database: Sequelize,
  size: number,
  only?: number,
): Promise<Map<number, Date>> {
  const rows = await select<{ range_number: number; changed_at: Date }>(
    database,
    `SELECT FLOOR(job_id / ?) AS range_number, MAX(changed_at) AS changed_at FROM job_pages
     ${only === undefined ? "" : "WHERE job_id >= ? AND job_id < ?"} GROUP BY range_number`,
    only === undefined ? [size] : [size, only * size, (only + 1) * size],
  );
  return new Map(rows.map(({ range_number, changed_at }) => [Number(range_number), changed_at]));
}

export interface CompanyPage {
  readonly id: number;
  readonly username: string;
  readonly slug: string;
  /** When the profile or any of its listings last changed. */
  readonly changed_at: Date;
}

/** Companies whose profile may be shown, by ascending id. */
export function readCompanyPages(database: Sequelize): Promise<CompanyPage[]> {
  return select<CompanyPage>(
    database,
    `SELECT c.id, c.username, c.slug, GREATEST(c.updated_at, COALESCE(
       (SELECT MAX(p.changed_at) FROM job_pages p WHERE p.company_id = c.id), c.updated_at)) AS changed_at
     FROM companies c WHERE c.show_profile ORDER BY c.id`,
    [],
  );
}

/** Ids of companies that hide their profile, and their jobs from lists of all with it. */
export async function readHiddenCompanies(database: Sequelize): Promise<Set<number>> {
  const rows = await select<{ id: number }>(database, "SELECT id FROM companies WHERE NOT show_profile", []);
  return new Set(rows.map(({ id }) => id));
}

function select<T extends object>(
  database: Sequelize,
  statement: string,
  replacements: unknown[],
): Promise<T[]> {
  return database.query<T>(statement, { replacements, type: QueryTypes.SELECT });
}
