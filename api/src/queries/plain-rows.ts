import { QueryTypes } from "sequelize";
import { Job } from "../models/index.ts";

/** Rows as the database gives them. @param statement names `:ids`, of which there must be some */
export const select = <Row extends object>(statement: string, ids: readonly number[]): Promise<Row[]> =>
  selectWith<Row>(statement, { ids: [...ids] });

/** The same of a statement that names other values. */
export function selectWith<Row extends object>(
  statement: string,
  replacements: Record<string, unknown>,
): Promise<Row[]> {
  const database = Job.sequelize;
  if (!database) throw new Error("The models are not connected to a database.");
  return database.query<Row>(statement, { replacements, type: QueryTypes.SELECT });
}
