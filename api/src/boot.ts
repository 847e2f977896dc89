import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import { markProduction } from "../db/installation.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { createApp } from "./app.ts";
import { DatabaseClock } from "./background/database-clock.ts";
import { IndexKeeper } from "./background/index-keeper.ts";
import { openDatabase } from "./database.ts";
import type { Env } from "./env.ts";
import { summaryOf } from "./env-summary.ts";
import type { Outage } from "./errors/outage.ts";
import { createPlaces } from "./gateways/places/index.ts";
import { createCaller } from "./http/caller.ts";
import { withFastPath } from "./http/fast-path.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { attachRealtime, closeRealtime } from "./realtime/index.ts";
import { routes } from "./routes/index.ts";
import { getClusters } from "./routes/map/clusters.ts";
import { createServices, type Services } from "./services.ts";
import { developerPages } from "./surfaces/developer/index.ts";
import { createSurfaces } from "./surfaces/index.ts";

export interface Running {
  server: Server;
  services: Services;
  /** Stops taking requests, finishes those under way, and lets go of everything. */
  stop(): Promise<void>;
}

export interface BootOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly outage: Outage;
  /** Told what is done now. */
  report(step: string): void;
  readonly signal?: AbortSignal;
}

/**
 * Brings everything up, in order, telling `report` what it does. Nothing listens before it can answer. Begins no further step once `signal`
 * is aborted, and rejects with its reason.
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

  const jobs = new IndexKeeper(database, log, () => clock.now());
  const count = await jobs.load();
  say(`Put ${count.toLocaleString("en-US")} jobs on the map`);
  jobs.follow();

  const places = await createPlaces(database, env, log);
  const services = createServices({ env, log, database, jobs, places, clock, outage });
  await services.signer.load();
  const surfaces = await createSurfaces(services, createCaller(routes, services));
  const app = createApp(services, [...developerPages(services), ...surfaces.middleware], surfaces.release);
  const server = createServer(withFastPath(app.callback(), getClusters, services));
  services.drain.watch(server);
  surfaces.attach(server);
  const io = attachRealtime(server, services);
  const stopMetrics = await serveMetrics(services, io);
  await listen(server, env);
  outage.watch(log, database);
  clock.follow();
  services.noticeFeed.follow();
  services.moveFeed.follow();
  services.indexAudit.follow();
  services.failures.follow();
  for (const worker of workers(services)) {
    if (env.WORKERS) worker.follow();
    // What wakes it finds it stopped.
    else await worker.stop();
  }

  log.info({ ...summaryOf(env), jobs: count, seconds: secondsSince(begun) }, "started");

  return {
    server,
    services,
    async stop() {
      await services.drain.run(server, env.DRAIN_SECONDS, async () => {
        await services.sessionEnds.stop();
        await closeRealtime(io);
      });
      for (const worker of workers(services)) await worker.stop();
      await services.indexAudit.stop();
      await services.failures.stop();
      await jobs.stop();
      await surfaces.close();
      await services.noticeFeed.stop();
      await services.moveFeed.stop();
      await clock.stop();
      outage.stop();
      await services.fileReaders.stop();
      await stopMetrics();
      await database.close();
    },
  };
}

/** What acts by itself: sends mail, tells people, and does what has become due. */
const workers = ({ mail, housekeeper, alerts, digests }: Services) => [mail, housekeeper, alerts, digests];

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 100) / 10;

function listen(server: Server, { HOST, PORT }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
