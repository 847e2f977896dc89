import { QueryTypes, type Sequelize } from "sequelize";

/** Everything an import writes, without ids and the times of writing: equal snapshots are equal imports. */
export async function snapshot(database: Sequelize): Promise<unknown[]> {
  return database.query<object>(
    `SELECT j.source, j.source_key, j.slug, j.title, j.description, j.status, j.salary_min, j.salary_max, j.salary_unit,
       j.starts_on, j.ends_on, HEX(j.content_hash) AS hash, c.slug AS company, c.name AS company_name, k.code,
       (SELECT GROUP_CONCAT(CONCAT_WS('/', l.position, l.locality, l.region, l.postal_code, l.latitude, l.precision) ORDER BY l.position)
          FROM job_locations l WHERE l.job_id = j.id) AS places,
       (SELECT GROUP_CONCAT(t.employment_type ORDER BY t.employment_type) FROM job_employment_types t WHERE t.job_id = j.id) AS types,
       (SELECT GROUP_CONCAT(s.name ORDER BY s.name) FROM job_skills js JOIN skills s ON s.id = js.skill_id WHERE js.job_id = j.id) AS skills
     FROM jobs j JOIN companies c ON c.id = j.company_id LEFT JOIN categories k ON k.id = j.category_id
     ORDER BY j.source, j.source_key`,
    { type: QueryTypes.SELECT },
  );
}

/** Counts rows of a table. */
export async function count(database: Sequelize, table: string, where = "1 = 1"): Promise<number> {
  const [row] = await database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`, {
    type: QueryTypes.SELECT,
  });
  return row?.n ?? 0;
}
