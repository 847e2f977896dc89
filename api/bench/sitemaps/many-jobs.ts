import { QueryTypes, type Sequelize } from "sequelize";

/** Jobs that the demo data makes; the rest are copies of them. */
export const SEED_JOBS = 5_000;
/** Descriptions are cut: what is measured does not send them. */
const DESCRIPTION_CHARACTERS = 400;

/** Copies the jobs of a database with their parts until there are about `count`. */
export async function multiplyJobs(database: Sequelize, count: number): Promise<void> {
  const [own] = await database.query<{ rows: number; highest: number }>(
    "SELECT COUNT(*) AS `rows`, MAX(id) AS highest FROM jobs",
    { type: QueryTypes.SELECT },
  );
  const { rows = 0, highest = 0 } = own ?? {};
  const parts = ["job_locations", "job_employment_types"];
  const copies = await Promise.all(["jobs", ...parts].map((table) => copyOf(database, table, highest)));
  for (let n = 1; n < count / rows; n++)
    for (const copy of copies) await database.query(copy, { replacements: { n } });
}

/** The statement that copies a table's rows of the jobs up to `highest`, as the n-th copy. */
async function copyOf(database: Sequelize, table: string, highest: number): Promise<string> {
  const columns = await database.query<{ name: string; extra: string }>(
    `SELECT column_name AS name, extra FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`,
    { replacements: [table], type: QueryTypes.SELECT },
  );
  const key = table === "jobs" ? "id" : "job_id";
  const copied = columns.filter(
    ({ name, extra }) => !/GENERATED/i.test(extra) && (name === key || !/auto_increment/i.test(extra)),
  );
  const names = copied.map(({ name }) => `\`${name}\``).join(", ");
  const values = copied.map(({ name }) => {
    if (name === key) return `t.\`${name}\` + :n * ${highest}`;
    if (name === "slug" || name === "source_key") return `CONCAT(t.\`${name}\`, '-', :n)`;
    if (name === "request_key") return "NULL";
    if (name === "description") return `LEFT(t.description, ${DESCRIPTION_CHARACTERS})`;
    return `t.\`${name}\``;
  });
  return `INSERT INTO ${table} (${names}) SELECT ${values.join(", ")} FROM ${table} t WHERE t.${key} <= ${highest}`;
}
