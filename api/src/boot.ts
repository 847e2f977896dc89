import { createServer, type Server } from "node:http";
import type { ListenOptions } from "node:net";
import type { Logger } from "pino";
import { markProduction } from "../db/installation.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { assemble } from "./assemble.ts";
import { DatabaseClock } from "./background/database-clock.ts";
import { openDatabase } from "./database.ts";
import type { Env } from "./env.ts";
import { summaryOf } from "./env-summary.ts";
import type { Outage } from "./errors/outage.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import type { Services } from "./services.ts";
import { createPageServer } from "./web/index.ts";

export interface Running {
  server: Server;
  services: Services;
  /** Stops accepting requests, finishes those in progress, and releases all resources. */
  stop(): Promise<void>;
}

export interface BootOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly outage: Outage;
  /** Called with each startup step. */
  report(step: string): void;
  readonly signal?: AbortSignal;
}

/**
 * Starts everything in order and passes each step to `report`. The server listens only once it can answer. Once `signal` is
 * aborted, no further step begins and the promise rejects with the signal's reason.
 */
export async function boot({ env, log, outage, report, signal }: BootOptions): Promise<Running> {
  const begun = performance.now();
  const say = (step: string) => {
    signal?.throwIfAborted();
    report(step);
  };
  const database = openDatabase({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL });
  const prepared = { url: env.DATABASE_URL, say, signal };
  await prepareDatabase(database, prepared, { demoJobs: env.DEMO_JOBS, now: new Date() });
  if (env.NODE_ENV === "production") await markProduction(database);
  const clock = new DatabaseClock(database, log);
  await clock.compare();

  const product = await assemble({ env, log, database, clock, outage, say, createPageServer });
  const stopMetrics = await serveMetrics(product.services, product.io);
  await listen(product.server, env);
  const at = product.server.address();
  if (env.WORKERS > 1 && typeof at === "object" && at !== null)
    await product.startThreads(env.WORKERS - 1, env.HOST, at.port);
  outage.watch(log, database);
  clock.start();
  product.start();
  const { services } = product;
  log.info(
    { ...summaryOf(env), jobs: services.jobIndex.index.size, seconds: secondsSince(begun) },
    "started",
  );

  return {
    server: product.server,
    services,
    async stop() {
      await product.stop();
      await clock.stop();
      outage.stop();
      await stopMetrics();
      await database.close();
    },
  };
}

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 100) / 10;

/** Rejects if another program listens there. */
async function listen(server: Server, { HOST: host, PORT: port, WORKERS }: Env): Promise<void> {
  const isShared = WORKERS > 1;
  // A shared port can be listened on twice, also by another of these processes.
  if (isShared) await closed(await listening(createServer(), { host, port }));
  await listening(server, { host, port, reusePort: isShared });
}

function listening(server: Server, at: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(at, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
