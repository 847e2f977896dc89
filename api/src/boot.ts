import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import { seed } from "../db/seed.ts";
import { createApp } from "./app.ts";
import { IndexKeeper } from "./background/index-keeper.ts";
import { createDatabaseIfMissing, migrate, openDatabase } from "./database.ts";
import type { Env } from "./env.ts";
import { createPlaces } from "./gateways/places/index.ts";
import { createCaller } from "./http/caller.ts";
import { withFastPath } from "./http/fast-path.ts";
import { defineModels } from "./models/index.ts";
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

/** Longest that requests under way may hold up a shutdown, in milliseconds. */
const DRAIN = 10_000;

/** Brings everything up, in order, telling `say` what it does. Nothing listens before it can answer. */
export async function boot(env: Env, log: Logger, say: (step: string) => void): Promise<Running> {
  await createDatabaseIfMissing(env.DATABASE_URL);
  const database = openDatabase({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL });
  const applied = await migrate(database);
  if (applied.length > 0) say(`Applied ${applied.length} migrations`);
  defineModels(database);
  await seed(database, { demoJobs: env.DEMO_JOBS, now: new Date(), say });

  const jobs = new IndexKeeper(database, log);
  const count = await jobs.load();
  say(`Put ${count.toLocaleString("en-US")} jobs on the map`);
  jobs.follow();

  const places = await createPlaces(database, env, log);
  const services = createServices({ env, log, database, jobs, places, now: () => new Date() });
  await services.signer.load();
  const surfaces = await createSurfaces(services, createCaller(routes, services));
  const app = createApp(services, [...developerPages(services), ...surfaces.middleware], surfaces.release);
  const server = createServer(withFastPath(app.callback(), getClusters, services));
  surfaces.attach(server);
  const io = attachRealtime(server, services);
  await listen(server, env);
  services.mail.follow();
  services.noticeFeed.follow();
  services.moveFeed.follow();
  services.housekeeper.follow();
  services.alerts.follow();
  services.digests.follow();
  services.indexAudit.follow();

  return {
    server,
    services,
    async stop() {
      await services.indexAudit.stop();
      await jobs.stop();
      await services.housekeeper.stop();
      await services.alerts.stop();
      await services.digests.stop();
      await services.sessionEnds.stop();
      const closed = closeRealtime(io);
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), DRAIN);
      await closed;
      clearTimeout(timer);
      await surfaces.close();
      await services.mail.stop();
      await services.noticeFeed.stop();
      await services.moveFeed.stop();
      await services.fileReaders.stop();
      await database.close();
    },
  };
}

function listen(server: Server, { HOST, PORT }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
