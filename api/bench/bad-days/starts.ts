import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { QueryTypes, type Sequelize } from "sequelize";
import { prepareDatabase } from "../../db/prepare.ts";
import { Schema } from "../../db/schema.ts";
import { backUp } from "../../src/backup/backup.ts";
import { restore } from "../../src/backup/restore.ts";
import { createFiles } from "../../src/gateways/files/index.ts";
import { type Product, startProduct } from "../../test/support/product.ts";
import { differences, drop, emptyDatabase, type Picture, pictureOf, withDatabase } from "./database.ts";
import { counted, middleAndMost } from "./table.ts";

/** A migration of long ago, and the size of what was there before it was taken up again. */
const UPGRADE_FROM = "0019-applicants-index";
const UPGRADE_JOBS = 1_000;

export interface StartsOptions {
  readonly serverUrl: string;
  readonly tries: number;
  say(text: string): void;
}

/** What came of two processes that were stopped while they began, and of the two after them. */
interface Try {
  readonly signals: readonly NodeJS.Signals[];
  readonly where: string;
  /** Seconds until both of the second two were ready; undefined when they were not. */
  readonly seconds: number | undefined;
  readonly differing: readonly string[];
}

/** Stops two processes that begin at once on an empty database. */
export async function firstStarts(options: StartsOptions) {
  const empty = () => emptyDatabase(options.serverUrl, "start");
  return report("first start", await stopAgainAndAgain(empty, options));
}

/** The same on a database of a release of long ago. */
export async function upgrades(options: StartsOptions) {
  const { serverUrl, say } = options;
  const folder = await mkdtemp(join(tmpdir(), "jobmap-bad-days-"));
  const files = createFiles({ FILES_DIR: join(folder, "files"), FILES_S3_REGION: "" });
  const backup = join(folder, "backup");
  try {
    say(`Making a database of ${UPGRADE_JOBS} jobs as it was before ${UPGRADE_FROM}`);
    const url = await emptyDatabase(serverUrl, "old");
    await withDatabase(url, async (database) => {
      await prepareDatabase(database, { url }, { demoJobs: UPGRADE_JOBS, now: new Date() });
      await new Schema(database).down(UPGRADE_FROM);
      await backUp({ url, database, files, folder: backup, say: () => {} });
    });
    await drop(url);
    const old = async () => {
      const into = await emptyDatabase(serverUrl, "start");
      await restore({ folder: backup, url: into, files, say: () => {} });
      return into;
    };
    return report(`upgrade from before ${UPGRADE_FROM}`, await stopAgainAndAgain(old, options));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function stopAgainAndAgain(
  begin: () => Promise<string>,
  { tries, say }: StartsOptions,
): Promise<readonly Try[]> {
  const url = await begin();
  const begun = performance.now();
  await serveTwice(url);
  const longestMs = performance.now() - begun;
  const expected = await pictureOf(url);
  say(`Two that nobody stops are ready after ${(longestMs / 1_000).toFixed(1)} s`);

  const done: Try[] = [];
  for (let n = 1; n <= tries; n++) {
    const result = await stopOnce(await begin(), longestMs, expected);
    done.push(result);
    const { signals, where, seconds, differing } = result;
    const came = seconds === undefined ? "DID NOT START" : `ready in ${seconds.toFixed(1)} s`;
    say(`${n}: ${signals.join(" and ")} ${where}; ${came} ${differing.join(", ")}`);
  }
  await drop(url);
  return done;
}

function report(name: string, tries: readonly Try[]) {
  const started = tries.filter(({ seconds }) => seconds !== undefined);
  const row = [
    name,
    tries.length,
    counted(tries.flatMap(({ signals }) => signals)),
    counted(tries.map(({ where }) => where)),
    started.length,
    started.filter(({ differing }) => differing.length === 0).length,
    middleAndMost(started.map(({ seconds = 0 }) => seconds)),
  ];
  const head = [
    "Stopped in a",
    "Tries",
    "By",
    "Database left",
    "Starts",
    "Equal to a whole one",
    "Ready after",
  ];
  return { head, rows: [row], note: "Two processes at once, stopped and started again" };
}

async function stopOnce(url: string, longestMs: number, expected: Picture): Promise<Try> {
  // One is stopped on the way, when the other may go on with it, and that one anywhere until both would be ready.
  const last = randomInt(1, Math.ceil(longestMs));
  const stopped = await Promise.all(
    [randomInt(last), last].map(async (afterMs) => {
      const product = await startProduct({ databaseUrl: url });
      const signal = randomInt(4) === 0 ? "SIGTERM" : "SIGKILL";
      await Promise.race([sleep(afterMs), product.ended]);
      product.kill(signal);
      await product.ended;
      return signal;
    }),
  );
  const where = await withDatabase(url, (database) =>
    whereItStands(database, expected.tables["schema_migrations"]?.rows ?? 0),
  );
  const begun = performance.now();
  const isReady = await serveTwice(url).then(
    () => true,
    (error: unknown) => void process.stderr.write(`${error}\n`),
  );
  const seconds = isReady ? (performance.now() - begun) / 1_000 : undefined;
  return { signals: stopped, where, seconds, differing: differences(expected, await pictureOf(url)) };
}

/** Starts two processes at once, asks both whether they are ready, and stops them. Rejects when one of them is not. */
async function serveTwice(url: string): Promise<void> {
  const products = await Promise.all([0, 1].map(() => startProduct({ databaseUrl: url })));
  try {
    for (const product of products) await requireReady(product);
  } finally {
    for (const product of products) product.kill("SIGTERM");
    await Promise.all(products.map(({ ended }) => ended));
  }
}

async function requireReady(product: Product): Promise<void> {
  await product.ready;
  const { status } = await fetch(`${product.url}/health/ready`);
  if (status !== 200) throw new Error(`/health/ready answers ${status}\n${product.output()}`);
}

/** How far a database has come, without touching it. */
async function whereItStands(database: Sequelize, migrations: number): Promise<string> {
  const first = async (statement: string) => {
    const rows = await database.query<{ n: number }>(statement, { type: QueryTypes.SELECT });
    return rows[0]?.n ?? 0;
  };
  const tables = await first(
    `SELECT COUNT(*) AS n FROM information_schema.tables WHERE table_schema = DATABASE()
       AND table_name IN ('schema_migrations', 'schema_migration_steps')`,
  );
  if (tables < 2) return "before the first migration";
  if ((await first("SELECT COUNT(*) AS n FROM schema_migration_steps")) > 0)
    return "in the middle of a migration";
  const applied = await first("SELECT COUNT(*) AS n FROM schema_migrations");
  if (applied === 0) return "before the first migration";
  return applied < migrations ? "between two migrations" : "after the migrations";
}
