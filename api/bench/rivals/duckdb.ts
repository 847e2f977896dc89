import { z } from "zod";
import type { Engine } from "./engine.ts";
import { installed } from "./packages.ts";
import { type Row, sqlEngine } from "./sql/database.ts";
import { FOUND_COLUMNS } from "./sql/facets.ts";
import { type Cell, JOB_COLUMNS, POINT_COLUMNS, unitsOf } from "./sql/rows.ts";

/** The part of `@duckdb/node-api` that is used; the package is no dependency of this project. */
interface Appender {
  appendInteger(value: number): void;
  appendVarchar(value: string): void;
  endRow(): void;
  flushSync(): void;
  closeSync(): void;
}
interface Prepared {
  bind(values: readonly Cell[]): void;
  runAndReadAll(): Promise<{ getRowObjectsJS(): Row[] }>;
}
interface Connection {
  run(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<Prepared>;
  createAppender(table: string): Promise<Appender>;
  closeSync(): void;
}
interface InstanceClass {
  create(path: string): Promise<{ connect(): Promise<Connection> }>;
}
const Module = z.object({
  version: z.custom<() => string>((value) => typeof value === "function"),
  DuckDBInstance: z.custom<InstanceClass>((value) => typeof value === "function" && "create" in value),
});

/** The columnar database, in memory, on all processors. */
export async function duckDb(): Promise<Engine> {
  const { DuckDBInstance, version } = Module.parse(installed("@duckdb/node-api"));
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const whole = (columns: readonly string[]): string =>
    columns.map((name) => `${name} INTEGER NOT NULL`).join();
  await connection.run(`CREATE TABLE unsorted (${whole(POINT_COLUMNS)})`);
  await connection.run(
    `CREATE TABLE jobs (${whole(JOB_COLUMNS.slice(0, -2))}, title VARCHAR NOT NULL, words VARCHAR NOT NULL)`,
  );
  await connection.run(`CREATE TEMPORARY TABLE found (${FOUND_COLUMNS})`);
  const prepared = new Map<string, Prepared>();
  const query = async (sql: string, values: readonly Cell[] = []): Promise<Row[]> => {
    const statement = prepared.get(sql) ?? (await connection.prepare(sql));
    prepared.set(sql, statement);
    statement.bind(values);
    return (await statement.runAndReadAll()).getRowObjectsJS();
  };
  const append = async (table: string, rows: readonly (readonly Cell[])[]): Promise<void> => {
    const appender = await connection.createAppender(table);
    for (const row of rows) {
      for (const cell of row)
        typeof cell === "number" ? appender.appendInteger(cell) : appender.appendVarchar(cell);
      appender.endRow();
    }
    appender.closeSync();
  };
  const hasWords = (text: string) => {
    const words = text.split(" ");
    return {
      sql: words.map(() => "contains(words, ?)").join(" AND "),
      values: words.map((word) => ` ${word} `),
    };
  };
  return sqlEngine({
    setup: `DuckDB ${version()} in memory, on every processor, points sorted by place; words by reading all texts, since its full-text search is an extension that is fetched when it runs`,
    pointsIn: (view) => ({
      from: "points",
      where: { sql: "lon BETWEEN ? AND ? AND lat BETWEEN ? AND ?", values: unitsOf(view) },
    }),
    hasWords,
    countWords: (text) => {
      const { sql, values } = hasWords(text);
      return { sql: `SELECT COUNT(*) AS n FROM jobs WHERE ${sql}`, values };
    },
    real: (value) => `${value}e0`,
    clear: "TRUNCATE found",
    query: ({ sql, values }) => query(sql, values),
    insert: async (points, jobs) => {
      await append("unsorted", points);
      await append(
        "jobs",
        jobs.map((row) => row.with(-1, ` ${row.at(-1)} `)),
      );
    },
    // Rows of one place lie together, so that a view skips most of the table by the least and greatest of each part of it.
    index: async () => {
      await connection.run("CREATE TABLE points AS SELECT * FROM unsorted ORDER BY y >> 16, x >> 16, y, x");
      await connection.run("DROP TABLE unsorted");
    },
    bytes: async () => {
      const [row] = await query("SELECT SUM(memory_usage_bytes) AS bytes FROM duckdb_memory()");
      return Number(row?.["bytes"]);
    },
    close: () => connection.closeSync(),
  });
}
