import type { Sequelize } from "sequelize";

const BATCH_SIZE = 2_000;

/** Inserts rows, many to a statement. @param into table and its columns: `names (id, name)` */
export async function insert(
  database: Sequelize,
  into: string,
  count: number,
  row: (n: number) => readonly unknown[],
): Promise<void> {
  for (let start = 0; start < count; start += BATCH_SIZE)
    await database.query(`INSERT INTO ${into} VALUES ?`, {
      replacements: [
        Array.from({ length: Math.min(BATCH_SIZE, Math.ceil(count) - start) }, (_, n) => row(start + n)),
      ],
    });
}
