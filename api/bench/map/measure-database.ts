import type { JobIndex, JobPoint } from "../../src/map/index.ts";
import { generateJobs } from "./data.ts";
import { MariaDb } from "./mariadb.ts";
import { startServer, useServer } from "./server.ts";
import { queriesAt, type Setting, searchesAt } from "./setting.ts";
import { type Times, timeEachAsync } from "./timing.ts";

export interface DatabaseFigures {
  readonly version: string;
  readonly spatial: ReadonlyMap<number, Times>;
  readonly morton: ReadonlyMap<number, Times>;
  readonly fulltext: Times;
}

/** Slow queries are measured on fewer viewports: so many at each zoom from this on. */
const VIEWS: ReadonlyMap<number, number> = new Map([
  [3, 3],
  [6, 5],
  [9, 15],
  [12, 30],
  [14, 30],
]);
const ROUNDS = 2;

/**
 * @param index to see that both answer the same question
 * @param more what else is measured while the table is there, given the server's address
 */
export async function measureDatabase(
  setting: Setting,
  index: JobIndex,
  places: readonly JobPoint[],
  more: (url: string) => Promise<void>,
): Promise<DatabaseFigures> {
  const { progress } = setting;
  const url = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
  progress(url === undefined ? "MariaDB: starting a private server" : "MariaDB: connecting");
  const server = url === undefined ? await startServer() : await useServer(url);
  const database = new MariaDb(server);
  try {
    await database.load(generateJobs(setting.jobs), setting.jobs, (text) => progress(`MariaDB: ${text}`));
    const spatial = new Map<number, Times>();
    const morton = new Map<number, Times>();
    for (const zoom of setting.zooms) {
      progress(`MariaDB: clusters at zoom ${zoom}`);
      const queries = queriesAt(places, zoom, VIEWS.get(zoom) ?? 10);
      for (const { filter, view } of queries.slice(0, 3)) {
        const counts = [await database.count(filter, view), index.count({ ...filter, bbox: view })];
        if (counts[0] !== counts[1]) throw new Error(`The counts differ: ${counts.join(" and ")}.`);
      }
      spatial.set(
        zoom,
        await timeEachAsync(queries, ROUNDS, (q) => database.spatial(q.filter, q.view, q.zoom)),
      );
      morton.set(
        zoom,
        await timeEachAsync(queries, ROUNDS, (q) => database.morton(q.filter, q.view, q.zoom)),
      );
    }
    progress("MariaDB: keyword searches");
    const searches = searchesAt(places, setting.zooms);
    const fulltext = await timeEachAsync(searches, ROUNDS, (q) =>
      database.fulltext(q.filter, q.view, q.zoom),
    );
    await more(server.url);
    return { version: await database.version(), spatial, morton, fulltext };
  } finally {
    await database.close();
  }
}
