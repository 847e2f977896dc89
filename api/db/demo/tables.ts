import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import type { Row } from "./rows.ts";

/** Inserts many rows at a time, in one transaction. */
export class Tables {
  private readonly database: Sequelize;
  private readonly transaction: Transaction;

  constructor(database: Sequelize, transaction: Transaction) {
    this.database = database;
    this.transaction = transaction;
  }

  async hasDemoCompanies(): Promise<boolean> {
    const found = await this.database.query("SELECT id FROM companies WHERE is_demo = TRUE LIMIT 1", {
      type: QueryTypes.SELECT,
      transaction: this.transaction,
    });
    return found.length > 0;
  }

  /**
   * Inserts rows into a table whose `id` counts up. A statement takes its ids in one go, so they are known without asking.
   * @returns the ids, in the order of the rows
   */
  async insertCounted(table: string, rows: readonly Row[]): Promise<number[]> {
    if (rows.length === 0) return [];
    const first = await this.insert(table, rows);
    const [step] = await this.database.query<{ step: number }>("SELECT @@auto_increment_increment AS step", {
      type: QueryTypes.SELECT,
      transaction: this.transaction,
    });
    return rows.map((_, i) => first + i * Number(step?.step ?? 1));
  }

  async isEmpty(table: string): Promise<boolean> {
    const found = await this.database.query(`SELECT 1 FROM ${table} LIMIT 1`, {
      type: QueryTypes.SELECT,
      transaction: this.transaction,
    });
    return found.length === 0;
  }

  /** Whether the server checks that keys are unique and that rows which others name are there. */
  async check(isOn: boolean): Promise<void> {
    const value = isOn ? 1 : 0;
    await this.database.query(`SET SESSION unique_checks = ${value}, foreign_key_checks = ${value}`, {
      transaction: this.transaction,
    });
  }

  async empty(table: string): Promise<void> {
    await this.database.query(`DELETE FROM ${table}`, { transaction: this.transaction });
  }

  /** One statement for all rows; they must have the same columns. @returns the id of the first, if the table counts */
  async insert(table: string, rows: readonly Row[]): Promise<number> {
    const [first] = rows;
    if (!first) return 0;
    const columns = Object.keys(first).map((column) => `\`${column}\``);
    const [id] = await this.database.query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES ?`, {
      replacements: [rows.map(Object.values)],
      type: QueryTypes.INSERT,
      transaction: this.transaction,
    });
    return id;
  }

  /** Inserts the values of a unique column that the table does not have yet. */
  async insertMissing(table: string, column: string, values: readonly string[]): Promise<void> {
    await this.write(
      `INSERT INTO ${table} (${column}) VALUES ? ON DUPLICATE KEY UPDATE ${column} = ${column}`,
      values.map((value) => [value]),
    );
  }

  /**
   * Looks up ids of rows by a unique column, compared as the database does: case-insensitively.
   * @returns a function that throws for a value that no row has
   */
  async ids(table: string, column: string, values: readonly string[]): Promise<(value: string) => number> {
    const rows = await this.database.query<{ id: number; value: string }>(
      `SELECT id, ${column} AS value FROM ${table} WHERE ${column} IN (?)`,
      { replacements: [values], type: QueryTypes.SELECT, transaction: this.transaction },
    );
    const found = new Map(rows.map(({ id, value }) => [value.toLowerCase(), id]));
    return (value) => {
      const id = found.get(value.toLowerCase());
      if (id === undefined) throw new Error(`No row of ${table} has the ${column} "${value}".`);
      return id;
    };
  }

  private async write(statement: string, rows: unknown[][]): Promise<void> {
    await this.database.query(statement, { replacements: [rows], transaction: this.transaction });
  }
}
