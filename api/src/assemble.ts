import { createServer, type Server } from "node:http";
import type { Call } from "@jobmap/contract";
import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import type { Server as SocketServer } from "socket.io";
import { createApp } from "./app.ts";
import type { Clock } from "./background/database-clock.ts";
import { IndexKeeper } from "./background/index-keeper.ts";
import { IndexSaver } from "./background/index-saver.ts";
import { IndexSnapshots } from "./background/index-snapshots.ts";
import { createWorkers, type Workers } from "./background/workers.ts";
import type { Env } from "./env.ts";
import type { Outage } from "./errors/outage.ts";
import { allocateLimits } from "./gateways/limits/index.ts";
import { createPlaces } from "./gateways/places/index.ts";
import { createCaller } from "./http/caller.ts";
import { withFastPath } from "./http/fast-path.ts";
import { KEEP_ALIVE_MS } from "./http/keep-alive.ts";
import { attachRealtime, closeRealtime } from "./realtime/index.ts";
import { routes } from "./routes/index.ts";
import { getClusters } from "./routes/map/clusters.ts";
import { warmUp } from "./search/search-suggester.ts";
import { readSigningKey } from "./security/signing-key.ts";
import { createServices, type Services } from "./services.ts";
import { HttpThreads } from "./threads/http-threads.ts";
import { developerPages } from "./web/developer/index.ts";
import { keptFirst } from "./web/kept/kept-first.ts";
import { ownPages } from "./web/kept/own-pages.ts";
import type { PageServer } from "./web/page-server.ts";

export interface AssembleOptions {
  readonly env: Env;
  readonly log: Logger;
  /** Its schema is up to date, and the models are bound to it. */
  readonly database: Sequelize;
  readonly clock: Clock;
  readonly outage?: Outage;
  createPageServer(services: Services, call: Call): Promise<PageServer>;
  /** Called with each startup step; may throw to abort. */
  say?(step: string): void;
}

/** The whole product on top of a database. It does not listen yet, and no worker runs yet. */
export interface Product {
  readonly server: Server;
  readonly services: Services;
  readonly workers: Workers;
  readonly io: SocketServer;
  /** Listens beside the server with more threads; they end with `stop`. */
  startThreads(count: number, host: string, port: number): Promise<void>;
  /** Starts following the database, and starts the workers unless `WORKERS=0`. */
  start(): void;
  /** Stops accepting requests, finishes those in progress, and stops everything that {@link start} started. */
  stop(): Promise<void>;
}

/** Loads the map index and wires services, workers, routes, pages and sockets together. Tests run the same code as production. */
export async function assemble({
  createPageServer,
  say = () => {},
  ...given
}: AssembleOptions): Promise<Product> {
  const { env, log, database, clock } = given;
  const now = () => clock.now();
  const folder = env.INDEX_DIR;
  const snapshots = folder === undefined ? undefined : new IndexSnapshots({ database, folder, now });
  const jobIndex = new IndexKeeper(database, log, now, snapshots);
  const indexSaver = snapshots && new IndexSaver(jobIndex, log);
  // Reading places waits for the database, and the index for its file.
  const [count, places] = await Promise.all([jobIndex.load(), createPlaces(database, env, log)]);
  say(`Put ${count.toLocaleString("en-US")} jobs on the map`);
  const limitsMemory = allocateLimits();
  const services = createServices({ ...given, jobIndex, places, limitsMemory });
  const signingKey = await readSigningKey(database);
  services.signer.use(signingKey);
  await services.answerRecords.refresh();
  warmUp(services.searches);
  const workers = createWorkers(services);
  const pageServer = await createPageServer(services, createCaller(routes, services));
  const middleware = [...developerPages(services, workers), ...pageServer.middleware];
  const app = createApp(services, { ...pageServer, middleware });
  const { kept, release } = pageServer;
  const all = kept
    ? keptFirst(app.callback(), { services, source: ownPages(kept, services), release })
    : app.callback();
  const server = createServer(withFastPath(all, getClusters, services));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  services.drain.watch(server);
  pageServer.attach(server);
  const io = attachRealtime(server, services);
  const threads = new HttpThreads({ services, limits: limitsMemory, signingKey, kept, release, server });
  server.once("listening", () => services.payments.standIn?.webhooks.deliverTo(webhookUrl(server)));
  const {
    notificationFeed,
    moveFeed,
    assessmentFeed,
    messageFeed,
    uploadFeed,
    paymentFeed,
    indexAudit,
    failures,
    sightings,
    views,
    sessionEnds,
    answerRecords,
  } = services;
  const followers = [
    jobIndex,
    answerRecords,
    notificationFeed,
    moveFeed,
    assessmentFeed,
    messageFeed,
    uploadFeed,
    paymentFeed,
    indexAudit,
    failures,
    sightings,
    views,
  ];

  return {
    server,
    services,
    workers,
    io,
    startThreads: (count, host, port) => threads.start(count, host, port),
    start() {
      for (const follower of followers) follower.start();
      indexSaver?.start();
      if (env.WORKERS > 0) workers.start();
      // Stopped workers ignore signals.
      else void workers.stop();
    },
    async stop() {
      const draining = services.drain.run(server, env.DRAIN_SECONDS, async () => {
        await sessionEnds.stop();
        await closeRealtime(io);
      });
      await Promise.all([draining, threads.drain(env.DRAIN_SECONDS)]);
      await threads.stop();
      await workers.stop();
      await failures.stop();
      await sightings.stop();
      await views.stop();
      await indexAudit.stop();
      await answerRecords.stop();
      await indexSaver?.stop();
      await jobIndex.stop();
      await pageServer.close();
      await notificationFeed.stop();
      await moveFeed.stop();
      await assessmentFeed.stop();
      await messageFeed.stop();
      await uploadFeed.stop();
      await paymentFeed.stop();
      await services.fileReaders.stop();
      await services.resumes.stop();
      services.streets?.close();
      await services.payments.close();
    },
  };
}

/** Where the stand-in for Stripe reaches this process, whatever stands in front of it. */
function webhookUrl(server: Server): string {
  const at = server.address();
  const port = typeof at === "object" ? at?.port : undefined;
  return `http://127.0.0.1:${port}/api/v1/webhooks/stripe`;
}
