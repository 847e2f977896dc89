import { createServer } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { pino } from "pino";
import { SharedLimits } from "../gateways/limits/index.ts";
import { clientAddress } from "../http/client-address.ts";
import { Drain } from "../http/drain.ts";
import { KEEP_ALIVE_MS } from "../http/keep-alive.ts";
import { Signer } from "../security/signer.ts";
import { keptFirst } from "../web/kept/kept-first.ts";
import { forwardTo } from "./forward.ts";
import { IndexMirror } from "./index-mirror.ts";
import type { FromThread, ThreadSetup, ToThread } from "./messages.ts";
import { PageCopies } from "./page-copies.ts";
import { ServedRequests } from "./served-requests.ts";
import { readClock } from "./shared-clock.ts";
import { threadMap } from "./thread-map.ts";

/** The thread itself: it sends kept pages and clusters, and forwards everything else to the main thread. */
const setup: ThreadSetup = workerData;
const tell = (message: FromThread) => parentPort?.postMessage(message);

const { env } = setup;
const now = readClock(setup.clock);
const signer = new Signer();
signer.use(setup.signingKey);
const mirror = new IndexMirror(setup.index, setup.number, now);
const copies = new PageCopies(setup.writes, (question) => tell({ question }));
const ownBytes = () => process.memoryUsage().heapTotal + mirror.index.ownBytes + copies.bytes;
const services = {
  env,
  log: pino({ level: env.LOG_LEVEL, base: null }, pino.destination(2)),
  limits: new SharedLimits(now, setup.limits),
  metrics: new ServedRequests(tell, ownBytes),
  signer,
};
const forward = forwardTo(setup.innerPath, (request) => clientAddress(request, env.TRUST_PROXY));
const pages = keptFirst(forward.request, { services, source: copies, release: setup.release });
const server = createServer(threadMap(pages, forward.request, mirror, services));
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.on("upgrade", forward.upgrade);
const drain = new Drain();
drain.watch(server);

parentPort?.on("message", (message: ToThread) => {
  if ("answer" in message) copies.hear(message.answer);
  else void drain.run(server, message.drainSeconds, async () => {}).then(() => tell("drained"));
});
server.listen({ host: setup.host, port: setup.port, reusePort: true }, () => tell("listening"));
