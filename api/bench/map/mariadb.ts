import { PAY_PERIODS_PER_YEAR } from "@jobmap/contract/enums";
import type { RowDataPacket } from "mysql2";
import { columnOf, LEVELS, longitudeUnits, rowOf, toUnits } from "../../src/map/core/geo.ts";
import { mortonCode } from "../../src/map/core/morton.ts";
import type { Bounds, IndexedJob, JobFilter } from "../../src/map/index.ts";
import { Box } from "../../src/map/query/box.ts";
import { INSIDE, OUTSIDE } from "../../src/map/store/shapes.ts";
import { NOW } from "./data.ts";
import type { Server } from "./server.ts";

const DATABASE = "jobmap_bench_map";
const BATCH = 5_000;
/** A viewport is asked for as at most about so many ranges of the Morton key. */
const RANGES = 24;

/** The same jobs in MariaDB, one row for each point, with the three indexes that people use for a map like this. */
export class MariaDb {
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async load(jobs: Iterable<IndexedJob>, count: number, progress: (text: string) => void): Promise<void> {
    await this.#run(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await this.#run(`CREATE DATABASE ${DATABASE}`);
    await this.#run(`USE ${DATABASE}`);
    await this.#run(`CREATE TABLE points (
      id INT UNSIGNED NOT NULL,
      morton BIGINT UNSIGNED NOT NULL,
      x INT UNSIGNED NOT NULL,
      y INT UNSIGNED NOT NULL,
      employment VARCHAR(12) CHARACTER SET latin1 NOT NULL,
      place VARCHAR(12) CHARACTER SET latin1 NOT NULL,
      pay INT NOT NULL,
      posted INT UNSIGNED NOT NULL,
      position POINT NOT NULL,
      words VARCHAR(400) CHARACTER SET latin1 NOT NULL
    ) ENGINE=InnoDB`);
    let rows: string[] = [];
    let done = 0;
    for (const job of jobs) {
      for (const point of job.locations) rows.push(row(job, point.latitude, point.longitude));
      if (rows.length >= BATCH) {
        await this.#run(`INSERT INTO points VALUES ${rows.join()}`);
        rows = [];
      }
      if (++done % 100_000 === 0)
        progress(`${done.toLocaleString("en-US")} of ${count.toLocaleString("en-US")} jobs`);
    }
    if (rows.length > 0) await this.#run(`INSERT INTO points VALUES ${rows.join()}`);
    progress("covering Morton index");
    await this.#run("CREATE INDEX by_morton ON points (morton, employment, place, pay, posted)");
    progress("SPATIAL index");
    await this.#run("CREATE SPATIAL INDEX by_position ON points (position)");
    progress("FULLTEXT index");
    await this.#run("CREATE FULLTEXT INDEX by_words ON points (words)");
    await this.#run("ANALYZE TABLE points");
  }

  /** Goes to the database that was loaded before. */
  async use(): Promise<void> {
    await this.#run(`USE ${DATABASE}`);
  }

  /** Counts and middles by the cells of a grid, through the SPATIAL index. */
  spatial(filter: JobFilter, view: Bounds, zoom: number): Promise<unknown> {
    return this.#run(`SELECT x >> ${shift(zoom)} AS cx, y >> ${shift(zoom)} AS cy, COUNT(*), AVG(x), AVG(y)
      FROM points FORCE INDEX (by_position)
      WHERE MBRContains(${polygon(view)}, position) AND ${conditions(filter)} GROUP BY cx, cy`);
  }

  /** Counts by cells through the Morton key: nothing but the index is read. */
  morton(filter: JobFilter, view: Bounds, zoom: number): Promise<unknown> {
    const ranges = mortonRanges(view).map(([from, to]) => `morton BETWEEN ${from} AND ${to}`);
    return this.#run(`SELECT morton >> ${2 * shift(zoom)} AS cell, COUNT(*)
      FROM points FORCE INDEX (by_morton)
      WHERE (${ranges.join(" OR ")}) AND ${conditions(filter)} GROUP BY cell`);
  }

  /** Keyword search by FULLTEXT with conditions and viewport, counted by cells. */
  fulltext(filter: JobFilter, view: Bounds, zoom: number): Promise<unknown> {
    const words = (filter.text ?? "").split(" ").map((word) => `+${word}`);
    const [west, east] = [columnOf(longitudeUnits(view.west)), columnOf(longitudeUnits(view.east))];
    const [north, south] = [rowOf(toUnits(view.north)), rowOf(toUnits(view.south))];
    return this.#run(`SELECT x >> ${shift(zoom)} AS cx, y >> ${shift(zoom)} AS cy, COUNT(*), AVG(x), AVG(y)
      FROM points WHERE MATCH (words) AGAINST ('${words.join(" ")}' IN BOOLEAN MODE)
      AND x BETWEEN ${west} AND ${east} AND y BETWEEN ${north} AND ${south} AND ${conditions(filter)}
      GROUP BY cx, cy`);
  }

  /** Jobs in a viewport, to see that everybody answers the same question. */
  async count(filter: JobFilter, view: Bounds): Promise<number> {
    const [rows] = await this.#server.connection.query<RowDataPacket[]>(
      `SELECT COUNT(DISTINCT id) AS n FROM points WHERE MBRContains(${polygon(view)}, position) AND ${conditions(filter)}`,
    );
    return Number(rows[0]?.["n"]);
  }

  async version(): Promise<string> {
    const [rows] = await this.#server.connection.query<RowDataPacket[]>("SELECT VERSION() AS version");
    return String(rows[0]?.["version"]);
  }

  /** Removes the database and lets go of the server. */
  async close(): Promise<void> {
    await this.#run(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await this.#server.stop();
  }

  async #run(statement: string): Promise<unknown> {
    return this.#server.connection.query(statement);
  }
}

function row(job: IndexedJob, latitude: number, longitude: number): string {
  const [x, y] = [columnOf(longitudeUnits(longitude)), rowOf(toUnits(latitude))];
  const pay = job.pay === null ? -1 : job.pay.min * PAY_PERIODS_PER_YEAR[job.pay.unit];
  const words = `${job.title} ${job.company} ${job.words}`;
  return `(${job.id},${mortonCode(x, y)},${x},${y},'${job.employmentTypes[0]}','${job.locationType}',${pay},${job.postedAt},POINT(${longitude},${latitude}),'${words}')`;
}

/** Cells of 64 pixels. */
function shift(zoom: number): number {
  return LEVELS - Math.floor(zoom) - 2;
}

function conditions(filter: JobFilter): string {
  const parts = ["1"];
  if (filter.employmentTypes?.length) parts.push(`employment = '${filter.employmentTypes[0]}'`);
  if (filter.locationTypes?.length) parts.push(`place = '${filter.locationTypes[0]}'`);
  if (filter.payFloor !== undefined) parts.push(`pay >= ${filter.payFloor}`);
  if (filter.postedWithinDays !== undefined)
    parts.push(`posted >= ${Math.floor(NOW / 3600) * 3600 - filter.postedWithinDays * 86_400}`);
  return parts.join(" AND ");
}

function polygon({ west, south, east, north }: Bounds): string {
  const corners = [
    `${west} ${south}`,
    `${east} ${south}`,
    `${east} ${north}`,
    `${west} ${north}`,
    `${west} ${south}`,
  ];
  return `ST_GeomFromText('POLYGON((${corners.join()}))')`;
}

/** Ranges of Morton codes that hold a viewport: quadtree cells, divided until there are enough, neighbors joined. */
function mortonRanges(view: Bounds): [from: number, to: number][] {
  const box = new Box(view);
  let level = 0;
  let cells: [column: number, row: number][] = [[0, 0]];
  while (cells.length < RANGES && level < LEVELS) {
    level++;
    cells = cells
      .flatMap(([x, y]): [number, number][] => [
        [2 * x, 2 * y],
        [2 * x + 1, 2 * y],
        [2 * x, 2 * y + 1],
        [2 * x + 1, 2 * y + 1],
      ])
      .filter(([x, y]) => box.relation(level, x, y) !== OUTSIDE);
    if (cells.every(([x, y]) => box.relation(level, x, y) === INSIDE)) break;
  }
  /** Codes of the last level in one cell of this one. */
  const span = 4 ** (LEVELS - level);
  const ranges: [number, number][] = [];
  for (const code of cells.map(([x, y]) => mortonCode(x, y)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === code * span) last[1] = (code + 1) * span - 1;
    else ranges.push([code * span, (code + 1) * span - 1]);
  }
  return ranges;
}
