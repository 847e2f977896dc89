import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sequelize } from "sequelize";
import { randomSearches } from "../../src/queries/random-search.ts";
import { findMatches } from "../../src/queries/search-sql.ts";
import { Random } from "../../test/map/index-model/random.ts";
import { importFile, madeUpFile } from "./made-up-file.ts";
import { ask, queryOf } from "./searches.ts";

const CLIENTS = 5;
const ROWS = 12_000;

export interface ImportRun {
  readonly rows: number;
  readonly seconds: number;
  /** Searches that clients made meanwhile. */
  readonly searches: number;
  /** Jobs that are open afterwards. */
  readonly jobs: number;
}

/** Imports made-up rows and the given files, one after another, while clients search; waits until the map has followed. */
export async function importWhileSearched(
  url: string,
  databaseUrl: string,
  database: Sequelize,
  files: readonly string[],
): Promise<ImportRun> {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-bench-"));
  const started = performance.now();
  let isOver = false;
  let searches = 0;
  const clients = Array.from({ length: CLIENTS }, async (_, i) => {
    const random = new Random(100 + i);
    while (!isOver) {
      const [filter = {}] = await randomSearches(database, () => random.next(), 1);
      await ask(url, "user/job/list", queryOf(filter));
      if (filter.bbox)
        await ask(url, "map/clusters", new URLSearchParams([...queryOf(filter), ["zoom", "6"]]));
      searches++;
    }
  });
  let rows = 0;
  const importing = async (): Promise<void> => {
    const made = join(folder, "made-up.csv");
    writeFileSync(made, await madeUpFile(database, ROWS));
    for (const file of [made, ...files]) rows += await rowsImported(databaseUrl, file);
  };
  await Promise.race([importing(), Promise.all(clients)]);
  isOver = true;
  await Promise.all(clients);
  const seconds = (performance.now() - started) / 1_000;
  rmSync(folder, { recursive: true, force: true });
  return { rows, seconds, searches, jobs: await untilFollowed(url, database) };
}

/** @returns rows read */
async function rowsImported(databaseUrl: string, file: string): Promise<number> {
  const output = await importFile(databaseUrl, file);
  console.error(output);
  return Number(
    /([\d,]+) rows? read|Read:?\s+([\d,]+)/i.exec(output)?.slice(1).join("").replaceAll(",", "") ?? 0,
  );
}

/** Waits until the server's map has as many jobs as the database. @returns how many */
async function untilFollowed(url: string, database: Sequelize): Promise<number> {
  for (;;) {
    const open = (await findMatches(database, {}, "all", new Date())).length;
    const health = (await (await fetch(`${url}/health/ready`)).json()) as { jobs: number };
    if (health.jobs === open) return open;
    await sleep(300);
  }
}
