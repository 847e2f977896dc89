import { z } from "zod";
import type { Engine } from "./engine.ts";
import { installed } from "./packages.ts";
import { startPostgres } from "./postgres-server.ts";
import { type Row, sqlEngine } from "./sql/database.ts";
import { FOUND_COLUMNS } from "./sql/facets.ts";
import { JOB_COLUMNS, POINT_COLUMNS, unitsOf } from "./sql/rows.ts";

/** The part of `pg` that is used; the package is no dependency of this project. */
interface Client {
  connect(): Promise<void>;
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
}
type ClientClass = new (options: { host: string; user: string; database: string }) => Client;
const Module = z.object({ Client: z.custom<ClientClass>((value) => typeof value === "function") });

/** PostgreSQL with PostGIS's GiST index for places and GIN for words, a private server of what is installed. */
export async function postGis(): Promise<Engine> {
  const { Client } = Module.parse(installed("pg"));
  const server = await startPostgres();
  const client = new Client({ host: server.socketFolder, user: "postgres", database: "postgres" });
  await client.connect();
  const query = async (sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    let number = 0;
    const { rows } = await client.query(
      sql.replaceAll("?", () => `$${++number}`),
      values,
    );
    return rows;
  };
  const whole = (columns: readonly string[]): string =>
    columns.map((name) => `${name} INTEGER NOT NULL`).join();
  await query("CREATE EXTENSION postgis");
  await query(`CREATE TABLE points (${whole(POINT_COLUMNS)}, position geometry(Point) NOT NULL)`);
  await query(
    `CREATE TABLE jobs (${whole(JOB_COLUMNS.slice(0, -2))}, title TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (id))`,
  );
  await query(`CREATE TEMPORARY TABLE found (${FOUND_COLUMNS})`);
  const [version] = await query(
    "SELECT current_setting('server_version') AS server, postgis_lib_version() AS own",
  );
  const hasWords = (text: string) => ({
    sql: "to_tsvector('simple', words) @@ to_tsquery('simple', ?)",
    values: [text.replaceAll(" ", " & ")],
  });
  return sqlEngine({
    setup: `PostGIS ${String(version?.["own"])} in PostgreSQL ${String(version?.["server"])}: GiST and GIN, asked over its socket`,
    pointsIn: (view) => {
      const [west, east, south, north] = unitsOf(view);
      // The index holds single-precision boxes, so that points at an edge are compared once more.
      return {
        from: "points",
        where: {
          sql: "position && ST_MakeEnvelope(?, ?, ?, ?) AND lon BETWEEN ? AND ? AND lat BETWEEN ? AND ?",
          values: [west, south, east, north, west, east, south, north],
        },
      };
    },
    hasWords,
    countWords: (text) => {
      const { sql, values } = hasWords(text);
      return { sql: `SELECT COUNT(*) AS n FROM jobs WHERE ${sql}`, values };
    },
    real: (value) => `${value}::float8`,
    clear: "TRUNCATE found",
    query: ({ sql, values }) => query(sql, values),
    insert: async (points, jobs) => {
      const located = points.map((row) => `(${row.join()},ST_MakePoint(${row[1]},${row[2]}))`);
      if (located.length > 0) await query(`INSERT INTO points VALUES ${located.join()}`);
      const rows = jobs.map(
        (row) => `(${row.map((cell) => (typeof cell === "number" ? cell : `'${cell}'`)).join()})`,
      );
      await query(`INSERT INTO jobs VALUES ${rows.join()}`);
    },
    index: async () => {
      await query("CREATE INDEX by_position ON points USING gist (position)");
      await query("CREATE INDEX by_id ON points (id)");
      await query("CREATE INDEX by_conditions ON jobs (employment, place, pay, posted)");
      await query("CREATE INDEX by_words ON jobs USING gin (to_tsvector('simple', words))");
      await query("VACUUM ANALYZE");
    },
    bytes: async () => Number((await query("SELECT pg_database_size('postgres') AS bytes"))[0]?.["bytes"]),
    close: async () => {
      await client.end();
      await server.stop();
    },
  });
}
