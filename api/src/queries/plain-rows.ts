import type { Sequelize, Transaction } from "sequelize";
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
  return selectFrom<Row>(database, statement, replacements);
}

/** The same of any database, with names or question marks, within a transaction if there is one. */
export async function selectFrom<Row extends object>(
  database: Sequelize,
  statement: string,
  replacements: Record<string, unknown> | unknown[],
  transaction: Transaction | null = null,
): Promise<Row[]> {
  // Not as Sequelize's kind of query for rows: it copies each of them, column by column, which takes longer than the driver's reading.
  const [rows] = await database.query(statement, { replacements, transaction });
  return rows as Row[];
}
