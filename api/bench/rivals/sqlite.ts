import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Engine } from "./engine.ts";
import { sqlEngine } from "./sql/database.ts";
import { FOUND_COLUMNS } from "./sql/facets.ts";
import { type Cell, JOB_COLUMNS, POINT_COLUMNS, unitsOf } from "./sql/rows.ts";

/** Wider views read the table from end to end: that takes less time than looking up most of it in the R*Tree. */
const TREE_FROM_ZOOM = 7;

/** The database inside of Node, in memory, with its R*Tree for places and FTS5 for words. */
export function sqlite(): Engine {
  const database = new DatabaseSync(":memory:");
  const whole = (columns: readonly string[]): string =>
    columns.map((name) => `${name} INTEGER NOT NULL`).join();
  database.exec(`
    PRAGMA temp_store = MEMORY;
    CREATE TABLE points (${whole(POINT_COLUMNS)});
    CREATE TABLE jobs (id INTEGER PRIMARY KEY, ${whole(JOB_COLUMNS.slice(1, -2))}, title TEXT NOT NULL, words TEXT NOT NULL);
    CREATE VIRTUAL TABLE boxes USING rtree_i32(point, west, east, south, north, ${POINT_COLUMNS.map((name) => `+${name}`).join()});
    CREATE VIRTUAL TABLE texts USING fts5(words, content = 'jobs', content_rowid = 'id', detail = none);
    CREATE TEMPORARY TABLE found (${FOUND_COLUMNS});`);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const insert = (table: string, rows: readonly (readonly Cell[])[]): void => {
    const statement = prepare(`INSERT INTO ${table} VALUES (${rows[0]?.map(() => "?").join()})`);
    for (const row of rows) statement.run(...row);
  };
  return sqlEngine({
    setup: `SQLite ${String(prepare("SELECT sqlite_version() AS version").get()?.["version"])} in memory: R*Tree from zoom ${TREE_FROM_ZOOM}, the table itself for wider views; FTS5`,
    pointsIn: (view, zoom) => {
      const [west, east, south, north] = unitsOf(view);
      return zoom < TREE_FROM_ZOOM
        ? {
            from: "points",
            where: { sql: "lon BETWEEN ? AND ? AND lat BETWEEN ? AND ?", values: [west, east, south, north] },
          }
        : {
            from: "boxes",
            where: {
              sql: "west >= ? AND east <= ? AND south >= ? AND north <= ?",
              values: [west, east, south, north],
            },
          };
    },
    hasWords: (text) => ({
      sql: "id IN (SELECT rowid FROM texts WHERE texts MATCH ?)",
      values: [allOf(text)],
    }),
    countWords: (text) => ({
      sql: "SELECT COUNT(*) AS n FROM texts WHERE texts MATCH ?",
      values: [allOf(text)],
    }),
    real: (value) => `${value}e0`,
    clear: "DELETE FROM found",
    query: ({ sql, values }) => prepare(sql).all(...values),
    insert: (points, jobs) => {
      database.exec("BEGIN");
      insert("points", points);
      insert("jobs", jobs);
      database.exec("COMMIT");
    },
    index: () =>
      database.exec(`
        INSERT INTO boxes SELECT rowid, lon, lon, lat, lat, ${POINT_COLUMNS.join()} FROM points;
        INSERT INTO texts (texts) VALUES ('rebuild');
        CREATE INDEX points_by_id ON points (id);
        CREATE INDEX jobs_by_conditions ON jobs (employment, place, pay, posted);
        ANALYZE;`),
    bytes: () =>
      Number(prepare("PRAGMA page_count").get()?.["page_count"]) *
      Number(prepare("PRAGMA page_size").get()?.["page_size"]),
    close: () => database.close(),
  });
}

/** A search of FTS5 for all words: each in quotes, so that none is taken for one of its operators. */
function allOf(text: string): string {
  return text
    .split(" ")
    .map((word) => `"${word}"`)
    .join(" ");
}
