import { Job } from "../models/index.ts";

/** Rows as the database gives them. @param statement names `:ids`, of which there must be some */
export const select = <Row extends object>(statement: string, ids: readonly number[]): Promise<Row[]> =>
  selectWith<Row>(statement, { ids: [...ids] });

/** The same of a statement that names other values. */
export async function selectWith<Row extends object>(
  statement: string,
  replacements: Record<string, unknown>,
): Promise<Row[]> {
  const database = Job.sequelize;
  if (!database) throw new Error("The models are not connected to a database.");
  // Not as Sequelize's kind of query for rows: it copies each of them, column by column, which takes longer than the driver's reading.
  const [rows] = await database.query(statement, { replacements });
  return rows as Row[];
}
