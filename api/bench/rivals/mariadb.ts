import type { RowDataPacket } from "mysql2";
import type { Bounds } from "../../src/map/index.ts";
import { startServer, useServer } from "../map/server.ts";
import type { Engine } from "./engine.ts";
import { type Row, sqlEngine } from "./sql/database.ts";
import { FOUND_COLUMNS } from "./sql/facets.ts";
import { type Cell, JOB_COLUMNS, POINT_COLUMNS, unitsOf } from "./sql/rows.ts";

const DATABASE = "jobmap_bench_rivals";

/** The product's own database with its SPATIAL and FULLTEXT indexes: the server of BENCH_DATABASE_URL, or a private one. */
export async function mariaDb(): Promise<Engine> {
  const url = process.env["BENCH_DATABASE_URL"];
  const server = url === undefined ? await startServer() : await useServer(url);
  const query = async (
    sql: string,
    values: readonly (Cell | readonly (readonly Cell[])[])[] = [],
  ): Promise<Row[]> => {
    const [rows] = await server.connection.query<RowDataPacket[]>(sql, [...values]);
    return rows;
  };
  const whole = (columns: readonly string[]): string => columns.map((name) => `${name} INT NOT NULL`).join();
  await query(`DROP DATABASE IF EXISTS ${DATABASE}`);
  await query(`CREATE DATABASE ${DATABASE} CHARACTER SET latin1`);
  await query(`USE ${DATABASE}`);
  await query(`CREATE TABLE points (${whole(POINT_COLUMNS)}, position POINT NOT NULL)`);
  await query(
    `CREATE TABLE jobs (${whole(JOB_COLUMNS.slice(0, -2))}, title VARCHAR(200) NOT NULL, words VARCHAR(400) NOT NULL, PRIMARY KEY (id))`,
  );
  // The product's account may not make temporary tables; this one is in memory as well.
  await query("SET max_heap_table_size = 1073741824");
  await query(`CREATE TABLE found (${FOUND_COLUMNS}) ENGINE=MEMORY`);
  const [version] = await query("SELECT VERSION() AS version");
  const hasWords = (text: string) => ({
    sql: "MATCH (words) AGAINST (? IN BOOLEAN MODE)",
    values: [
      text
        .split(" ")
        .map((word) => `+${word}`)
        .join(" "),
    ],
  });
  return sqlEngine({
    setup: `MariaDB ${String(version?.["version"])}: SPATIAL and FULLTEXT, asked over its socket`,
    pointsIn: (view) => ({
      from: "points FORCE INDEX (by_position)",
      where: { sql: "MBRContains(ST_GeomFromText(?), position)", values: [polygon(view)] },
    }),
    hasWords,
    countWords: (text) => {
      const { sql, values } = hasWords(text);
      return { sql: `SELECT COUNT(*) AS n FROM jobs WHERE ${sql}`, values };
    },
    real: (value) => `${value}e0`,
    clear: "DELETE FROM found",
    query: ({ sql, values }) => query(sql, values),
    insert: async (points, jobs) => {
      const located = points.map((row) => `(${row.join()},POINT(${row[1]},${row[2]}))`);
      if (located.length > 0) await query(`INSERT INTO points VALUES ${located.join()}`);
      await query("INSERT INTO jobs VALUES ?", [jobs]);
    },
    index: async () => {
      await query("CREATE SPATIAL INDEX by_position ON points (position)");
      await query("CREATE INDEX by_id ON points (id)");
      await query("CREATE INDEX by_conditions ON jobs (employment, place, pay, posted)");
      await query("CREATE FULLTEXT INDEX by_words ON jobs (words)");
      await query("ANALYZE TABLE points, jobs");
    },
    bytes: async () => {
      const [row] = await query(
        "SELECT SUM(file_size) AS bytes FROM information_schema.innodb_sys_tablespaces WHERE name LIKE ?",
        [`${DATABASE}/%`],
      );
      return Number(row?.["bytes"]);
    },
    close: async () => {
      await query(`DROP DATABASE IF EXISTS ${DATABASE}`);
      await server.stop();
    },
  });
}

/** A viewport half a unit larger on every side: positions are whole units, and those on its edge are in it. */
function polygon(view: Bounds): string {
  const [west, east, south, north] = unitsOf(view);
  const [left, right, bottom, top] = [west - 0.5, east + 0.5, south - 0.5, north + 0.5];
  return `POLYGON((${left} ${bottom},${right} ${bottom},${right} ${top},${left} ${top},${left} ${bottom}))`;
}
