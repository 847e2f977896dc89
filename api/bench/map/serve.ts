/** One contender behind HTTP, in a process of its own: `serve.ts jobmap|supercluster|static|spatial JOBS`. */
import { createServer, type RequestListener } from "node:http";
import Koa from "koa";
import { pino } from "pino";
import { createApp } from "../../src/app.ts";
import { machineClock } from "../../src/background/database-clock.ts";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { openDatabase } from "../../src/database.ts";
import { readEnv } from "../../src/env.ts";
import { choosePlaces } from "../../src/gateways/places/index.ts";
import { withFastPath } from "../../src/http/fast-path.ts";
import { JobIndexBuilder } from "../../src/map/index.ts";
import { PlaceIndex } from "../../src/places/place-index.ts";
import { getClusters } from "../../src/routes/map/clusters.ts";
import { createServices } from "../../src/services.ts";
import { generateJobs } from "./data.ts";
import { MariaDb } from "./mariadb.ts";
import { readQuery } from "./paths.ts";
import { clustersOf, featuresOf, loadSupercluster } from "./rival.ts";
import { useServer } from "./server.ts";

const NOWHERE = "mysql://nobody@127.0.0.1:1/nothing";

/** The product's own endpoint, as `npm start` serves it; the index is filled here instead of from a database. */
function jobmap(jobs: number): RequestListener {
  const env = readEnv({ DATABASE_URL: NOWHERE, LOG_LEVEL: "silent", ADDRESS_LIMITS: "1000" });
  const log = pino({ level: "silent" });
  const database = openDatabase({ url: NOWHERE });
  const resultCache = new IndexKeeper(database, log);
  const builder = new JobIndexBuilder();
  for (const job of generateJobs(jobs)) builder.add(job);
  resultCache.index = builder.build();
  const places = choosePlaces(new PlaceIndex([]), env, log);
  const services = createServices({
    env,
    log,
    database,
    jobIndex: resultCache,
    places,
    clock: machineClock(),
  });
  return withFastPath(createApp(services, { middleware: [] }).callback(), getClusters, services);
}

/** Koa with supercluster, which answers every filter alike: with everything. */
function supercluster(jobs: number): RequestListener {
  const index = loadSupercluster(featuresOf(generateJobs(jobs)));
  const app = new Koa();
  app.use((context) => {
    const { view, zoom } = readQuery(context.url);
    context.body = { type: "FeatureCollection", features: clustersOf(index, view, zoom) };
  });
  return app.callback();
}

/** The same small answer to everything: what Node's HTTP costs. */
function fixed(): RequestListener {
  const body = Buffer.alloc(1_000, "x");
  return (_, response) => {
    response.writeHead(200, { "Content-Type": "application/octet-stream", "Content-Length": body.length });
    response.end(body);
  };
}

/** Koa with MariaDB's SPATIAL index, over the table that the other measurements have loaded. */
async function spatial(): Promise<RequestListener> {
  const database = new MariaDb(await useServer(process.env["BENCH_TABLE_URL"] ?? NOWHERE));
  await database.use();
  const app = new Koa();
  app.use(async (context) => {
    const { filter, view, zoom } = readQuery(context.url);
    context.body = await database.spatial(filter, view, zoom);
  });
  return app.callback();
}

const [kind, jobs] = [process.argv[2], Number(process.argv[3])];
const listener =
  kind === "jobmap"
    ? jobmap(jobs)
    : kind === "supercluster"
      ? supercluster(jobs)
      : kind === "spatial"
        ? await spatial()
        : fixed();
const server = createServer(listener);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
