/**
 * The keeper of one private database server: a process that runs it for as long as any process holds a connection to the keeper's socket.
 * So `npm start`, an import and a test run can share a server without coordination, and a killed holder releases it automatically. Not
 * called by hand: see hold.mjs.
 *
 *   node keeper.mjs FOLDER '{"program": {…}, "fast": false}'
 */
import { existsSync, unlinkSync } from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "../log.mjs";
import { shown } from "../root.mjs";
import { listenForStop, requestStop, stopRequested } from "../stop.mjs";
import { startServer } from "./server.mjs";

const FIRST_HOLDER_MS = 5_000;
const RESTARTS = 5;

const [, , folder = "", settings = "{}"] = process.argv;
/** @type {{ program: import('./program.mjs').Program, fast: boolean }} */
const { program, fast } = JSON.parse(settings);
const socketPath = `${shown(folder)}/keeper.sock`;

/** @type {Set<net.Socket>} */
const holders = new Set();
/** The last holder waits for us to close its connection, which we do once the server has stopped. @type {net.Socket[]} */
const leaving = [];
/** The latest message, sent again to processes that connect later. @type {import('./hold.mjs').Message} */
let latest = { progress: "starting" };

/** @param {import('./hold.mjs').Message} message */
function tell(message) {
  latest = message;
  for (const holder of holders) holder.write(`${JSON.stringify(message)}\n`);
}

const entrance = net.createServer({ allowHalfOpen: true }, (socket) => {
  holders.add(socket);
  socket.write(`${JSON.stringify(latest)}\n`);
  socket.on("data", () => {});
  socket.on("error", () => {});
  socket.once("end", () => {
    holders.delete(socket);
    if (holders.size > 0) {
      socket.end();
    } else {
      leaving.push(socket);
      requestStop("the last holder left");
    }
  });
  socket.once("close", () => {
    if (holders.delete(socket) && holders.size === 0) requestStop("the last holder died");
  });
});

/** Keeps the server up, however it ends, until we are asked to stop. */
async function keep() {
  for (let failures = 0; failures < RESTARTS; ) {
    const server = await startServer(folder, program, { fast, progress: (progress) => tell({ progress }) });
    const since = performance.now();
    tell({ ready: { url: server.url, version: server.version } });
    const stopped = await Promise.race([server.exited.then(() => false), stopRequested().then(() => true)]);
    if (stopped) return server.stop();
    failures = performance.now() - since > 30_000 ? 0 : failures + 1;
    await sleep(500);
  }
  throw new Problem(
    `The private database exited ${RESTARTS} times in a row: see ${shown(folder)}/server.log.`,
  );
}

async function open() {
  if (existsSync(socketPath)) {
    const taken = await new Promise((resolve) => {
      const probe = net.connect({ path: socketPath });
      probe.once("connect", () => resolve(true)).once("error", () => resolve(false));
      probe.once("connect", () => probe.destroy());
    });
    if (taken) process.exit(0);
    unlinkSync(socketPath);
  }
  entrance.listen(socketPath);
  setTimeout(() => holders.size > 0 || requestStop("nobody came"), FIRST_HOLDER_MS).unref();
}

listenForStop();
await open();
stopRequested().then(() => entrance.close());
await keep().catch((error) => {
  console.error(error);
  tell({ problem: error instanceof Problem ? error.message : String(error) });
  entrance.close();
});
for (const socket of [...holders, ...leaving]) socket.end();
setTimeout(() => process.exit(), 1000).unref();
